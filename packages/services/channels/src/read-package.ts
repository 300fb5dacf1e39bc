import { PackageFailure, readSignature, type SignatureFacts } from '@console-widgets/package-parser'

/**
 * Signature and channel of a file on the user’s computer, or what is wrong with it; undefined if its data is
 * inconsistent.
 */
export type ReadPackage = { facts: SignatureFacts } | { problem: string | undefined }

/** Reads an APK in the page, by ranges: the file can be larger than memory, and isn't sent anywhere. */
export async function readPackage(file: Blob): Promise<ReadPackage> {
  try {
    const read = async (offset: number, length: number) =>
      new Uint8Array(await file.slice(offset, offset + length).arrayBuffer())
    return { facts: await readSignature({ size: file.size, read }) }
  } catch (error) {
    return { problem: error instanceof PackageFailure ? error.message : undefined }
  }
}
