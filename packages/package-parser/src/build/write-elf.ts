import { join, number64, numbers } from './write-bytes.ts'

/** Properties of a native library to write. */
export interface ElfContents {
  is64?: boolean
  /** Alignment of the segment that is loaded. */
  alignment?: number
  executableStack?: boolean
  relro?: boolean
  hasSymbols?: boolean
}

const segments = { load: 1, stack: 0x6474e551, relro: 0x6474e552 } as const
const flags = { execute: 1, write: 2, read: 4 } as const

/** Writes a library with the headers that loaders read, and zeros in place of code. */
export function writeElf(
  { is64 = true, alignment = 0x4000, executableStack = false, relro = true, hasSymbols = false }: ElfContents,
  codeBytes = 1024,
): Uint8Array<ArrayBuffer> {
  const [headerSize, programSize, sectionSize] = is64 ? [64, 56, 64] : [52, 32, 40]
  const address = (value: number) => (is64 ? number64(value) : numbers(32, value))
  const program = (type: number, flag: number, size: number, align: number) => {
    const places = [address(0), address(0), address(0), address(size), address(size)]
    return is64
      ? join(numbers(32, type, flag), ...places, address(align))
      : join(numbers(32, type), ...places, numbers(32, flag, align))
  }
  const stackFlags = flags.read | flags.write | (executableStack ? flags.execute : 0)
  const programs = [
    program(segments.load, flags.read | flags.execute, codeBytes, alignment),
    program(segments.stack, stackFlags, 0, 16),
    ...(relro ? [program(segments.relro, flags.read, 0, 1)] : []),
  ]
  const code = new Uint8Array(codeBytes)
  const sections = hasSymbols ? [new Uint8Array(sectionSize), symbolTable(sectionSize)] : []
  const sectionsAt = headerSize + programs.length * programSize + codeBytes
  const header = join(
    Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, is64 ? 2 : 1, 1, 1, 0),
    new Uint8Array(8),
    numbers(16, 3, is64 ? 183 : 40),
    numbers(32, 1),
    address(0),
    address(headerSize),
    address(hasSymbols ? sectionsAt : 0),
    numbers(32, 0),
    numbers(16, headerSize, programSize, programs.length, hasSymbols ? sectionSize : 0, sections.length, 0),
  )
  return join(header, ...programs, code, ...sections)
}

/** A section header of the type that has symbols. */
function symbolTable(size: number): Uint8Array<ArrayBuffer> {
  const section = new Uint8Array(size)
  section[4] = 2
  return section
}
