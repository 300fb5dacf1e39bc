import { join, numbers } from './write-bytes.ts'

/** Contents of a DEX file to write. */
export interface DexContents {
  /** Descriptors of the classes that it defines. */
  classes: readonly string[]
  /** Methods that it refers to, as `Lcom/example/Main;->run`. */
  calls?: readonly string[]
  texts?: readonly string[]
}

const headerSize = 0x70
/** Shorthand, return type, and parameters of the only prototype: a method without either. */
const protoSize = 12
const none = 0xffffffff

/** Writes a DEX file with these classes, padded with zeros, in the way compilers do except for the code itself. */
export function writeDex({ classes, calls = [], texts = [] }: DexContents, padding = 0): Uint8Array<ArrayBuffer> {
  const methods = calls.map((call) => call.split('->') as [owner: string, name: string])
  const types = sorted(['V', 'Ljava/lang/Object;', ...classes, ...methods.map(([owner]) => owner)])
  const strings = sorted([...types, ...methods.map(([, name]) => name), ...texts])
  const encoded = strings.map((text) => {
    const bytes = new TextEncoder().encode(text)
    return join(lengthOf(text.length), bytes, new Uint8Array(1))
  })
  const stringIds = headerSize
  const typeIds = stringIds + strings.length * 4
  const protoIds = typeIds + types.length * 4
  const methodIds = protoIds + protoSize
  const classDefs = methodIds + methods.length * 8
  const data = classDefs + classes.length * 32
  let at = data
  const offsets = encoded.map((bytes) => (at += bytes.byteLength) - bytes.byteLength)
  const size = at + padding
  const ids = join(
    numbers(32, ...offsets),
    numbers(32, ...types.map((type) => strings.indexOf(type))),
    numbers(32, strings.indexOf('V'), types.indexOf('V'), 0),
    ...methods.map(([owner, name]) => join(numbers(16, types.indexOf(owner), 0), numbers(32, strings.indexOf(name)))),
    ...classes.map((name) =>
      numbers(32, types.indexOf(name), 1, types.indexOf('Ljava/lang/Object;'), 0, none, 0, 0, 0),
    ),
  )
  const header = join(
    new TextEncoder().encode('dex\n035\0'),
    new Uint8Array(24),
    numbers(32, size, headerSize, 0x12345678, 0, 0, 0),
    numbers(32, strings.length, stringIds, types.length, typeIds, 1, protoIds, 0, 0),
    numbers(32, methods.length, methodIds, classes.length, classDefs, size - data, data),
  )
  return join(header, ids, ...encoded, new Uint8Array(padding))
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted()
}

/** A number of variable length (ULEB128). */
function lengthOf(value: number): Uint8Array {
  return value < 0x80 ? Uint8Array.of(value) : Uint8Array.of((value & 0x7f) | 0x80, value >>> 7)
}
