import * as asn1 from 'asn1js'
import type { Signer } from './package-facts.ts'
import { PackageFailure } from './package-file.ts'

/** The fields of a certificate that package signatures need. */
export interface Certificate {
  /** The whole certificate, DER. */
  bytes: Uint8Array<ArrayBuffer>
  /** Public key as SubjectPublicKeyInfo, DER. */
  publicKey: Uint8Array<ArrayBuffer>
  serial: string
  subject: string
  issuer: string
  /** Object IDs of the key algorithm and, for elliptic curves, of the curve. */
  keyAlgorithm: string
  curve: string | undefined
  validFrom: number
  validTo: number
}

/** Common names of the parts of a distinguished name. */
const nameParts: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
}

const keyAlgorithms: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.10045.2.1': 'EC',
  '1.2.840.10040.4.1': 'DSA',
}

/** Reads one DER value. @throws PackageFailure if it isn't one. */
export function readDer(bytes: Uint8Array<ArrayBuffer>): asn1.AsnType {
  const { result, offset } = asn1.fromBER(bytes)
  if (offset === -1) throw new PackageFailure('signature-broken', 'The package’s signature can’t be read')
  return result
}

/** Values inside a constructed one. @throws PackageFailure if it is primitive. */
export function partsOf(value: asn1.AsnType | undefined): asn1.AsnType[] {
  if (value instanceof asn1.Constructed || value instanceof asn1.Sequence || value instanceof asn1.Set)
    return value.valueBlock.value as asn1.AsnType[]
  throw new PackageFailure('signature-broken', 'The package’s signature can’t be read')
}

/** Object ID in a value. @throws PackageFailure if it is something else. */
export function objectIdOf(value: asn1.AsnType | undefined): string {
  if (value instanceof asn1.ObjectIdentifier) return value.valueBlock.toString()
  throw new PackageFailure('signature-broken', 'The package’s signature can’t be read')
}

/** The value's DER, as in the file. */
export function derOf(value: asn1.AsnType): Uint8Array<ArrayBuffer> {
  return new Uint8Array(value.valueBeforeDecodeView).slice()
}

/** Reads an X.509 certificate. @throws PackageFailure if it isn't one. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): Certificate {
  const [body] = partsOf(readDer(bytes))
  const fields = partsOf(body)
  // Version 1 certificates omit the version, which has tag 0.
  const [serial, , issuer, validity, subject, key] = fields[0]?.idBlock.tagClass === 3 ? fields.slice(1) : fields
  const [from, to] = partsOf(validity)
  const [algorithm] = partsOf(key)
  const [keyAlgorithm, parameter] = partsOf(algorithm)
  return {
    bytes,
    publicKey: derOf(key as asn1.AsnType),
    serial: hexOf(derOf(serial as asn1.AsnType)),
    subject: nameOf(subject),
    issuer: nameOf(issuer),
    keyAlgorithm: objectIdOf(keyAlgorithm),
    curve: parameter instanceof asn1.ObjectIdentifier ? parameter.valueBlock.toString() : undefined,
    validFrom: timeOf(from),
    validTo: timeOf(to),
  }
}

/** The certificate details that the console shows. */
export async function describeSigner({
  bytes,
  subject,
  issuer,
  keyAlgorithm,
  validFrom,
  validTo,
}: Certificate): Promise<Signer> {
  const fingerprint = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  return { fingerprint, subject, issuer, algorithm: keyAlgorithms[keyAlgorithm] ?? keyAlgorithm, validFrom, validTo }
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function nameOf(name: asn1.AsnType | undefined): string {
  return partsOf(name)
    .flatMap((set) => partsOf(set))
    .map((pair) => {
      const [kind, value] = partsOf(pair)
      const id = objectIdOf(kind)
      return `${nameParts[id] ?? id}=${String((value as { getValue?: () => string }).getValue?.() ?? '').replace(/\p{Cc}/gu, ' ')}`
    })
    .join(', ')
    .slice(0, 500)
}

function timeOf(value: asn1.AsnType | undefined): number {
  if (value instanceof asn1.UTCTime || value instanceof asn1.GeneralizedTime) return value.toDate().getTime()
  throw new PackageFailure('signature-broken', 'The package’s certificate has no validity period')
}
