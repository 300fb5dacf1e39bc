import { hexOf, type ZipArchive, type ZipFile } from '@console-widgets/package-parser'

/** Files with the same content. */
export interface DuplicateFiles {
  files: string[]
  size: number
}

/** Smaller files aren't worth a change. */
const smallest = 4096
const largest = 16 * 1024 ** 2
/** Bytes that are compared, and groups that are kept. */
const mostBytes = 64 * 1024 ** 2
const mostGroups = 50

/** Finds files with the same content: by size and checksum of the directory first, then by SHA-256. */
export async function findDuplicates(archive: ZipArchive, signal: AbortSignal): Promise<DuplicateFiles[]> {
  const candidates = new Map<string, ZipFile[]>()
  for (const file of archive.files) {
    if (file.unpacked < smallest || file.unpacked > largest) continue
    const key = `${file.unpacked} ${file.entry.signature}`
    candidates.set(key, [...(candidates.get(key) ?? []), file])
  }
  const found: DuplicateFiles[] = []
  let compared = 0
  for (const files of candidates.values()) {
    const [first] = files
    if (!first || files.length < 2 || found.length >= mostGroups) continue
    compared += first.unpacked * files.length
    if (compared > mostBytes) break
    signal.throwIfAborted()
    for (const same of await sameContent(archive, files))
      found.push({ files: same.map(({ name }) => name), size: first.unpacked })
  }
  return found.sort((one, other) => other.size * other.files.length - one.size * one.files.length)
}

async function sameContent(archive: ZipArchive, files: readonly ZipFile[]): Promise<ZipFile[][]> {
  const byHash = new Map<string, ZipFile[]>()
  for (const file of files) {
    const bytes = await archive.unpack(file, largest).catch(() => undefined)
    // A damaged file is a finding of its own, and the same as no other.
    if (!bytes) continue
    const hash = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
    byHash.set(hash, [...(byHash.get(hash) ?? []), file])
  }
  return [...byHash.values()].filter((same) => same.length > 1)
}
