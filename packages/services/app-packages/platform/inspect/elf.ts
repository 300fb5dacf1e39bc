import { viewOf } from '@console-widgets/package-parser'
import { toHex } from '@console-widgets/platform/secrets/byte-texts'

/** What a device's loader sees of a native library. */
export interface ElfFacts {
  machine: string
  is64: boolean
  /** Lowest alignment of the segments that are loaded; 0 if there is none. */
  alignment: number
  executableStack: boolean
  /** Whether its tables of addresses are read-only once it is loaded. */
  relro: boolean
  /** Whether it has no table of symbols for debugging. */
  stripped: boolean
  /** Range of the program headers in the file, and their first bytes in hexadecimal. */
  headers: { offset: number; hex: string }
}

/** Collects the parts of a library that are read while it is being unpacked, so that its size doesn't matter. */
export interface ElfReader {
  add(bytes: Uint8Array): void
  /** @throws RangeError if the file is no library, or is truncated */
  finish(): ElfFacts
}

const machines: Readonly<Record<number, string>> = { 3: 'x86', 40: 'ARM', 62: 'x86-64', 183: 'AArch64', 243: 'RISC-V' }
const segments = { load: 1, stack: 0x6474e551, relro: 0x6474e552 } as const
const executable = 1
const symbolTable = 2
/** Program headers follow the file header, so they lie within the first bytes. */
const headBytes = 64 * 1024
const mostSections = 4096
const shownBytes = 128

/** Positions of fields by class of file: 32 bits, 64 bits. */
const layouts = {
  32: { programs: 28, sections: 32, programSize: 42, sectionSize: 46, flags: 24, align: 28, header: 52 },
  64: { programs: 32, sections: 40, programSize: 54, sectionSize: 58, flags: 4, align: 48, header: 64 },
} as const

/** Reads a native library chunk by chunk. */
export function createElfReader(): ElfReader {
  const head = new Uint8Array(headBytes)
  let known = 0
  let at = 0
  let sections: { from: number; bytes: Uint8Array<ArrayBuffer>; filled: number } | undefined
  /** Keeps the part of the section table that these bytes have. */
  const keepSections = (bytes: Uint8Array, start: number) => {
    if (!sections) return
    const from = Math.max(start, sections.from)
    const to = Math.min(start + bytes.byteLength, sections.from + sections.bytes.byteLength)
    if (from >= to) return
    sections.bytes.set(bytes.subarray(from - start, to - start), from - sections.from)
    sections.filled += to - from
  }
  return {
    add(bytes) {
      if (known < headBytes) {
        const part = bytes.subarray(0, headBytes - known)
        head.set(part, known)
        known += part.byteLength
      }
      if (sections) keepSections(bytes, at)
      else if (known >= layouts[64].header) {
        const table = isElf(head) ? sectionTable(head) : undefined
        sections = { from: table?.offset ?? 0, bytes: new Uint8Array(table?.size ?? 0), filled: 0 }
        keepSections(head.subarray(0, known), 0)
        // The rest of a chunk that is longer than the kept head.
        if (at + bytes.byteLength > known) keepSections(bytes.subarray(known - at), known)
      }
      at += bytes.byteLength
    },
    finish() {
      const content = head.slice(0, known)
      if (!isElf(content)) throw new RangeError('This isn’t a native library')
      if (sections && sections.filled < sections.bytes.byteLength)
        throw new RangeError('The library ends before its table of sections: it is truncated')
      return { ...readPrograms(content), stripped: !hasSymbols(content, sections?.bytes ?? new Uint8Array()) }
    },
  }
}

function isElf(bytes: Uint8Array<ArrayBuffer>): boolean {
  return (
    bytes.byteLength >= layouts[32].header &&
    viewOf(bytes).getUint32(0) === 0x7f454c46 &&
    (bytes[4] === 1 || bytes[4] === 2)
  )
}

function layoutOf(bytes: Uint8Array<ArrayBuffer>) {
  const is64 = bytes[4] === 2
  const view = viewOf(bytes)
  const isLittle = bytes[5] !== 2
  const address = (at: number) => (is64 ? Number(view.getBigUint64(at, isLittle)) : view.getUint32(at, isLittle))
  return { view, is64, isLittle, address, ...layouts[is64 ? 64 : 32] }
}

function sectionTable(bytes: Uint8Array<ArrayBuffer>): { offset: number; size: number } {
  const { view, isLittle, address, sections, sectionSize } = layoutOf(bytes)
  const count = Math.min(view.getUint16(sectionSize + 2, isLittle), mostSections)
  return { offset: address(sections), size: count * view.getUint16(sectionSize, isLittle) }
}

function hasSymbols(head: Uint8Array<ArrayBuffer>, table: Uint8Array<ArrayBuffer>): boolean {
  const { view, isLittle, sectionSize } = layoutOf(head)
  const size = view.getUint16(sectionSize, isLittle)
  const tableView = viewOf(table)
  for (let at = 0; size >= 8 && at + size <= table.byteLength; at += size)
    if (tableView.getUint32(at + 4, isLittle) === symbolTable) return true
  return false
}

function readPrograms(head: Uint8Array<ArrayBuffer>): Omit<ElfFacts, 'stripped'> {
  const { view, is64, isLittle, address, programs, programSize, flags, align } = layoutOf(head)
  const offset = address(programs)
  const size = view.getUint16(programSize, isLittle)
  const count = view.getUint16(programSize + 2, isLittle)
  const alignments: number[] = []
  let executableStack = false
  let relro = false
  for (let index = 0; index < count; index++) {
    const at = offset + index * size
    const type = view.getUint32(at, isLittle)
    if (type === segments.load) alignments.push(address(at + align))
    if (type === segments.stack) executableStack = (view.getUint32(at + flags, isLittle) & executable) !== 0
    if (type === segments.relro) relro = true
  }
  const machine = view.getUint16(18, isLittle)
  const shown = head.subarray(offset, offset + shownBytes)
  return {
    machine: machines[machine] ?? String(machine),
    is64,
    alignment: alignments.length > 0 ? Math.min(...alignments) : 0,
    executableStack,
    relro,
    headers: { offset, hex: toHex(shown) },
  }
}
