import { ByteCursor } from './byte-cursor.ts'
import { hexOf, readCertificate, type Certificate } from './certificate.ts'
import { contentDigest } from './content-digest.ts'
import { PackageFailure, type PackageFile } from './package-file.ts'
import type { PackageLayout, SchemeBlock } from './signing-block.ts'
import { isSignedBy, type SignatureMethod } from './verify-bytes.ts'

/** Algorithms of schemes 2 and 3 by ID, strongest last. Their content digest uses the same hash. */
const methods: ReadonlyMap<number, SignatureMethod & { hash: 'SHA-256' | 'SHA-512' }> = new Map([
  [0x0103, { kind: 'rsa', hash: 'SHA-256' }],
  [0x0101, { kind: 'rsa-pss', hash: 'SHA-256' }],
  [0x0201, { kind: 'ecdsa', hash: 'SHA-256' }],
  [0x0104, { kind: 'rsa', hash: 'SHA-512' }],
  [0x0102, { kind: 'rsa-pss', hash: 'SHA-512' }],
  [0x0202, { kind: 'ecdsa', hash: 'SHA-512' }],
])

/**
 * Verifies a signature of scheme 2 or 3 the way devices do. @throws PackageFailure if the package isn't the signed one.
 */
export async function checkSchemeBlock(
  file: PackageFile,
  layout: PackageLayout,
  { scheme, bytes }: SchemeBlock,
): Promise<Certificate> {
  const signers = new ByteCursor(new ByteCursor(bytes).block()).blocks()
  const [signer] = signers
  if (!signer) throw new PackageFailure('unsigned', 'The signing block has no signer')
  if (signers.length > 1)
    throw new PackageFailure('signature-inconsistent', 'The package has several signers; the store accepts one')
  const cursor = new ByteCursor(signer)
  const signedData = cursor.block()
  // In scheme 3, a signer applies only to certain system releases.
  if (scheme === 3) cursor.take(8)
  const signatures = pairsOf(cursor.block())
  const publicKey = cursor.block()
  const { certificate, digests } = readSignedData(signedData)
  if (hexOf(publicKey) !== hexOf(certificate.publicKey))
    throw new PackageFailure('signature-inconsistent', 'The signature’s key isn’t the certificate’s')
  const chosen = [...methods].findLast(([id]) => signatures.has(id))
  if (!chosen) throw new PackageFailure('signature-broken', 'The package uses an unknown signature scheme')
  const [id, method] = chosen
  if (!(await isSignedBy(certificate, method, signatures.get(id) as Uint8Array<ArrayBuffer>, signedData)))
    throw new PackageFailure('signature-broken', 'The package’s signature doesn’t match its certificate')
  const digest = await contentDigest(file, layout, method.hash)
  if (hexOf(digests.get(id) ?? new Uint8Array()) !== hexOf(digest))
    throw new PackageFailure('signature-broken', 'The package was changed after it was signed')
  return certificate
}

function readSignedData(signedData: Uint8Array<ArrayBuffer>): {
  certificate: Certificate
  digests: Map<number, Uint8Array<ArrayBuffer>>
} {
  const cursor = new ByteCursor(signedData)
  const digests = pairsOf(cursor.block())
  const [first] = new ByteCursor(cursor.block()).blocks()
  if (!first) throw new PackageFailure('unsigned', 'The signing block has no certificate')
  return { certificate: readCertificate(first), digests }
}

/** Blocks of an algorithm ID and a nested block. */
function pairsOf(bytes: Uint8Array<ArrayBuffer>): Map<number, Uint8Array<ArrayBuffer>> {
  return new Map(
    new ByteCursor(bytes).blocks().map((pair) => {
      const cursor = new ByteCursor(pair)
      return [cursor.number32(), cursor.block()]
    }),
  )
}
