import type { Console } from '@console-widgets/core'

/**
 * Pages by name, each with its route pattern: `{ 'apps.app': '/apps/:appId' }`. A service's `routes.ts` has its own
 * pages and those of other services that it links to, since services do not import each other.
 */
export type RouteTable = Readonly<Record<string, `/${string}`>>

/** Parameter names in a pattern: `appId` in `/apps/:appId`. */
export type RouteParameter<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | RouteParameter<`/${More}`>
    : Rest
  : never

/** Values for the parameters of a pattern. */
export type RouteValues<Pattern extends string> = Readonly<Record<RouteParameter<Pattern>, string>>

/** Returns the route of a page by its name. `values` is required only if the pattern has parameters. */
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

/** Fills in the parameters of a pattern. */
export function fillRoute(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([a-z]\w*)/gi, (_, name: string) => encodeURIComponent(values[name] as string))
}
