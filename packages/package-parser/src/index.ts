/** Reads app packages by ranges of their bytes, in a page and on the platform. */
export { chunksOf, readBinaryXml, type AttributeValue, type XmlElement } from './binary-xml.ts'
export {
  describeSigner,
  hexOf,
  objectIdOf,
  partsOf,
  readCertificate,
  readDer,
  type Certificate,
} from './certificate.ts'
export { readChannel, readChannelBase, writeChannel, type ChannelBase } from './channel.ts'
export { abisOf } from './contents.ts'
export type { PackageFacts, PackageFormat, Signer } from './package-facts.ts'
export { PackageFailure, readExactly, viewOf, type PackageFile } from './package-file.ts'
export { checkSignatures } from './parse-apk.ts'
export { parsePackage, type ParseResult } from './parse-package.ts'
export { readSignature, type SignatureFacts } from './read-signature.ts'
export { readResourceTable, type ResolveResource } from './resource-table.ts'
export { countOfStrings, readStringPool } from './string-pool.ts'
export { openZip, type ZipArchive, type ZipFile } from './zip-archive.ts'
