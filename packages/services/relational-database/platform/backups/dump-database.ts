import type { EngineInfo, EngineSession } from '@console-widgets/platform/sql-engines/engine'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { beginAsKeeper, runAsKeeper } from './keeper-session.ts'
import { type Part, writeJson, writePart } from './parts.ts'
import { readStructure, type Structure } from './structure.ts'
import { readRows, rowsOfLargeObjects, rowsOfTable } from './table-rows.ts'

/** Where the content of a backup is. Parts that haven't changed since an earlier backup are shared with it. */
export interface BackupContent {
  structure: { key: string; size: number; sha256: string }
  /** Rows of each table of the structure, and finally the large objects. */
  parts: Part[]
}

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
}

/**
 * Stores a database as it is at one moment: its structure, and the rows of each table.
 * @throws BackupFault, after which nothing of it remains in the store
 */
export async function dumpDatabase(session: EngineSession, options: DumpOptions): Promise<BackupContent> {
  const { store, prefix, last, onProgress } = options
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
  try {
    await beginAsKeeper(session)
    // The role of all writers can't read what an account has created in its own name, but the keeper can.
    await runAsKeeper(session, 'set local role none')
    const structure: Structure = await readStructure(session, options.databaseId, options.engine)
    const queries = [...structure.tables.map(rowsOfTable), rowsOfLargeObjects]
    const parts: Part[] = []
    for (const [index, query] of queries.entries()) {
      const key = `${prefix}-p${index}`
      written.push(key)
      parts.push(await share(await writePart(store, key, readRows(session, query))))
      await onProgress?.(index + 1, queries.length)
    }
    const key = `${prefix}-s`
    written.push(key)
    return { structure: await share({ key, ...(await writeJson(store, key, structure)) }), parts }
  } catch (error) {
    for (const key of written) await store.remove(key)
    throw error
  } finally {
    // Also undoes what reading needed.
    await runAsKeeper(session, 'rollback').catch(() => undefined)
  }
}

/** Keys of all objects of a backup. One of demo data has none. */
export function keysOf(content: BackupContent | null): string[] {
  return content ? [content.structure.key, ...content.parts.map(({ key }) => key)] : []
}
