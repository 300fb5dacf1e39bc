import { Reader, ZipReader, type Entry, type FileEntry } from '@zip.js/zip.js'
import { PackageFailure, viewOf, type PackageFile } from './package-file.ts'

/** A file in a package. */
export interface ZipFile {
  name: string
  packed: number
  unpacked: number
  entry: FileEntry
}

/** An opened package that passed the bomb check. */
export interface ZipArchive {
  files: readonly ZipFile[]
  /** The file with a name. @throws PackageFailure if two have it: programs disagree about which one counts. */
  find(name: string): ZipFile | undefined
  /** Unpacks a file, up to its declared size and `most` bytes. */
  unpack(file: ZipFile, most: number): Promise<Uint8Array<ArrayBuffer>>
  /** Unpacks a file in chunks, for counting or hashing. */
  stream(file: ZipFile, onBytes: (bytes: Uint8Array) => void): Promise<void>
}

/** Limits on the unpacked size of a package. */
const mostFiles = 100_000
const mostUnpacked = 16 * 1024 ** 3
/** Unpacked size that a small package can have at any ratio. */
const alwaysUnpacked = 256 * 1024 ** 2
const highestRatio = 60

class RangeReader extends Reader<PackageFile> {
  constructor(private readonly file: PackageFile) {
    super(file)
    this.size = file.size
  }

  override readUint8Array(index: number, length: number): Promise<Uint8Array> {
    return this.file.read(index, Math.min(length, this.size - index))
  }
}

/** Opens a package by its directory alone. @throws PackageFailure if it isn't a ZIP file, is damaged, or is a bomb. */
export async function openZip(file: PackageFile): Promise<ZipArchive> {
  const head = await file.read(0, 4)
  if (head.byteLength < 4 || viewOf(head).getUint32(0) !== 0x504b0304)
    throw new PackageFailure('not-a-package', 'The file isn’t a package: it doesn’t start like a ZIP file')
  const reader = new ZipReader(new RangeReader(file), { useWebWorkers: false, checkSignature: true })
  const files = await readDirectory(reader, file.size)
  return {
    files,
    find(name) {
      const found = files.filter((candidate) => candidate.name === name)
      if (found.length > 1) throw new PackageFailure('damaged', `The package has ${found.length} files named ${name}`)
      return found[0]
    },
    async unpack(wanted, most) {
      if (wanted.unpacked > most)
        throw new PackageFailure(
          'unpacks-too-large',
          `${wanted.name} unpacks to ${wanted.unpacked} bytes, but at most ${most} are read`,
        )
      const whole = new Uint8Array(wanted.unpacked)
      let at = 0
      await unpackInto(wanted, (bytes) => {
        whole.set(bytes, at)
        at += bytes.byteLength
      })
      return whole
    },
    stream: unpackInto,
  }
}

async function readDirectory(reader: ZipReader<PackageFile>, size: number): Promise<ZipFile[]> {
  const files: ZipFile[] = []
  let packed = 0
  let unpacked = 0
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (isFolder(entry)) continue
      files.push({ name: entry.filename, packed: entry.compressedSize, unpacked: entry.uncompressedSize, entry })
      packed += entry.compressedSize
      unpacked += entry.uncompressedSize
      if (files.length > mostFiles)
        throw new PackageFailure('unpacks-too-large', `The package has more than ${mostFiles} files`)
    }
  } catch (error) {
    throw asFailure(error, 'The package’s directory can’t be read: the file was truncated or changed in transit')
  }
  // Entries that share bytes let a small file claim to contain a large one.
  if (packed > size) throw new PackageFailure('unpacks-too-large', 'The files in the package overlap')
  if (unpacked > mostUnpacked || (unpacked > alwaysUnpacked && unpacked > size * highestRatio))
    throw new PackageFailure('unpacks-too-large', `The package has ${size} bytes and would unpack to ${unpacked}`)
  return files
}

function isFolder(entry: Entry): entry is Exclude<Entry, FileEntry> {
  return entry.directory
}

/** Unpacks, and stops as soon as the data exceeds the size in the directory. */
async function unpackInto({ name, unpacked, entry }: ZipFile, onBytes: (bytes: Uint8Array) => void): Promise<void> {
  if (entry.encrypted) throw new PackageFailure('damaged', `${name} is encrypted`)
  let size = 0
  const sink = new WritableStream<Uint8Array>({
    write(bytes) {
      size += bytes.byteLength
      if (size > unpacked)
        throw new PackageFailure('unpacks-too-large', `${name} unpacks to more than the ${unpacked} bytes it declares`)
      onBytes(bytes)
    },
  })
  try {
    await entry.getData(sink, { useWebWorkers: false, checkSignature: true })
  } catch (error) {
    throw asFailure(error, `${name} can’t be unpacked: it’s damaged`)
  }
  if (size !== unpacked)
    throw new PackageFailure('damaged', `${name} unpacks to ${size} bytes but declares ${unpacked}`)
}

function asFailure(error: unknown, message: string): PackageFailure {
  return error instanceof PackageFailure ? error : new PackageFailure('damaged', message)
}
