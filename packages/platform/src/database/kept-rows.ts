import { sql } from 'drizzle-orm'
import { rowsOf, type Database, type Queries } from './connection.ts'

/** Schema in which the rows are kept. */
const schema = 'cw_kept'

/** Keeps every row as it is now, in the database itself. */
export async function keepRows(database: Database): Promise<void> {
  await database.asPlatform(async (queries) => {
    await queries.execute(sql`create schema ${sql.identifier(schema)}`)
    await queries.execute(sql`create table ${notes} (name text not null)`)
    const names = await tablesOf(queries)
    for (const name of names)
      await queries.execute(sql`create table ${keptTable(name)} as table ${sql.identifier(name)}`)
    await queries.execute(sql`
      create function ${takeNote}() returns trigger language plpgsql security definer as $note$
      begin
        insert into ${notes} values (tg_table_name);
        return null;
      end $note$`)
    for (const name of names)
      await queries.execute(
        sql`create trigger cw_kept after insert or update or delete or truncate on ${sql.identifier(name)} for each statement execute function ${takeNote}()`,
      )
  })
}

/** Brings every row back that was kept, and removes what is new. It takes as long as what has changed since. */
export async function bringBackRows(database: Database): Promise<void> {
  await database.asPlatform(async (queries) => {
    // Rows come back table by table: a reference may be there before what it refers to.
    await queries.execute(sql`set local session_replication_role = replica`)
    const noted = await rowsOf<{ name: string }>(queries, sql`delete from ${notes} returning name`)
    for (const name of new Set(noted.map((row) => row.name))) {
      await queries.execute(sql`delete from ${sql.identifier(name)}`)
      await queries.execute(
        sql`insert into ${sql.identifier(name)} overriding system value select * from ${keptTable(name)}`,
      )
    }
  })
}

/** How often each table was written to since its rows were kept or brought back; none that was not. */
export async function writesByTable(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database.asPlatform((queries) =>
    rowsOf<{ name: string; writes: number }>(
      queries,
      sql`select name, count(*)::int as writes from ${notes} group by name`,
    ),
  )
  return new Map(rows.map(({ name, writes }) => [name, writes]))
}

/** One row for each statement that has written to a table: nothing there for two transactions to wait for. */
const notes = sql`${sql.identifier(schema)}.cw_notes`
const takeNote = sql`${sql.identifier(schema)}.cw_take_note`

function keptTable(name: string) {
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`
}

async function tablesOf(queries: Queries): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    queries,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}
