import type { Console } from '@console-widgets/core'

/**
 * Pages by name, each with the pattern of its route: `{ 'apps.app': '/apps/:appId' }`. A service's `routes.ts` has its
 * own pages and those of others that its screens link to, since services do not import each other.
 */
export type RouteTable = Readonly<Record<string, `/${string}`>>

/** Names of the parts of a pattern that differ from thing to thing: `appId` of `/apps/:appId`. */
export type RouteParameter<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | RouteParameter<`/${More}`>
    : Rest
  : never

/** The values that fill a pattern. */
export type RouteValues<Pattern extends string> = Readonly<Record<RouteParameter<Pattern>, string>>

/** Gives the route of a page by its name; `values` only where its pattern has parameters. */
export type RouteTo<Table extends RouteTable> = <Page extends keyof Table & string>(
  page: Page,
  ...values: [RouteParameter<Table[Page]>] extends [never] ? [] : [values: RouteValues<Table[Page]>]
) => string

/**
 * Routes to pages by name, at the patterns that the console maps them to (`createConsole({ routes })`), else at those
 * of the table:
 *
 * ```ts
 * const routeTo = routesOf(console, { 'apps.app': '/apps/:appId' } as const)
 * routeTo('apps.app', { appId: '108370001' }) // /apps/108370001
 * ```
 */
export function routesOf<Table extends RouteTable>({ options }: Console, table: Table): RouteTo<Table> {
  return (page, ...[values]) => fillRoute(options.routes?.[page] ?? (table[page] as string), values ?? {})
}

/** Puts values into the parts of a pattern that have their names. */
export function fillRoute(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([a-z]\w*)/gi, (_, name: string) => encodeURIComponent(values[name] as string))
}
