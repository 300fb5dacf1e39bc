import type { KeyValueStore } from '../options.ts'

/** Multipart upload in progress, as stored across page loads. */
export interface UploadRecord {
  objectId: string
  nspUploadId: string
  partSize: number
}

/** Stores the record of one file's upload across page loads. */
export interface UploadRecordPlace {
  /** Storage key, unique to the file and its scope. */
  readonly name: string
  find(): UploadRecord | undefined
  keep(record: UploadRecord): void
  forget(): void
}

/**
 * Identifies a file by name, size, and modification time, without reading it.
 * @param scope tells uploads of the same file apart: platform, team, and bizTag.
 */
export function uploadRecordPlace(
  store: KeyValueStore,
  scope: readonly string[],
  file: { name: string; size: number; lastModified: number },
): UploadRecordPlace {
  const name = `cw-upload:${JSON.stringify([...scope, file.name, file.size, file.lastModified])}`
  return {
    name,
    find() {
      try {
        const record = JSON.parse(store.getItem(name) ?? 'null') as UploadRecord | null
        return record &&
          typeof record.nspUploadId === 'string' &&
          typeof record.objectId === 'string' &&
          record.partSize > 0
          ? record
          : undefined
      } catch {
        return undefined
      }
    },
    keep: (record) => store.setItem(name, JSON.stringify(record)),
    forget: () => store.removeItem(name),
  }
}
