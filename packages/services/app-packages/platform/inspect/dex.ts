import { viewOf } from '@console-widgets/package-parser'

/** Code of a package: what one DEX file defines and refers to. */
export interface DexFile {
  /** Format version, such as `035`. */
  version: string
  /** Descriptors of the classes that it defines, such as `Lcom/example/Main;`. */
  classes: readonly string[]
  /** Descriptors of all classes that it refers to, its own and the system's. */
  types: ReadonlySet<string>
  methods: number
  /** Methods of these classes that it refers to, as `Lcom/example/Main;->run`. */
  methodsOf(classes: ReadonlySet<string>): Set<string>
  /** All texts of at least this many bytes, with their offsets. */
  texts(least: number): Generator<{ offset: number; text: string }>
}

const headerSize = 0x70
/** Highest number of types and of methods that the format allows. */
const mostIds = 0x10000
const classSize = 32
/** Texts can be decoded to this many times the size of the file: offsets that overlap can't multiply it. */
const highestRatio = 4

/** Reads a DEX file. @throws RangeError if it is damaged, or its offsets leave the file. */
export function readDex(bytes: Uint8Array<ArrayBuffer>): DexFile {
  const view = viewOf(bytes)
  const magic = String.fromCharCode(...bytes.subarray(0, 7))
  if (!/^dex\n0\d\d$/.test(magic) || bytes.byteLength < headerSize) throw new RangeError('This isn’t a DEX file')
  const tableAt = (at: number, itemSize: number, most: number) => {
    const count = view.getUint32(at, true)
    const start = view.getUint32(at + 4, true)
    if (count > most || start + count * itemSize > bytes.byteLength)
      throw new RangeError('A table of the DEX file is larger than the file')
    return { count, start }
  }
  const strings = tableAt(0x38, 4, bytes.byteLength)
  const typeIds = tableAt(0x40, 4, mostIds)
  const methodIds = tableAt(0x58, 8, mostIds)
  const classDefs = tableAt(0x60, classSize, mostIds)

  let decoded = 0
  const textRange = (index: number): { from: number; to: number } => {
    if (index >= strings.count) throw new RangeError(`The DEX file has no text ${index}`)
    const offset = view.getUint32(strings.start + index * 4, true)
    const { value: characters, next } = readLength(view, offset)
    // A character takes up to three bytes, and a zero ends the text.
    const longest = bytes.subarray(next, next + characters * 3 + 1)
    const length = longest.indexOf(0)
    if (length < 0) throw new RangeError('A text of the DEX file has no end')
    decoded += length
    if (decoded > bytes.byteLength * highestRatio) throw new RangeError('The texts of the DEX file overlap')
    return { from: next, to: next + length }
  }
  const decoder = new TextDecoder()
  const text = (index: number) => {
    const { from, to } = textRange(index)
    return decoder.decode(bytes.subarray(from, to))
  }
  const descriptors = Array.from({ length: typeIds.count }, (_, index) =>
    text(view.getUint32(typeIds.start + index * 4, true)),
  )
  const typeAt = (index: number) => {
    const found = descriptors[index]
    if (found === undefined) throw new RangeError(`The DEX file has no type ${index}`)
    return found
  }
  return {
    version: magic.slice(4),
    classes: Array.from({ length: classDefs.count }, (_, index) =>
      typeAt(view.getUint32(classDefs.start + index * classSize, true)),
    ),
    types: new Set(descriptors),
    methods: methodIds.count,
    methodsOf(classes) {
      const found = new Set<string>()
      for (let index = 0; index < methodIds.count; index++) {
        const at = methodIds.start + index * 8
        const owner = typeAt(view.getUint16(at, true))
        if (classes.has(owner)) found.add(`${owner}->${text(view.getUint32(at + 4, true))}`)
      }
      return found
    },
    *texts(least) {
      for (let index = 0; index < strings.count; index++) {
        const { from, to } = textRange(index)
        if (to - from >= least) yield { offset: from, text: decoder.decode(bytes.subarray(from, to)) }
      }
    },
  }
}

/** A number of variable length (ULEB128). */
function readLength(view: DataView, start: number): { value: number; next: number } {
  let value = 0
  for (let index = 0; index < 5; index++) {
    const byte = view.getUint8(start + index)
    value += (byte & 0x7f) * 2 ** (7 * index)
    if ((byte & 0x80) === 0) return { value, next: start + index + 1 }
  }
  throw new RangeError('A length of the DEX file has no end')
}
