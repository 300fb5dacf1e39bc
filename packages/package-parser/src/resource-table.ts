import { chunksOf, type AttributeValue } from './binary-xml.ts'
import { readStringPool, type StringPool } from './string-pool.ts'

/** Looks up a resource; undefined if the table doesn't have the ID, or its value isn't simple. */
export type ResolveResource = (resourceId: number) => string | number | boolean | undefined

const chunkTypes = { stringPool: 0x0001, table: 0x0002, package: 0x0200, type: 0x0201 } as const
const valueTypes = { reference: 0x01, string: 0x03, dynamicReference: 0x07, boolean: 0x12 } as const
const entryFlags = { complex: 0x0001, compact: 0x0008 } as const
const typeFlags = { sparse: 0x01, shortOffsets: 0x02 } as const
/** Marks an entry that a configuration lacks. */
const none = 0xffffffff
/** Maximum length of a chain of references. */
const longestChain = 16

interface TypeChunk {
  chunk: DataView
  /** Configuration for all devices and languages. */
  isDefault: boolean
}

/** Reads `resources.arsc`; entries are read on demand. @throws RangeError if the table is damaged. */
export function readResourceTable(view: DataView): ResolveResource {
  if (view.getUint16(0, true) !== chunkTypes.table) throw new RangeError('This isn’t a resource table')
  let strings: StringPool = () => ''
  const types = new Map<number, TypeChunk[]>()
  for (const { type, chunk } of chunksOf(view, view.getUint16(2, true))) {
    if (type === chunkTypes.stringPool) strings = readStringPool(chunk)
    if (type === chunkTypes.package) indexPackage(chunk, types)
  }
  const resolve = (resourceId: number, depth: number): string | number | boolean | undefined => {
    const candidates = types.get(resourceId >>> 16) ?? []
    for (const { chunk } of candidates) {
      const value = readEntry(chunk, resourceId & 0xffff, strings)
      if (typeof value !== 'object') {
        if (value !== undefined) return value
      } else if (depth < longestChain) {
        const target = resolve(value.resourceId, depth + 1)
        if (target !== undefined) return target
      }
    }
    return undefined
  }
  return (resourceId) => resolve(resourceId, 0)
}

function indexPackage(chunk: DataView, types: Map<number, TypeChunk[]>): void {
  const packageId = chunk.getUint32(8, true)
  for (const { type, chunk: inner } of chunksOf(chunk, chunk.getUint16(2, true))) {
    if (type !== chunkTypes.type) continue
    const key = (packageId << 8) | inner.getUint8(8)
    const entry = { chunk: inner, isDefault: hasDefaultConfiguration(inner) }
    // The default configuration comes first, so that a label is in the app's own language.
    const known = types.get(key) ?? []
    types.set(key, entry.isDefault ? [entry, ...known] : [...known, entry])
  }
}

function hasDefaultConfiguration(chunk: DataView): boolean {
  const size = chunk.getUint32(20, true)
  for (let at = 24; at < 20 + size; at++) if (chunk.getUint8(at) !== 0) return false
  return true
}

function readEntry(chunk: DataView, index: number, strings: StringPool): AttributeValue | undefined {
  const offset = offsetOfEntry(chunk, index)
  if (offset === undefined) return undefined
  const at = chunk.getUint32(16, true) + offset
  const flags = chunk.getUint16(at + 2, true)
  if ((flags & entryFlags.compact) !== 0) return asValue(flags >>> 8, chunk, at + 4, strings)
  if ((flags & entryFlags.complex) !== 0) return undefined
  const value = at + chunk.getUint16(at, true)
  return asValue(chunk.getUint8(value + 3), chunk, value + 4, strings)
}

function offsetOfEntry(chunk: DataView, index: number): number | undefined {
  const start = chunk.getUint16(2, true)
  const flags = chunk.getUint8(9)
  const count = chunk.getUint32(12, true)
  if ((flags & typeFlags.sparse) !== 0) {
    for (let entry = 0; entry < count; entry++)
      if (chunk.getUint16(start + entry * 4, true) === index) return chunk.getUint16(start + entry * 4 + 2, true) * 4
    return undefined
  }
  if (index >= count) return undefined
  if ((flags & typeFlags.shortOffsets) !== 0) {
    const short = chunk.getUint16(start + index * 2, true)
    return short === 0xffff ? undefined : short * 4
  }
  const offset = chunk.getUint32(start + index * 4, true)
  return offset === none ? undefined : offset
}

function asValue(type: number, chunk: DataView, at: number, strings: StringPool): AttributeValue | undefined {
  if (type === valueTypes.string) return strings(chunk.getUint32(at, true))
  if (type === valueTypes.reference || type === valueTypes.dynamicReference)
    return { resourceId: chunk.getUint32(at, true) }
  if (type === valueTypes.boolean) return chunk.getUint32(at, true) !== 0
  return type === 0 ? undefined : chunk.getInt32(at, true)
}
