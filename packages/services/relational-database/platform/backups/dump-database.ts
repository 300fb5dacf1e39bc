import type { EngineInfo, EngineSession } from '@console-widgets/platform/sql-engines/engine'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { BackupFault, beginAsKeeper, runAsKeeper } from './keeper-session.ts'
import { type Part, writeJson, writePart } from './parts.ts'
import { readStructure, type Structure } from './structure.ts'
import { readRows, type Row, rowsOfLargeObjects, rowsOfTable } from './table-rows.ts'

/** Where the content of a backup is. Parts that haven't changed since an earlier backup are shared with it. */
export interface BackupContent {
  structure: { key: string; size: number; sha256: string }
  /** Rows of each table of the structure, and finally the large objects. */
  parts: Part[]
  /** The database and its snapshot of transactions. While it is the same, nothing has been committed. */
  mark?: string
}

/** What a backup may read: one that would read more ends. */
export interface DumpBudget {
  rows: number
  /** Of the rows, as text. */
  bytes: number
  /** Milliseconds that it waits for a lock of another session. */
  lockWait: number
}

/** The database is larger than the budget of a backup. */
export class OverBudget extends BackupFault {}

export interface DumpOptions {
  store: ObjectStore
  engine: EngineInfo
  /** ID in the engine. */
  databaseId: string
  /** Prefix of the keys of new objects. */
  prefix: string
  /** Content of the last backup, whose unchanged parts are used again. */
  last: BackupContent | undefined
  /** Called after each table. */
  onProgress?: (done: number, total: number) => Promise<void>
  /** Default: none. */
  budget?: DumpBudget | undefined
}

/**
 * Stores a database as it is at one moment: its structure, and the rows of each table.
 * @throws BackupFault, after which nothing of it remains in the store
 */
export async function dumpDatabase(session: EngineSession, options: DumpOptions): Promise<BackupContent> {
  const { store, prefix, last, onProgress, budget } = options
  const written: string[] = []
  const known = new Map(
    [...(last ? [last.structure, ...last.parts] : [])].map((part) => [`${part.size} ${part.sha256}`, part.key]),
  )
  /** Uses the earlier object with the same content, if there is one. */
  const share = async <Stored extends { key: string; size: number; sha256: string }>(
    stored: Stored,
  ): Promise<Stored> => {
    const key = known.get(`${stored.size} ${stored.sha256}`)
    if (!key || (await store.size(key)) !== stored.size) return stored
    await store.remove(stored.key)
    return { ...stored, key }
  }
  const spend = createPurse(budget)
  if (last?.mark !== undefined && last.mark === (await readMark(session, options))) return last
  try {
    await beginAsKeeper(session)
    if (budget) await runAsKeeper(session, `set local lock_timeout = ${budget.lockWait}`)
    // The role of all writers can't read what an account has created in its own name, but the keeper can.
    await runAsKeeper(session, 'set local role none')
    const structure: Structure = await readStructure(session, options.databaseId, options.engine)
    const mark = await readMark(session, options)
    const queries = [...structure.tables.map(rowsOfTable), rowsOfLargeObjects]
    const parts: Part[] = []
    for (const [index, query] of queries.entries()) {
      const key = `${prefix}-p${index}`
      written.push(key)
      parts.push(await share(await writePart(store, key, spend(readRows(session, query)))))
      await onProgress?.(index + 1, queries.length)
    }
    const key = `${prefix}-s`
    written.push(key)
    return { structure: await share({ key, ...(await writeJson(store, key, structure)) }), parts, mark }
  } catch (error) {
    for (const key of written) await store.remove(key)
    throw error
  } finally {
    // Also undoes what reading needed.
    await runAsKeeper(session, 'rollback').catch(() => undefined)
  }
}

/** Every transaction that writes has a number, by which it differs from the snapshots before it. */
async function readMark(session: EngineSession, { databaseId }: DumpOptions): Promise<string> {
  const [[snapshot] = []] = await runAsKeeper(session, 'select pg_catalog.pg_current_snapshot()::text')
  return `${databaseId} ${snapshot}`
}

/** Passes rows on while the budget lasts. @throws OverBudget */
function createPurse(budget: DumpBudget | undefined): (batches: AsyncIterable<Row[]>) => AsyncIterable<Row[]> {
  if (!budget) return (batches) => batches
  let { rows, bytes } = budget
  return async function* spend(batches) {
    for await (const batch of batches) {
      rows -= batch.length
      for (const row of batch) for (const value of row) bytes -= value?.length ?? 0
      if (rows < 0 || bytes < 0) throw new OverBudget('The database is too large to be backed up with every change')
      yield batch
    }
  }
}

/** Keys of all objects of a backup. One of demo data has none. */
export function keysOf(content: BackupContent | null): string[] {
  return content ? [content.structure.key, ...content.parts.map(({ key }) => key)] : []
}
