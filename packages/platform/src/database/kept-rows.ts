import { sql } from 'drizzle-orm'
import { rowsOf, type Database, type Queries } from './connection.ts'

/** Schema of the saved rows. */
const schema = 'cw_kept'

/** Saves a snapshot of every row in the database itself. */
export async function keepRows(database: Database): Promise<void> {
  await database.asPlatform(async (queries) => {
    await queries.execute(sql`create schema ${sql.identifier(schema)}`)
    await queries.execute(sql`create table ${notes} (name text not null)`)
    const names = await tablesOf(queries)
    for (const name of names)
      await queries.execute(sql`create table ${keptTable(name)} as table ${sql.identifier(name)}`)
    await queries.execute(
      sql`create table ${sequences} as select sequencename, last_value from pg_sequences where schemaname = 'public'`,
    )
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

/** Restores every row to the snapshot and removes new ones. Takes time in proportion to the changes since. */
export async function bringBackRows(database: Database): Promise<void> {
  await database.asPlatform(async (queries) => {
    // Rows are restored table by table: a reference may exist before its target.
    await queries.execute(sql`set local session_replication_role = replica`)
    const noted = await rowsOf<{ name: string }>(queries, sql`delete from ${notes} returning name`)
    for (const name of new Set(noted.map((row) => row.name))) {
      await queries.execute(sql`delete from ${sql.identifier(name)}`)
      await queries.execute(
        sql`insert into ${sql.identifier(name)} overriding system value select * from ${keptTable(name)}`,
      )
    }
    // New rows have the numbers that they have in a database that no test has used.
    await queries.execute(
      sql`select setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value is not null) from ${sequences}`,
    )
  })
}

/** Number of writes to each table since the snapshot was taken or restored, without tables that have none. */
export async function writesByTable(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database.asPlatform((queries) =>
    rowsOf<{ name: string; writes: number }>(
      queries,
      sql`select name, count(*)::int as writes from ${notes} group by name`,
    ),
  )
  return new Map(rows.map(({ name, writes }) => [name, writes]))
}

/** One row for each writing statement, so that concurrent transactions never wait for each other. */
const notes = sql`${sql.identifier(schema)}.cw_notes`
const takeNote = sql`${sql.identifier(schema)}.cw_take_note`

/** Last numbers of the tables' identities. */
const sequences = sql`${sql.identifier(schema)}.cw_sequences`

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
