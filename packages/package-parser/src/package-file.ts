/** Defects of a file that the parser tells apart. */
export type PackageDefect =
  | 'not-a-package'
  | 'damaged'
  | 'unpacks-too-large'
  | 'no-manifest'
  | 'bad-manifest'
  | 'unsigned'
  | 'signature-broken'
  | 'signature-inconsistent'

/** Bytes of an uploaded package, read by range: it can be far larger than memory. */
export interface PackageFile {
  size: number
  /**
   * Returns fewer bytes if the file ends first.
   * @param room as many bytes or more, in which they may be returned
   */
  read(offset: number, length: number, room?: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
}

/** Problem of a package: a reason from the closed list, and a message for the developer. */
export class PackageFailure extends Error {
  override readonly name = 'PackageFailure'

  constructor(
    readonly reason: PackageDefect,
    message: string,
  ) {
    super(message)
  }
}

/** Reads exactly this many bytes. @throws PackageFailure if the file ends first. */
export async function readExactly(
  file: PackageFile,
  offset: number,
  length: number,
  room?: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = offset < 0 || length < 0 ? new Uint8Array() : await file.read(offset, length, room)
  if (bytes.byteLength !== length || length < 0)
    throw new PackageFailure('damaged', 'The file ends too early: it is truncated')
  return bytes
}

/** A view of exactly these bytes, wherever they are in their buffer. */
export function viewOf(bytes: Uint8Array): DataView<ArrayBuffer> {
  return new DataView(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength)
}
