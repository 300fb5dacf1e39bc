import { PackageFailure, viewOf } from './package-file.ts'

/** Reads length-prefixed little-endian values, the format of signing blocks. */
export class ByteCursor {
  private offset = 0
  private readonly view: DataView

  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {
    this.view = viewOf(bytes)
  }

  get left(): number {
    return this.bytes.byteLength - this.offset
  }

  number32(): number {
    this.require(4)
    this.offset += 4
    return this.view.getUint32(this.offset - 4, true)
  }

  number64(): number {
    this.require(8)
    this.offset += 8
    return Number(this.view.getBigUint64(this.offset - 8, true))
  }

  take(length: number): Uint8Array<ArrayBuffer> {
    this.require(length)
    this.offset += length
    return this.bytes.slice(this.offset - length, this.offset)
  }

  /** Reads bytes with a 32-bit length prefix. */
  block(): Uint8Array<ArrayBuffer> {
    return this.take(this.number32())
  }

  /** Reads all blocks up to the end. */
  blocks(): Uint8Array<ArrayBuffer>[] {
    const list: Uint8Array<ArrayBuffer>[] = []
    while (this.left > 0) list.push(this.block())
    return list
  }

  private require(length: number): void {
    if (length > this.left)
      throw new PackageFailure('signature-broken', 'The signing block of the package is truncated')
  }
}
