import { readStringPool, type StringPool } from './string-pool.ts'

/** Attribute value: text, number, boolean, or the ID of a resource that contains it. */
export type AttributeValue = string | number | boolean | ResourceReference

/** Reference to a value in the resource table. */
export interface ResourceReference {
  resourceId: number
}

/** An element of compiled XML. Android's own attributes are identified by resource ID where the file has one. */
export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string | number, AttributeValue>
  /** Names of the attributes that are identified by resource ID, for people. Packers often blank them. */
  attributeNames: ReadonlyMap<number, string>
  children: XmlElement[]
  /** Text directly in the element. */
  text?: string
}

const chunkTypes = {
  stringPool: 0x0001,
  xml: 0x0003,
  startElement: 0x0102,
  endElement: 0x0103,
  text: 0x0104,
  resourceMap: 0x0180,
} as const
const valueTypes = { reference: 0x01, string: 0x03, dynamicReference: 0x07, boolean: 0x12 } as const

/** Limits far above any real manifest. */
const deepest = 200
const mostElements = 200_000

/** Reads compiled XML, the format of manifests in packages. @throws RangeError if it is damaged. */
export function readBinaryXml(view: DataView): XmlElement {
  if (view.getUint16(0, true) !== chunkTypes.xml) throw new RangeError('This isn’t compiled XML')
  let strings: StringPool = () => ''
  let resourceIds: readonly number[] = []
  const root: XmlElement = { name: '', attributes: new Map(), attributeNames: new Map(), children: [] }
  const open = [root]
  let elements = 0
  for (const { type, chunk } of chunksOf(view, view.getUint16(2, true))) {
    if (type === chunkTypes.stringPool) strings = readStringPool(chunk)
    else if (type === chunkTypes.resourceMap) resourceIds = readResourceMap(chunk)
    else if (type === chunkTypes.startElement) {
      if (++elements > mostElements || open.length > deepest) throw new RangeError('The manifest has too many elements')
      const element = readElement(chunk, strings, resourceIds)
      open.at(-1)?.children.push(element)
      open.push(element)
    } else if (type === chunkTypes.endElement) {
      if (open.length === 1) throw new RangeError('An element ends that never began')
      open.pop()
    } else if (type === chunkTypes.text) {
      const parent = open.at(-1) as XmlElement
      parent.text ??= strings(chunk.getUint32(chunk.getUint16(2, true), true)).trim()
    }
  }
  const [document] = root.children
  if (!document) throw new RangeError('The manifest is empty')
  return document
}

/** Iterates over the chunks of compiled resources. */
export function* chunksOf(view: DataView, start: number): Generator<{ type: number; chunk: DataView }> {
  for (let offset = start; offset + 8 <= view.byteLength;) {
    const size = view.getUint32(offset + 4, true)
    if (size < 8 || offset + size > view.byteLength) throw new RangeError('A chunk is longer than its container')
    yield { type: view.getUint16(offset, true), chunk: new DataView(view.buffer, view.byteOffset + offset, size) }
    offset += size
  }
}

function readResourceMap(chunk: DataView): number[] {
  const start = chunk.getUint16(2, true)
  return Array.from({ length: Math.floor((chunk.byteLength - start) / 4) }, (_, index) =>
    chunk.getUint32(start + index * 4, true),
  )
}

function readElement(chunk: DataView, strings: StringPool, resourceIds: readonly number[]): XmlElement {
  const body = chunk.getUint16(2, true)
  const attributes = new Map<string | number, AttributeValue>()
  const attributeNames = new Map<number, string>()
  const start = body + chunk.getUint16(body + 8, true)
  const size = chunk.getUint16(body + 10, true)
  const count = chunk.getUint16(body + 12, true)
  for (let index = 0; index < count; index++) {
    const at = start + index * size
    const nameIndex = chunk.getUint32(at + 4, true)
    // The map comes first: packers often blank names, but can't blank IDs.
    const resourceId = resourceIds[nameIndex]
    if (resourceId) attributeNames.set(resourceId, strings(nameIndex))
    attributes.set(resourceId || strings(nameIndex), readValue(chunk, at + 8, strings))
  }
  return { name: strings(chunk.getUint32(body + 4, true)), attributes, attributeNames, children: [] }
}

function readValue(chunk: DataView, rawAt: number, strings: StringPool): AttributeValue {
  const type = chunk.getUint8(rawAt + 7)
  if (type === valueTypes.string) return strings(chunk.getUint32(rawAt + 8, true))
  if (type === valueTypes.boolean) return chunk.getUint32(rawAt + 8, true) !== 0
  if (type === valueTypes.reference || type === valueTypes.dynamicReference)
    return { resourceId: chunk.getUint32(rawAt + 8, true) }
  return chunk.getInt32(rawAt + 8, true)
}
