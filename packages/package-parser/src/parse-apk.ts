import { readManifest } from './android-manifest.ts'
import { readBinaryXml } from './binary-xml.ts'
import { checkSchemeBlock } from './block-signature.ts'
import { describeSigner, hexOf, type Certificate } from './certificate.ts'
import { abisOf, contentsOf } from './contents.ts'
import { checkJarSignature } from './jar-signature.ts'
import { PackageFailure, viewOf, type PackageFile } from './package-file.ts'
import type { OnStage, PackageFacts } from './package-facts.ts'
import { readResourceTable } from './resource-table.ts'
import { findSigningBlock } from './signing-block.ts'
import { openZip, type ZipArchive } from './zip-archive.ts'

const largestManifest = 16 * 1024 ** 2
const largestTable = 256 * 1024 ** 2

/** Reads an Android package: manifest, names from the resource table, and the signature, which it verifies. */
export async function parseApk(file: PackageFile, onStage: OnStage): Promise<PackageFacts> {
  const archive = await openZip(file)
  onStage('manifest')
  const facts = await readFacts(archive)
  onStage('signature')
  const { certificate, schemes } = await checkSignatures(file, archive)
  return {
    ...facts,
    abis: abisOf(archive.files),
    contents: contentsOf(archive.files),
    signatureSchemes: schemes,
    signer: await describeSigner(certificate),
  }
}

async function readFacts(archive: ZipArchive) {
  const manifest = archive.find('AndroidManifest.xml')
  if (!manifest)
    throw new PackageFailure(
      'no-manifest',
      'The package has no AndroidManifest.xml: it’s a ZIP file, but not an Android package',
    )
  const document = readBinaryXml(viewOf(await archive.unpack(manifest, largestManifest)))
  const table = archive.find('resources.arsc')
  const resolve = table ? readResourceTable(viewOf(await archive.unpack(table, largestTable))) : () => undefined
  return readManifest(document, resolve)
}

/** Verifies all signatures, which must use the same key. Scheme 1 counts only if there is no other. */
export async function checkSignatures(
  file: PackageFile,
  archive: ZipArchive,
): Promise<{ certificate: Certificate; schemes: number[] }> {
  const { layout, schemes: blocks } = await findSigningBlock(file)
  const certificates: Certificate[] = []
  for (const block of blocks) certificates.push(await checkSchemeBlock(file, layout, block))
  const [certificate] = certificates
  if (!certificate) return { certificate: await checkJarSignature(archive), schemes: [1] }
  if (certificates.some((other) => hexOf(other.publicKey) !== hexOf(certificate.publicKey)))
    throw new PackageFailure('signature-inconsistent', 'The signatures of the package use different keys')
  return { certificate, schemes: blocks.map(({ scheme }) => scheme).sort() }
}
