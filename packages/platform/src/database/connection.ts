import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either engine; handlers see this type alone. */
export type Queries = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

/** Drizzle for what only looks. */
export type Selecting = Pick<Queries, 'select'>

/** A database that the platform runs on. */
export interface Database {
  /** Runs in one transaction with the rights of the platform itself: for sign-in, actors and start-up. */
  asPlatform<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** Reads with the rights of the platform itself, each statement for itself: what is asked before every request. */
  look<T>(work: (queries: Selecting) => Promise<T>): Promise<T>
  /** Runs in one transaction in which only the team's rows exist: the database itself compares. */
  asTeam<T>(scope: TeamScope, work: (queries: Queries) => Promise<T>): Promise<T>
  /** Reads in one transaction in which only what is public exists: the views that say so by their names. */
  asPublic<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** Runs a script of several statements, for migrations. */
  script(sql: string): Promise<void>
  /** Runs work that no other node on this database does at the same time, such as the start. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Whose rows a transaction sees and makes. */
export interface TeamScope {
  teamId: string
  userId: string
  /** The apps whose rows it sees and makes; undefined: all of the team's. */
  appIds?: readonly string[] | undefined
  /** Record of the audit trail that its changes belong to; none keeps them out of the trail. */
  recordId?: string
  /** The transaction changes nothing: the database itself refuses what would. */
  readOnly?: boolean
}

/** Rows of a raw query; the two engines wrap them alike. */
export async function rowsOf<Row>(queries: Queries, query: SQL): Promise<Row[]> {
  const result = (await queries.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}
