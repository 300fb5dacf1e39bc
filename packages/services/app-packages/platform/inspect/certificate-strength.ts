import * as asn1 from 'asn1js'
import { type Certificate, objectIdOf, partsOf, readDer } from '@console-widgets/package-parser'

/** How strong a package's certificate is. */
export interface CertificateStrength {
  algorithm: 'RSA' | 'EC' | 'DSA' | 'other'
  /** Length of the key in bits; 0 if it isn't known. */
  bits: number
  /** Hash that the certificate itself is signed with. */
  hash: string
  subject: string
  validFrom: number
  validTo: number
}

const algorithms: Readonly<Record<string, CertificateStrength['algorithm']>> = {
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.10045.2.1': 'EC',
  '1.2.840.10040.4.1': 'DSA',
}

const hashes: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.4': 'MD5',
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.2.840.10040.4.3': 'SHA-1',
  '1.2.840.10045.4.1': 'SHA-1',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
}

const curveBits: Readonly<Record<string, number>> = {
  '1.2.840.10045.3.1.7': 256,
  '1.3.132.0.34': 384,
  '1.3.132.0.35': 521,
}

/** Reads the strength of a certificate. */
export function strengthOf(certificate: Certificate): CertificateStrength {
  const [, signature] = partsOf(readDer(certificate.bytes))
  const hashId = objectIdOf(partsOf(signature)[0])
  const algorithm = algorithms[certificate.keyAlgorithm] ?? 'other'
  return {
    algorithm,
    bits: algorithm === 'RSA' ? modulusBits(certificate.publicKey) : (curveBits[certificate.curve ?? ''] ?? 0),
    hash: hashes[hashId] ?? hashId,
    subject: certificate.subject,
    validFrom: certificate.validFrom,
    validTo: certificate.validTo,
  }
}

/** Length of an RSA key: its modulus is the first number in the bits of the key. */
function modulusBits(publicKey: Uint8Array<ArrayBuffer>): number {
  const [, bits] = partsOf(readDer(publicKey))
  if (!(bits instanceof asn1.BitString)) return 0
  const [modulus] = partsOf(readDer(new Uint8Array(bits.valueBlock.valueHexView).slice()))
  if (!(modulus instanceof asn1.Integer)) return 0
  const digits = new Uint8Array(modulus.valueBlock.valueHexView)
  const first = digits.findIndex((digit) => digit !== 0)
  return first < 0 ? 0 : (digits.byteLength - first) * 8 - Math.clz32(digits[first] as number) + 24
}
