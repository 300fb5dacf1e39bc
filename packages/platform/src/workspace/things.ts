import type { RegionPrefix } from '@console-widgets/core'
import { and, asc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgViewWithSelection } from 'drizzle-orm/pg-core'
import type { QuestionTakers } from '../calls/events.ts'
import type { Queries } from '../database/connection.ts'
import { likePattern } from '../database/list-rows.ts'
import type { PageLink } from './page-link.ts'

/** A thing of a team that has a page. */
export interface Thing {
  /** Service and table, such as `apps.apps`. The service has a word for its rows: `rows.apps.apps`. */
  kind: string
  id: string
  name: string
  /** Position of its kind among search results: what people look for most comes first. */
  order: number
  /** What tells it from others of the same name, such as a package name. May be empty. */
  detail: string
  page: PageLink
}

/** Which things are wanted: those that match a text, those with the IDs of their kind, or the one that a page shows. */
export type WantedThings = { text: string } | { ids: Readonly<Record<string, readonly string[]>> } | { page: PageLink }

export interface ThingsQuestion {
  wanted: WantedThings
  /** Maximum number of each kind. */
  most: number
  /** Leaves out things whose data are in another region (R71). Undefined for a platform without separate regions. */
  region?: RegionPrefix | undefined
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Things of the services; of those that match a text, the best first. */
    'workspace.things': { question: ThingsQuestion; answer: readonly Thing[] }
  }
}

/** How things of one kind are found. */
export interface ThingKind {
  kind: string
  /** Position among search results. Default 50. */
  order?: number
  // oxlint-disable-next-line typescript/no-explicit-any -- any view
  from: PgTable | PgViewWithSelection<any> | SQL
  id: PgColumn | SQL<string>
  name: PgColumn | SQL<string>
  detail?: PgColumn | SQL<string>
  /** Another value that finds it, such as a link that leads to it. Compared as a whole. */
  alias?: PgColumn | SQL<string | null>
  /** Name of the route of its page, and the columns of the route's parameters. */
  page: string
  parameters: Readonly<Record<string, PgColumn | SQL<string>>>
  /**
   * Whether the page shows others as well, so that opening it is no visit of this one. A link to a list by whose field
   * they have their names leads to this one alone.
   */
  sharesPage?: true | { byField: string }
  /** Region of the data, of things whose page shows only those of the selected site. */
  region?: PgColumn | SQL<string>
  /** Further condition, such as one that leaves out deleted rows. */
  where?: SQL | undefined
}

/** Answers for the things of a service, which are found by name, detail, ID, and alias. */
export function answerWithThings(kinds: readonly ThingKind[]): Pick<QuestionTakers, 'workspace.things'> {
  return {
    'workspace.things': async (question, { db }) => {
      const found: Thing[] = []
      for (const kind of kinds) found.push(...(await findThings(db, kind, question)))
      return found
    },
  }
}

async function findThings(db: Queries, of: ThingKind, { wanted, most, region }: ThingsQuestion): Promise<Thing[]> {
  const { kind, order = 50, from, id, name, page, parameters, sharesPage, where } = of
  const detail = of.detail ?? sql<string>`''`
  const match = conditionFor(of, wanted)
  if (!match) return []
  const rows = await db
    .select({ id, name: sql<string>`${name}`, detail: sql<string>`coalesce(${detail}, '')`, ...parameters })
    .from(from as PgTable)
    .where(and(match, where, of.region && region ? eq(sql`${of.region}`, region) : undefined))
    .orderBy(...('text' in wanted ? bestFirst(name, wanted.text) : []), asc(sql`${name}`), asc(sql`${id}`))
    .limit(most)
  return rows.map((row) => ({
    kind,
    order,
    id: String(row.id),
    name: row.name,
    detail: row.detail,
    page: {
      id: page,
      values: {
        ...Object.fromEntries(Object.keys(parameters).map((parameter) => [parameter, String(row[parameter as never])])),
        ...(typeof sharesPage === 'object' ? { filter: filterFor(sharesPage.byField, row.name) } : {}),
      },
    },
  }))
}

/** Filter in the address of a list for the rows that have a value. */
const filterFor = (field: string, value: string) => `${field}:=:${encodeURIComponent(value)}`

function conditionFor(of: ThingKind, wanted: WantedThings): SQL | undefined {
  if ('text' in wanted) return matchText(of, wanted.text)
  return 'ids' in wanted ? matchIds(of, wanted.ids[of.kind] ?? []) : matchPage(of, wanted.page)
}

function matchPage({ page, parameters, sharesPage }: ThingKind, wanted: PageLink): SQL | undefined {
  if (page !== wanted.id || sharesPage) return undefined
  return and(...Object.entries(parameters).map(([name, column]) => eq(sql`${column}`, wanted.values[name] ?? '')))
}

const matchIds = ({ id }: ThingKind, ids: readonly string[]): SQL | undefined =>
  ids.length > 0 ? inArray(sql`${id}`, [...ids]) : undefined

function matchText({ alias, id, name, detail }: ThingKind, text: string): SQL | undefined {
  const pattern = likePattern(text)
  return or(
    ilike(sql`${name}`, pattern),
    detail && ilike(sql`${detail}`, pattern),
    sql`${id}::text = ${text}`,
    alias && sql`${alias} = ${text}`,
  )
}

/** Names that begin with the text come first, then those that have it elsewhere. */
const bestFirst = (name: PgColumn | SQL<string>, text: string): SQL[] => [
  sql`case when ${name} ilike ${likePattern(text).slice(1)} then 0 when ${name} ilike ${likePattern(text)} then 1 else 2 end`,
]
