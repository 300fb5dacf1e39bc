import type { FileDetail, FileEntry } from '../data.ts'
import { parentOfKey } from '../model.ts'
import { type ZippedFile, zipFiles, zipLimits } from './zip.ts'

/** The parts of a bucket's data that saving needs. */
export interface FileSource {
  readDetail: (key: string) => Promise<FileDetail>
  addressOf: (objectId: string) => Promise<string | undefined>
  readFiles: (prefix: string) => Promise<FileEntry[]>
}

/** Thrown if the files are too many or too large for one archive. */
export class TooMuchToZip extends Error {
  override name = 'TooMuchToZip'
}

/** URL of a file's contents, which the browser saves under the file's name. */
export async function addressOfFile(source: FileSource, key: string): Promise<string | undefined> {
  return source.addressOf((await source.readDetail(key)).objectId)
}

/** Archive of files and folders, with paths relative to the current folder. */
export async function archiveOf(
  source: FileSource,
  entries: readonly FileEntry[],
  onProgress: (done: number, total: number) => void,
): Promise<Blob> {
  const above = parentOfKey(entries[0]?.key ?? '')
  const found = await Promise.all(
    entries.map(async (entry) => (entry.kind === 'folder' ? source.readFiles(entry.key) : [entry])),
  )
  const files = found.flat().filter(({ kind }) => kind === 'file')
  if (files.length > zipLimits.files || files.reduce((sum, { size }) => sum + size, 0) > zipLimits.bytes)
    throw new TooMuchToZip()
  const zipped: ZippedFile[] = []
  for (const { key, updateTime } of files) {
    onProgress(zipped.length, files.length)
    const address = await addressOfFile(source, key)
    if (address === undefined) continue
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${answer.status}`)
    zipped.push({ path: key.startsWith(above) ? key.slice(above.length) : key, bytes: await answer.blob(), updateTime })
  }
  onProgress(files.length, files.length)
  return zipFiles(zipped)
}
