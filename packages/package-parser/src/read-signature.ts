import { describeSigner } from './certificate.ts'
import { readChannel } from './channel.ts'
import type { Signer } from './package-facts.ts'
import type { PackageFile } from './package-file.ts'
import { checkSignatures } from './parse-apk.ts'
import { openZip } from './zip-archive.ts'

/** Signature and channel of an APK, without its manifest. */
export interface SignatureFacts {
  signer: Signer
  schemes: number[]
  channel: string | undefined
  place: 'block' | 'comment' | undefined
}

/** Verifies the signature of an APK, and reads its channel. @throws PackageFailure if it isn't as signed */
export async function readSignature(file: PackageFile): Promise<SignatureFacts> {
  const { certificate, schemes } = await checkSignatures(file, await openZip(file))
  const found = await readChannel(file)
  return { signer: await describeSigner(certificate), schemes, channel: found?.channel, place: found?.place }
}
