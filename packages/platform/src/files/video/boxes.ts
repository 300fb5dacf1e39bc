/** Reads bytes of a file from an offset. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>>

/** Box of an ISO base media file: four-letter type and range of its content. */
export interface Box {
  type: string
  start: number
  end: number
}

/** Maximum number of boxes read per file. Real files have a few dozen outside their samples. */
export const mostBoxes = 10_000

/** Yields the boxes between two offsets, in order. @throws RangeError if a box is longer than its parent */
export async function* boxesBetween(read: ReadBytes, start: number, end: number): AsyncGenerator<Box> {
  let offset = start
  for (let count = 0; offset + 8 <= end; count++) {
    if (count === mostBoxes) throw new RangeError('The file has too many boxes')
    const head = new DataView((await read(offset, 16)).buffer)
    if (head.byteLength < 8) throw new RangeError('The file ends within a box')
    const type = String.fromCharCode(head.getUint8(4), head.getUint8(5), head.getUint8(6), head.getUint8(7))
    const short = head.getUint32(0)
    const isLong = short === 1 && head.byteLength >= 16
    // Size 0 extends to the end of the file.
    const size = isLong ? Number(head.getBigUint64(8)) : short === 0 ? end - offset : short
    const headSize = isLong ? 16 : 8
    if (size < headSize || offset + size > end) throw new RangeError(`The box '${type}' is longer than its container`)
    yield { type, start: offset + headSize, end: offset + size }
    offset += size
  }
}

/** Finds the first box of a type between two offsets. */
export async function findBox(read: ReadBytes, start: number, end: number, type: string): Promise<Box | undefined> {
  for await (const box of boxesBetween(read, start, end)) if (box.type === type) return box
  return undefined
}
