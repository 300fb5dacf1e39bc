import type { RegionPrefix } from '@console-widgets/core'
import type { SQL } from 'drizzle-orm'
import type { PgAsyncDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle on either engine; the only type that handlers see. */
export type Queries = Pick<
  PgAsyncDatabase<PgQueryResultHKT>,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

/** Drizzle for reads. */
export type Selecting = Pick<Queries, 'select'>

/** Database that the platform runs on. */
export interface Database {
  /** Runs in one transaction with the platform's own rights: for sign-in, actors, and startup. */
  asPlatform<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** Reads with the platform's own rights, without a transaction: for queries that precede every request. */
  look<T>(work: (queries: Selecting) => Promise<T>): Promise<T>
  /** Runs in one transaction that sees only the team's rows, enforced by the database. */
  asTeam<T>(scope: TeamScope, work: (queries: Queries) => Promise<T>): Promise<T>
  /** Reads in one transaction in which only public rows exist: the views whose names say so. */
  asPublic<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /**
   * The same database for one request: if work has to wait for other work, all of the request's has the place in the
   * queue of this call.
   */
  forRequest(): Database
  /** Runs a script of multiple statements, for migrations. */
  script(sql: string): Promise<void>
  /** Runs work exclusively across all nodes on this database, such as startup. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Rows that a transaction can access. */
export interface TeamScope {
  teamId: string
  userId: string
  /** Apps whose rows are accessible. Undefined: all of the team's apps. */
  appIds?: readonly string[] | undefined
  /** Region whose rows are accessible, in tables that have one. Undefined: all regions. */
  region?: RegionPrefix | undefined
  /** Whether rows of demo projects are locked: a change of one is rejected. */
  locksDemo?: boolean | undefined
  /** Audit record that changes are attributed to. Without one, they aren't logged. */
  recordId?: string
  /** Read-only transaction, enforced by the database. */
  readOnly?: boolean
}

/** Rows of a raw query, in the same form for both engines. */
export async function rowsOf<Row>(queries: Queries, query: SQL): Promise<Row[]> {
  const result = (await queries.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}
