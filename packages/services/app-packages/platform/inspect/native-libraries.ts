import { type PackageFile, readExactly, viewOf, type ZipArchive, type ZipFile } from '@console-widgets/package-parser'
import { createElfReader, type ElfFacts } from './elf.ts'

/** A native library of a package. */
export interface NativeLibrary extends ElfFacts {
  file: string
  abi: string
  /** Where its bytes begin in the package, if they are stored uncompressed: devices then map them as they are. */
  storedAt: number | null
}

const localHeader = 0x04034b50
const localHeaderSize = 30

/** Architecture of a library by its place in the package; undefined for other files. */
export function abiOf({ name }: Pick<ZipFile, 'name'>): string | undefined {
  return /^lib\/([\w-]+)\/[^/]+\.so$/.exec(name)?.[1]
}

/** Reads a library. @throws RangeError or PackageFailure if it is damaged */
export async function readLibrary(
  file: PackageFile,
  archive: ZipArchive,
  library: ZipFile,
  onBytes: (bytes: Uint8Array) => void,
): Promise<NativeLibrary> {
  const reader = createElfReader()
  await archive.stream(library, (bytes) => {
    reader.add(bytes)
    onBytes(bytes)
  })
  return {
    ...reader.finish(),
    file: library.name,
    abi: abiOf(library) ?? '',
    storedAt: library.entry.compressionMethod === 0 ? await dataStart(file, library) : null,
  }
}

/** The local header has a name and an additional field of its own, so only it says where the data begin. */
async function dataStart(file: PackageFile, { entry }: ZipFile): Promise<number> {
  const header = viewOf(await readExactly(file, entry.offset, localHeaderSize))
  if (header.getUint32(0, true) !== localHeader) throw new RangeError('The library has no header in the package')
  return entry.offset + localHeaderSize + header.getUint16(26, true) + header.getUint16(28, true)
}
