import { sql } from 'drizzle-orm'
import { rowsOf, type Database, type Queries } from '../database/connection.ts'

/** Schema in which the rows are kept that a reset brings back. */
const schema = 'cw_kept'

/** Keeps every row as it is now. @returns the function that brings all of them back, and removes what is new */
export async function keepRows(database: Database): Promise<() => Promise<void>> {
  const tables = await database.asPlatform(async (queries) => {
    const names = await tablesOf(queries)
    await queries.execute(sql`create schema ${sql.identifier(schema)}`)
    for (const name of names) await queries.execute(sql`create table ${kept(name)} as table ${sql.identifier(name)}`)
    return names
  })
  return () =>
    database.asPlatform(async (queries) => {
      // Rows come back table by table: a reference may be there before what it refers to.
      await queries.execute(sql`set local session_replication_role = replica`)
      await queries.execute(sql`truncate ${sql.join(tables.map((name) => sql.identifier(name)), sql`, `)}`)
      for (const name of tables) await queries.execute(sql`insert into ${sql.identifier(name)} overriding system value select * from ${kept(name)}`)
    })
}

function kept(name: string) {
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`
}

async function tablesOf(queries: Queries): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(queries, sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  return rows.map(({ name }) => name)
}
