import { p256 } from '@noble/curves/nist.js'
import * as asn1 from 'asn1js'

/** A signing key for packages, and its certificate. */
export interface PackageKey {
  /** The certificate, DER. */
  certificate: Uint8Array<ArrayBuffer>
  /** The public key as SubjectPublicKeyInfo, DER. */
  publicKey: Uint8Array<ArrayBuffer>
  /** ECDSA with SHA-256, deterministic. */
  sign(bytes: Uint8Array): Uint8Array<ArrayBuffer>
}

export interface KeyOptions {
  /** Anyone who knows the seed can sign: it replaces a developer's key store in demo data and tests. */
  seed: string
  commonName: string
  organization?: string
  /** Milliseconds since 1970. */
  validFrom?: number
  validTo?: number
}

const objectIds = {
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  ecPublicKey: '1.2.840.10045.2.1',
  p256: '1.2.840.10045.3.1.7',
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
} as const
const objectId = (value: string) => new asn1.ObjectIdentifier({ value })
const sequence = (...value: asn1.AsnType[]) => new asn1.Sequence({ value })
const bytesOf = (value: asn1.AsnType) => new Uint8Array(value.toBER())

/** Derives a key and its self-signed certificate from a seed: the same seed gives the same bytes. */
export async function makePackageKey({
  seed,
  commonName,
  organization = 'Demo',
  validFrom = Date.UTC(2024, 0, 1),
  validTo = Date.UTC(2054, 0, 1),
}: KeyOptions): Promise<PackageKey> {
  const secret = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)))
  const sign = (bytes: Uint8Array) => new Uint8Array(p256.sign(bytes, secret, { format: 'der' }))
  const point = new Uint8Array(p256.getPublicKey(secret, false))
  const key = sequence(
    sequence(objectId(objectIds.ecPublicKey), objectId(objectIds.p256)),
    new asn1.BitString({ valueHex: point.buffer }),
  )
  const method = sequence(objectId(objectIds.ecdsaWithSha256))
  const name = sequence(nameOf(objectIds.commonName, commonName), nameOf(objectIds.organization, organization))
  const body = sequence(
    new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [new asn1.Integer({ value: 2 })] }),
    new asn1.Integer({ value: 1 }),
    method,
    name,
    sequence(
      new asn1.UTCTime({ valueDate: new Date(validFrom) }),
      new asn1.GeneralizedTime({ valueDate: new Date(validTo) }),
    ),
    name,
    key,
  )
  const certificate = sequence(body, method, new asn1.BitString({ valueHex: sign(bytesOf(body)).buffer }))
  return { certificate: bytesOf(certificate), publicKey: bytesOf(key), sign }
}

function nameOf(kind: string, value: string): asn1.AsnType {
  return new asn1.Set({ value: [sequence(objectId(kind), new asn1.Utf8String({ value }))] })
}
