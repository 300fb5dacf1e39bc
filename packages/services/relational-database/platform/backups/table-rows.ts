import { qualifiedSqlName, sqlName, sqlText } from '@console-widgets/relational-database/model'
import type { EngineSession } from '@console-widgets/platform/sql-engines/engine'
import { BackupFault, runAsKeeper } from './keeper-session.ts'
import type { TableRef } from './structure.ts'

/** Values of a row, in PostgreSQL's text form. */
export type Row = (string | null)[]

/** Bytes that are read at a time, and that a single row may have. */
const bytesAtOnce = 8 * 1024 * 1024
const bytesOfRow = 256 * 1024 * 1024
const rowsAtOnce = 2000
/** Characters of a statement that inserts rows. */
const statementLength = 1024 * 1024

/** Query for all rows of a table. */
export function rowsOfTable({ schema, table, columns }: TableRef): string {
  return `select ${columns.map(sqlName).join(', ')} from only ${qualifiedSqlName(schema, table)}`
}

/** Query for all large objects. */
export const rowsOfLargeObjects = 'select oid, lo_get(oid) from pg_largeobject_metadata order by oid'

/** Reads the rows of a query in batches, each as large as memory allows. @throws BackupFault */
export async function* readRows(session: EngineSession, query: string): AsyncGenerator<Row[]> {
  await runAsKeeper(session, `declare backed_up scroll cursor for ${query}`)
  let count = 1
  let bytes = bytesAtOnce
  for (let at = 0; ;) {
    const result = await session.run(`fetch ${count} from backed_up`, { rows: count, bytes, cellBytes: bytesOfRow })
    if (result.error) throw new BackupFault(result.error.message)
    const { rows, truncated } = result
    if (rows.length > 0) yield rows
    at += rows.length
    if (truncated) {
      if (rows.length === 0 && bytes === bytesOfRow)
        throw new BackupFault(`Row ${at + 1} has more than ${bytesOfRow / 1024 ** 2} MB`)
      // A single row may be larger than a batch.
      bytes = rows.length === 0 ? bytesOfRow : bytesAtOnce
      count = Math.max(1, rows.length)
      await runAsKeeper(session, `move absolute ${at} from backed_up`)
    } else if (rows.length < count) break
    else {
      bytes = bytesAtOnce
      const fitting = Math.floor(bytesAtOnce / 2 / Math.max(1, result.bytes / rows.length))
      count = Math.max(1, Math.min(rowsAtOnce, fitting, count * 50))
    }
  }
  await runAsKeeper(session, 'close backed_up')
}

/** Inserts rows into a table whose keys, checks, and triggers don't exist yet. */
export async function insertRows(
  session: EngineSession,
  { schema, table, columns }: TableRef,
  rows: AsyncIterable<Row>,
): Promise<number> {
  const target = qualifiedSqlName(schema, table)
  let count = 0
  if (columns.length === 0) {
    for await (const _ of rows) count++
    await runAsKeeper(session, `insert into ${target} select from generate_series(1, ${count})`)
    return count
  }
  const start = `insert into ${target} (${columns.map(sqlName).join(', ')}) overriding system value values `
  let values: string[] = []
  let length = 0
  const flush = async () => {
    if (values.length > 0) await runAsKeeper(session, start + values.join(','))
    values = []
    length = 0
  }
  for await (const row of rows) {
    const value = `(${row.map((each) => (each === null ? 'null' : sqlText(each))).join(',')})`
    values.push(value)
    length += value.length
    count++
    if (length > statementLength || values.length >= rowsAtOnce) await flush()
  }
  await flush()
  return count
}

/** Creates large objects with their numbers, which rows may refer to. */
export async function createLargeObjects(session: EngineSession, rows: AsyncIterable<Row>): Promise<number> {
  let count = 0
  for await (const [number, bytes] of rows) {
    await runAsKeeper(session, `select lo_from_bytea(${number}::oid, ${sqlText(bytes ?? '')}::bytea)`)
    count++
  }
  return count
}
