import { inArray } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { isPdf, readableText } from '@console-widgets/platform/files/document-file'
import { objects } from '@console-widgets/platform/files/tables'
import { readPdf } from '@console-widgets/platform/files/read-pdf'
import { qualificationFiles, type StoredDocument } from './tables.ts'

/** Text of a document’s files; null if they are scans, `unreadable` if one of them can’t be read any more. */
export type DocumentText = string | null | 'unreadable'

/** Reads the text of each document, outside a transaction. */
export async function readTexts(
  { database, objects: store }: Pick<PlatformParts, 'database' | 'objects'>,
  documents: readonly StoredDocument[],
): Promise<DocumentText[]> {
  const results: DocumentText[] = []
  for (const { fileIds } of documents) {
    const rows = await database.asPlatform(async (db) => {
      const files = await db.select().from(qualificationFiles).where(inArray(qualificationFiles.fileId, fileIds))
      return db
        .select({ storageKey: objects.storageKey, size: objects.size })
        .from(objects)
        .where(
          inArray(
            objects.objectId,
            files.map(({ objectId }) => objectId),
          ),
        )
    })
    const texts: string[] = []
    let isReadable = rows.length === fileIds.length
    for (const { storageKey, size } of rows) {
      if (storageKey === null || (await store.size(storageKey)) === undefined) {
        isReadable = false
        continue
      }
      const bytes = await store.read(storageKey, 0, size)
      if (!isPdf(bytes)) continue
      const content = await readPdf(bytes)
      if (typeof content === 'string') isReadable = false
      else texts.push(content.text)
    }
    results.push(isReadable ? readableText(texts) : 'unreadable')
  }
  return results
}
