import * as asn1 from 'asn1js'
import { partsOf, readDer, type Certificate } from './certificate.ts'
import { PackageFailure } from './package-file.ts'

/** Algorithm of a signature. */
export interface SignatureMethod {
  kind: 'rsa' | 'rsa-pss' | 'ecdsa'
  hash: 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'
}

const curves: Readonly<Record<string, { name: string; bytes: number }>> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', bytes: 32 },
  '1.3.132.0.34': { name: 'P-384', bytes: 48 },
  '1.3.132.0.35': { name: 'P-521', bytes: 66 },
}
const hashBytes = { 'SHA-1': 20, 'SHA-256': 32, 'SHA-384': 48, 'SHA-512': 64 } as const

/** Whether these bytes were signed with the certificate's key. @throws PackageFailure if the key type is unknown. */
export async function isSignedBy(
  { publicKey, curve }: Certificate,
  { kind, hash }: SignatureMethod,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    if (kind === 'ecdsa') {
      const found = curves[curve ?? '']
      if (!found)
        throw new PackageFailure('signature-broken', 'The package is signed with an unsupported elliptic curve')
      const key = await crypto.subtle.importKey('spki', publicKey, { name: 'ECDSA', namedCurve: found.name }, false, [
        'verify',
      ])
      return await crypto.subtle.verify({ name: 'ECDSA', hash }, key, plainSignature(signature, found.bytes), signed)
    }
    const name = kind === 'rsa' ? 'RSASSA-PKCS1-v1_5' : 'RSA-PSS'
    const key = await crypto.subtle.importKey('spki', publicKey, { name, hash }, false, ['verify'])
    return await crypto.subtle.verify({ name, saltLength: hashBytes[hash] } as RsaPssParams, key, signature, signed)
  } catch (error) {
    if (error instanceof PackageFailure) throw error
    throw new PackageFailure('signature-broken', 'The certificate’s key can’t be used')
  }
}

/** The two numbers of an ECDSA signature side by side, as Web Crypto requires, instead of their DER. */
function plainSignature(der: Uint8Array<ArrayBuffer>, bytes: number): Uint8Array<ArrayBuffer> {
  const plain = new Uint8Array(bytes * 2)
  partsOf(readDer(der)).forEach((part, index) => {
    if (!(part instanceof asn1.Integer) || index > 1)
      throw new PackageFailure('signature-broken', 'The signature doesn’t have the format of its type')
    const digits = new Uint8Array(part.valueBlock.valueHexView)
    const trimmed = digits.subarray(Math.max(0, digits.byteLength - bytes))
    plain.set(trimmed, bytes * (index + 1) - trimmed.byteLength)
  })
  return plain
}
