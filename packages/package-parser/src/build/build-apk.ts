import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js'
import { contentDigest } from '../content-digest.ts'
import type { PackageFile } from '../package-file.ts'
import { findSigningBlock } from '../signing-block.ts'
import type { PackageKey } from './signing-key.ts'
import { writeBinaryXml, type WrittenElement } from './write-binary-xml.ts'
import { block, join, number64, numbers } from './write-bytes.ts'
import { writeDex, type DexContents } from './write-dex.ts'
import { writeElf, type ElfContents } from './write-elf.ts'

/** Contents of a package to build. */
export interface ApkContents {
  packageName: string
  versionCode: number
  versionName: string
  label: string
  minSdk?: number
  targetSdk?: number
  permissions?: readonly string[]
  features?: readonly string[]
  debuggable?: boolean
  testOnly?: boolean
  abis?: readonly string[]
  /** Number of bytes of code, so that packages differ in size. */
  codeBytes?: number
  /** Classes, methods, and texts of the code. */
  code?: DexContents
  /** Properties of the native libraries. */
  libraries?: ElfContents
  /** Attributes of the application, by name and resource ID. */
  application?: readonly { name: string; resourceId: number; value: string | number | boolean }[]
  components?: readonly BuiltComponent[]
  /** Additional files by name. */
  files?: Readonly<Record<string, Uint8Array | string>>
}

/** A component of a package to build. */
export interface BuiltComponent {
  tag: 'activity' | 'service' | 'receiver' | 'provider'
  name: string
  exported: boolean
  permission?: string
}

/** Builds a package and signs it with scheme 2. The same contents and key give the same bytes on every machine. */
export async function buildApk(contents: ApkContents, key: PackageKey): Promise<Uint8Array<ArrayBuffer>> {
  return signApk(await zipFiles(filesOf(contents)), key)
}

/** Inserts a signing block of scheme 2 before the directory. */
export async function signApk(zip: Uint8Array<ArrayBuffer>, key: PackageKey): Promise<Uint8Array<ArrayBuffer>> {
  const { layout } = await findSigningBlock(fileOf(zip))
  const method = 0x0201
  const digest = await contentDigest(fileOf(zip), layout, 'SHA-256')
  const signedData = join(block(block(numbers(32, method), block(digest))), block(block(key.certificate)), block())
  const signer = join(
    block(signedData),
    block(block(numbers(32, method), block(key.sign(signedData)))),
    block(key.publicKey),
  )
  const scheme = join(numbers(32, 0x7109871a), block(block(signer)))
  const pairs = join(number64(scheme.byteLength), scheme)
  const size = number64(pairs.byteLength + 24)
  const signingBlock = join(size, pairs, size, new TextEncoder().encode('APK Sig Block 42'))
  const end = zip.slice(layout.endStart)
  end.set(numbers(32, layout.directoryStart + signingBlock.byteLength), 16)
  return join(
    zip.subarray(0, layout.directoryStart),
    signingBlock,
    zip.subarray(layout.directoryStart, layout.endStart),
    end,
  )
}

/** Builds an uncompressed ZIP file, so that its bytes don't depend on a machine's compressor. */
export async function zipFiles(
  files: Readonly<Record<string, Uint8Array | string>>,
  options: ZipWriterAddDataOptions = { level: 0 },
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    dataDescriptor: false,
    extendedTimestamp: false,
    lastModDate: new Date(1981, 0, 1, 1, 1),
    ...options,
  })
  for (const [name, content] of Object.entries(files))
    await writer.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content))
  return new Uint8Array(await writer.close())
}

/** A package in memory. */
export function fileOf(bytes: Uint8Array<ArrayBuffer>): PackageFile {
  return { size: bytes.byteLength, read: async (offset, length) => bytes.slice(offset, offset + length) }
}

function filesOf(contents: ApkContents): Record<string, Uint8Array | string> {
  const { abis = [], codeBytes = 4096, files = {}, packageName } = contents
  const code = contents.code ?? { classes: [`L${packageName.replaceAll('.', '/')}/Main;`] }
  return {
    'AndroidManifest.xml': writeBinaryXml(manifestOf(contents)),
    'classes.dex': writeDex(code, codeBytes),
    ...Object.fromEntries(
      abis.map((abi) => [
        `lib/${abi}/libcore.so`,
        writeElf({ ...contents.libraries, is64: abi.includes('64') }, Math.floor(codeBytes / 4)),
      ]),
    ),
    ...files,
  }
}

function manifestOf({
  packageName,
  versionCode,
  versionName,
  label,
  minSdk = 24,
  targetSdk = 34,
  permissions = [],
  features = [],
  debuggable,
  testOnly,
  application = [],
  components = [],
}: ApkContents): WrittenElement {
  const own = (name: string, resourceId: number, value: string | number | boolean) => ({ name, resourceId, value })
  const named =
    (tag: string) =>
    (name: string): WrittenElement => ({ name: tag, attributes: [own('name', 0x01010003, name)], children: [] })
  return {
    name: 'manifest',
    attributes: [
      own('versionCode', 0x0101021b, versionCode),
      own('versionName', 0x0101021c, versionName),
      { name: 'package', value: packageName },
    ],
    children: [
      {
        name: 'uses-sdk',
        attributes: [own('minSdkVersion', 0x0101020c, minSdk), own('targetSdkVersion', 0x01010270, targetSdk)],
        children: [],
      },
      ...permissions.map(named('uses-permission')),
      ...features.map(named('uses-feature')),
      {
        name: 'application',
        attributes: [
          own('label', 0x01010001, label),
          ...(debuggable === undefined ? [] : [own('debuggable', 0x0101000f, debuggable)]),
          ...(testOnly === undefined ? [] : [own('testOnly', 0x01010272, testOnly)]),
          ...application,
        ],
        children: components.map((component) => ({
          name: component.tag,
          attributes: [
            own('name', 0x01010003, component.name),
            own('exported', 0x01010010, component.exported),
            ...(component.permission ? [own('permission', 0x01010006, component.permission)] : []),
          ],
          children: [],
        })),
      },
    ],
  }
}
