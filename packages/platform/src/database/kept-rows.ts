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
    await queries.execute(sql`create table ${keys} as ${primaryKeys}`)
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
    await queries.execute(sql`create table ${since} as select pg_current_xact_id()::xid as transaction`)
  })
}

/** Restores every row to the snapshot and removes new ones. Takes time in proportion to the changes since. */
export async function bringBackRows(database: Database): Promise<void> {
  await database.asPlatform(async (queries) => {
    // Rows are restored table by table: a reference may exist before its target.
    await queries.execute(sql`set local session_replication_role = replica`)
    const noted = await rowsOf<KeyedTable>(
      queries,
      sql`with noted as (delete from ${notes} returning name) select distinct name, key from noted left join ${keys} using (name)`,
    )
    for (const table of noted) await bringBack(queries, table)
    // All rows are those of the snapshot again, also those that this transaction has written.
    await queries.execute(sql`update ${since} set transaction = pg_current_xact_id()::xid`)
    // New rows have the numbers that they have in a database that no test has used.
    await queries.execute(
      sql`select setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value is not null) from ${sequences}`,
    )
  })
}

/**
 * Deletes the versions of rows that later transactions have written, and adds the rows that are missing. Writing a
 * whole table again would take a second for one with many events, and leave as many dead rows.
 */
async function bringBack(queries: Queries, { name, key }: KeyedTable): Promise<void> {
  const table = sql.identifier(name)
  await queries.execute(sql`delete from ${table} where age(xmin) < (select age(transaction) from ${since})`)
  const missing = key
    ? sql`select * from ${keptTable(name)} as kept where not exists (select from ${table} as own where ${sameKey(key)})`
    : sql`select * from ${keptTable(name)} except all select * from ${table}`
  await queries.execute(sql`insert into ${table} overriding system value ${missing}`)
}

/** A table, and the columns of its primary key, if it has one. */
interface KeyedTable {
  name: string
  key: readonly string[] | null
}

const sameKey = (key: readonly string[]) =>
  sql.join(
    key.map((column) => sql`own.${sql.identifier(column)} = kept.${sql.identifier(column)}`),
    sql` and `,
  )

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

/** The last transaction whose rows are those of the snapshot. */
const since = sql`${sql.identifier(schema)}.cw_since`

/** Columns of the primary key of each table. */
const keys = sql`${sql.identifier(schema)}.cw_keys`
const primaryKeys = sql`
  select pg_class.relname as name, array_agg(attname::text order by attnum) as key
  from pg_index
  join pg_class on pg_class.oid = indrelid
  join pg_attribute on attrelid = indrelid and attnum = any (indkey)
  where indisprimary and relnamespace = 'public'::regnamespace
  group by 1`

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
