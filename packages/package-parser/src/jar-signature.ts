import * as asn1 from 'asn1js'
import { createSHA1, createSHA256, createSHA512 } from 'hash-wasm'
import { derOf, objectIdOf, partsOf, readCertificate, readDer, type Certificate } from './certificate.ts'
import { PackageFailure } from './package-file.ts'
import { isSignedBy, type SignatureMethod } from './verify-bytes.ts'
import type { ZipArchive, ZipFile } from './zip-archive.ts'

const manifestName = 'META-INF/MANIFEST.MF'
const largestText = 64 * 1024 ** 2
const hashOfId: Readonly<Record<string, SignatureMethod['hash']>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}
const digestAttribute = '1.2.840.113549.1.9.4'
const hashes = { 'SHA-512': createSHA512, 'SHA-256': createSHA256, SHA1: createSHA1 } as const
type HashName = keyof typeof hashes

/**
 * Verifies a scheme 1 signature: files against the manifest, the manifest against the signature file, and that against
 * the certificate.
 */
export async function checkJarSignature(archive: ZipArchive): Promise<Certificate> {
  const block = archive.files.find(({ name }) => /^META-INF\/[^/]+\.(RSA|DSA|EC)$/i.test(name))
  const text = block && archive.find(block.name.replace(/\.\w+$/, '.SF'))
  const manifest = archive.find(manifestName)
  if (!block || !text || !manifest)
    throw new PackageFailure('unsigned', 'The package isn’t signed. Sign it with your release key.')
  const signatureFile = await archive.unpack(text, largestText)
  const certificate = await checkBlock(await archive.unpack(block, largestText), signatureFile)
  const main = sectionsOf(signatureFile)[0] ?? new Map()
  // A package that lost its stronger signature was tampered with.
  if (main.get('X-Android-APK-Signed'))
    throw new PackageFailure('signature-broken', 'The stronger signature of the package was removed')
  const manifestBytes = await archive.unpack(manifest, largestText)
  await requireDigest(main, '-Digest-Manifest', manifestBytes)
  await checkFiles(archive, sectionsOf(manifestBytes))
  return certificate
}

/** Verifies the PKCS #7 block over the signature file. */
async function checkBlock(block: Uint8Array<ArrayBuffer>, signed: Uint8Array<ArrayBuffer>): Promise<Certificate> {
  const content = partsOf(partsOf(partsOf(readDer(block))[1])[0])
  const tagged = content.find((part) => part.idBlock.tagClass === 3 && part.idBlock.tagNumber === 0)
  const signers = partsOf(content.at(-1))
  if (signers.length !== 1)
    throw new PackageFailure('signature-inconsistent', 'The package has several signers; the store accepts one')
  const [, issuerAndSerial, digestAlgorithm, ...rest] = partsOf(signers[0])
  const serial = derOf(partsOf(issuerAndSerial)[1] as asn1.AsnType).join()
  const certificates = partsOf(tagged).map((part) => readCertificate(derOf(part)))
  const certificate = certificates.find(
    (candidate) =>
      Uint8Array.from(candidate.serial.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)).join() === serial,
  )
  const hash = hashOfId[objectIdOf(partsOf(digestAlgorithm)[0])]
  if (!certificate || !hash) throw new PackageFailure('signature-broken', 'The package’s signature can’t be read')
  const attributes = rest[0]?.idBlock.tagClass === 3 ? rest[0] : undefined
  const signature = rest[attributes ? 2 : 1]
  if (!(signature instanceof asn1.OctetString))
    throw new PackageFailure('signature-broken', 'The package’s signature can’t be read')
  const method: SignatureMethod = { kind: certificate.curve ? 'ecdsa' : 'rsa', hash }
  const over = attributes ? await attributesOver(attributes, signed, hash) : signed
  if (!(await isSignedBy(certificate, method, new Uint8Array(signature.valueBlock.valueHexView).slice(), over)))
    throw new PackageFailure('signature-broken', 'The package’s signature doesn’t match its certificate')
  return certificate
}

/** Signed attributes replace the file: one of them is its digest. They are signed as a SET, whatever their tag. */
async function attributesOver(
  attributes: asn1.AsnType,
  signed: Uint8Array<ArrayBuffer>,
  hash: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const digest = partsOf(attributes).find((pair) => objectIdOf(partsOf(pair)[0]) === digestAttribute)
  const [value] = partsOf(partsOf(digest)[1])
  const expected = new Uint8Array(await crypto.subtle.digest(hash, signed))
  if (!(value instanceof asn1.OctetString) || new Uint8Array(value.valueBlock.valueHexView).join() !== expected.join())
    throw new PackageFailure('signature-broken', 'The list of files was changed after it was signed')
  const bytes = derOf(attributes)
  bytes[0] = 0x31
  return bytes
}

/** Sections of a manifest, the main one first; long lines continue after a line feed and a space. */
function sectionsOf(bytes: Uint8Array): Map<string, string>[] {
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n').replace(/\n /g, '')
  return text
    .split(/\n\n+/)
    .map(
      (section) =>
        new Map(
          section
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const),
        ),
    )
}

function digestOf(section: ReadonlyMap<string, string>, ending: string): [HashName, string] {
  for (const name of Object.keys(hashes) as HashName[]) {
    const digest = section.get(name + ending)
    if (digest) return [name, digest]
  }
  throw new PackageFailure('signature-broken', 'The package lists a file without its digest')
}

async function requireDigest(section: ReadonlyMap<string, string>, ending: string, bytes: Uint8Array): Promise<void> {
  const [name, digest] = digestOf(section, ending)
  const hash = await hashes[name]()
  if (toBase64(hash.update(bytes).digest('binary')) !== digest)
    throw new PackageFailure('signature-broken', 'The list of files was changed after it was signed')
}

async function checkFiles(archive: ZipArchive, sections: readonly ReadonlyMap<string, string>[]): Promise<void> {
  const byName = new Map(sections.map((section) => [section.get('Name') ?? '', section]))
  const check = async (file: ZipFile) => {
    const section = byName.get(file.name)
    if (!section) throw new PackageFailure('signature-broken', `${file.name} was added after the package was signed`)
    const [name, digest] = digestOf(section, '-Digest')
    const hash = await hashes[name]()
    await archive.stream(file, (bytes) => hash.update(bytes))
    if (toBase64(hash.digest('binary')) !== digest)
      throw new PackageFailure('signature-broken', `${file.name} was changed after the package was signed`)
  }
  for (const file of archive.files)
    if (!/^META-INF\/([^/]+\.(SF|RSA|DSA|EC)|MANIFEST\.MF)$/i.test(file.name)) await check(file)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
