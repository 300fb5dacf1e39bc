import type { KeyValueStore } from '../options.ts'

/** A multipart upload under way, as it is kept over page loads. */
export interface UploadRecord {
  objectId: string
  nspUploadId: string
  partSize: number
}

/** The place where the record of one file's upload is kept over page loads. */
export interface UploadRecordPlace {
  /** Name of the place, unique to the file and to what it is uploaded for. */
  readonly name: string
  find(): UploadRecord | undefined
  keep(record: UploadRecord): void
  forget(): void
}

/**
 * A file is known by name, size and time of change, without reading it.
 * @param scope what the same file may be uploaded for more than once: platform, team and bizTag.
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
