/** Size of the length that comes before the list of names, in bytes. */
const sizeOfLength = 4

/** Packs named bytes into a single piece. */
export function packBytes(named: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const list = new TextEncoder().encode(JSON.stringify([...named].map(([name, { length }]) => [name, length])))
  const parts = [list, ...named.values()]
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, sizeOfLength))
  new DataView(packed.buffer).setUint32(0, list.length)
  let at = sizeOfLength
  for (const part of parts) {
    packed.set(part, at)
    at += part.length
  }
  return packed
}

/** Unpacks bytes by name. They share the memory of the packed piece. */
export function unpackBytes(packed: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  let at = sizeOfLength + view.getUint32(0)
  const list = JSON.parse(new TextDecoder().decode(packed.subarray(sizeOfLength, at))) as [name: string, size: number][]
  return new Map(list.map(([name, size]) => [name, packed.subarray(at, (at += size))]))
}
