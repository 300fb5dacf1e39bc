import {
  abisOf,
  checkSignatures,
  hexOf,
  openZip,
  PackageFailure,
  type PackageFile,
  readBinaryXml,
  readResourceTable,
  type ResolveResource,
  viewOf,
  type ZipArchive,
  type ZipFile,
} from '@console-widgets/package-parser'
import { PictureDamage } from '@console-widgets/platform/pictures/sampled-picture'
import { strengthOf } from './certificate-strength.ts'
import { readDex } from './dex.ts'
import { findDuplicates } from './duplicate-files.ts'
import { readExposure } from './manifest-exposure.ts'
import { createPictureMeter, type MeasuredPicture, picturesOf } from './measure-pictures.ts'
import { abiOf, readLibrary } from './native-libraries.ts'
import { readNetworkConfig } from './network-config.ts'
import type { CodePackage, PackageInspection } from './package-inspection.ts'
import { createPermissionSearch } from './permission-use.ts'
import { printXml } from './printed-manifest.ts'
import { stringsByLanguage, textsOfTable } from './resource-strings.ts'
import { createSdkCount } from './sdks.ts'
import { findSecrets, maskSecret, type FoundSecret, type SecretKind } from './secrets.ts'
import { partKindOf, sizeParts } from './size-parts.ts'
import { createTextScan } from './text-scan.ts'

/** Tools of an inspection. */
export interface InspectionRun {
  signal: AbortSignal
  /** Reports the bytes that have been read, and those that will be. */
  progress(done: number, total: number): Promise<void>
}

/** What is kept in memory at a time is limited by these, and not by the package. */
const largest = { manifest: 16 * 1024 ** 2, table: 48 * 1024 ** 2, dex: 48 * 1024 ** 2, text: 64 * 1024 ** 2 } as const
const mostSecrets = 200
const mostPackages = 300
const mostUnreadable = 100
/** Shorter texts of code hold no secret. */
const leastText = 12
/** Bytes after which progress is reported. */
const step = 4 * 1024 ** 2

/** Files that are packed data themselves. */
const media = /\.(?:png|webp|jpe?g|gif|mp[34]|m4a|ogg|wav|flac|ttf|otf|woff2?|so|zip|jar|gz|br|ktx|astc|tflite)$/i

/** Methods whose use deserves a look. */
const risky: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['Ldalvik/system/DexClassLoader;', new Set(['<init>'])],
  ['Ldalvik/system/InMemoryDexClassLoader;', new Set(['<init>'])],
  ['Landroid/webkit/WebView;', new Set(['addJavascriptInterface', 'setWebContentsDebuggingEnabled'])],
  ['Landroid/webkit/WebSettings;', new Set(['setAllowUniversalAccessFromFileURLs', 'setAllowFileAccessFromFileURLs'])],
  ['Landroid/webkit/SslErrorHandler;', new Set(['proceed'])],
])
const riskyClasses = new Set(risky.keys())

/**
 * Inspects an Android package without running it. What can't be read of it is part of the result.
 * @throws PackageFailure if it isn't an Android package at all, and errors of reading its bytes
 */
export async function inspectApk(file: PackageFile, run: InspectionRun): Promise<PackageInspection> {
  const troubles: unknown[] = []
  const noting = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      troubles.push(error)
      throw error
    }
  }
  const noted = { size: file.size, read: (offset: number, length: number) => noting(file.read(offset, length)) }
  const requireSound = () => {
    run.signal.throwIfAborted()
    if (troubles.length > 0) throw troubles[0]
  }
  try {
    const archive = await openZip(noted)
    const progress: InspectionRun['progress'] = (done, total) => noting(run.progress(done, total))
    return await new Inspection(noted, archive, { ...run, progress }, requireSound).read()
  } catch (error) {
    requireSound()
    throw error instanceof PackageFailure
      ? error
      : new PackageFailure('damaged', 'The package is damaged: it refers to missing data')
  }
}

class Inspection {
  private readonly unreadable: PackageInspection['unreadable'] = []
  private readonly secrets = new Map<string, FoundSecret>()
  private done = 0
  private told = 0
  private readonly total: number

  constructor(
    private readonly file: PackageFile,
    private readonly archive: ZipArchive,
    private readonly run: InspectionRun,
    /** @throws what isn’t the fault of the package: a problem of reading its bytes, or the end of the inspection */
    private readonly requireSound: () => void,
  ) {
    this.total = archive.files.reduce((sum, entry) => sum + (this.isRead(entry) ? entry.unpacked : 0), 0)
  }

  async read(): Promise<PackageInspection> {
    const { archive, file } = this
    const table = await this.readTable()
    const { document, printed } = await this.readManifest()
    const { networkConfig, ...manifest } = readExposure(document, printed, table.resolve)
    const network = await this.readNetwork(networkConfig, table.resolve)
    const signature = await this.part('META-INF', () => checkSignatures(file, archive))
    const code = await this.readCode(manifest.permissions.map(({ name }) => name))
    const libraries = await this.readLibraries()
    await this.readTexts()
    const pictures = await this.readPictures()
    const duplicates = await findDuplicates(archive, this.run.signal)
    return {
      manifestText: printed.text,
      manifest,
      network,
      signatureSchemes: signature?.schemes ?? [],
      certificate: signature
        ? ((await this.part('META-INF', async () => strengthOf(signature.certificate))) ?? null)
        : null,
      ...code,
      libraries,
      abis: abisOf(archive.files),
      secrets: [...this.secrets.values()],
      languages: table.languages,
      duplicates,
      pictures,
      parts: sizeParts(archive.files),
      size: file.size,
      unreadable: this.unreadable,
    }
  }

  /** Reads a part of the package: if it is damaged, the others are still read. */
  private async part<T>(name: string, read: () => Promise<T>): Promise<T | undefined> {
    this.run.signal.throwIfAborted()
    try {
      return await read()
    } catch (error) {
      this.requireSound()
      const isKnown = error instanceof PackageFailure || error instanceof RangeError
      if (this.unreadable.length < mostUnreadable)
        this.unreadable.push({ file: shown(name), message: isKnown ? shown(error.message) : 'It’s damaged' })
      return undefined
    }
  }

  private isRead(entry: ZipFile): boolean {
    return isDex(entry) || abiOf(entry) !== undefined || isSearched(entry) || entry.name === 'resources.arsc'
  }

  private async advance(bytes: number): Promise<void> {
    this.done += bytes
    if (this.done - this.told < step) return
    this.told = this.done
    await this.run.progress(this.done, this.total)
  }

  private keepSecret(kind: SecretKind, name: string, offset: number, secret: string, hash: string): void {
    const key = `${name} ${kind} ${hash}`
    if (this.secrets.size >= mostSecrets || this.secrets.has(key)) return
    this.secrets.set(key, {
      kind,
      file: shown(name),
      offset,
      masked: shown(maskSecret(kind, secret)),
      fingerprint: hash,
    })
  }

  private async keepSecrets(
    name: string,
    found: readonly { kind: SecretKind; offset: number; secret: string }[],
  ): Promise<void> {
    for (const { kind, offset, secret } of found) {
      const hash = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
      this.keepSecret(kind, name, offset, secret, hash.slice(0, 16))
    }
  }

  private async readManifest() {
    const entry = this.archive.find('AndroidManifest.xml')
    if (!entry) throw new PackageFailure('no-manifest', 'The package has no AndroidManifest.xml')
    const bytes = await this.archive.unpack(entry, largest.manifest)
    const document = readBinaryXml(viewOf(bytes))
    return { document, printed: printXml(document) }
  }

  private async readTable(): Promise<{ resolve: ResolveResource; languages: PackageInspection['languages'] }> {
    const none = { resolve: () => undefined, languages: [] }
    const read = await this.part('resources.arsc', async () => {
      const entry = this.archive.find('resources.arsc')
      if (!entry) return none
      const view = viewOf(await this.archive.unpack(entry, largest.table))
      const found: { kind: SecretKind; offset: number; secret: string }[] = []
      let index = 0
      for (const text of textsOfTable(view)) {
        index++
        if (text.length >= leastText)
          found.push(...findSecrets(text).map((secret) => ({ ...secret, offset: index - 1 })))
      }
      await this.keepSecrets(entry.name, found.slice(0, mostSecrets))
      await this.advance(entry.unpacked)
      const resolve = readResourceTable(view)
      return {
        resolve: (resourceId: number) => {
          try {
            return resolve(resourceId)
          } catch {
            // A damaged entry is the same as none: only what refers to it is affected.
            return undefined
          }
        },
        languages: [...stringsByLanguage(view)].map(([language, strings]) => ({ language, strings })),
      }
    })
    return read ?? none
  }

  private async readNetwork(reference: unknown, resolve: ResolveResource): Promise<PackageInspection['network']> {
    if (typeof reference !== 'object' || reference === null || !('resourceId' in reference)) return null
    const path = resolve(reference.resourceId as number)
    if (typeof path !== 'string') return null
    const config = await this.part(path, async () => {
      const entry = this.archive.find(path)
      if (!entry) return undefined
      const document = readBinaryXml(viewOf(await this.archive.unpack(entry, largest.manifest)))
      return { ...readNetworkConfig(document), file: shown(path) }
    })
    return config ?? null
  }

  private async readCode(
    permissions: readonly string[],
  ): Promise<Pick<PackageInspection, 'code' | 'codePackages' | 'riskyCalls' | 'unusedPermissions' | 'sdks'>> {
    const sdks = createSdkCount()
    const search = createPermissionSearch(permissions)
    const packages = new Map<string, number>()
    const riskyCalls: PackageInspection['riskyCalls'] = []
    const code: PackageInspection['code'] = []
    const files = this.archive.files.filter(isDex)
    for (const entry of files) {
      await this.part(entry.name, async () => {
        const dex = readDex(await this.archive.unpack(entry, largest.dex))
        sdks.add(dex.classes)
        search.addTypes(dex.types)
        for (const descriptor of dex.classes) {
          const name = packageOf(descriptor)
          packages.set(name, (packages.get(name) ?? 0) + 1)
        }
        for (const call of dex.methodsOf(riskyClasses)) {
          const [owner = '', method = ''] = call.split('->')
          if (risky.get(owner)?.has(method)) riskyCalls.push({ file: entry.name, call })
        }
        const found: { kind: SecretKind; offset: number; secret: string }[] = []
        for (const { offset, text } of dex.texts(leastText)) {
          search.addText(text)
          if (found.length < mostSecrets)
            found.push(...findSecrets(text).map((secret) => ({ ...secret, offset: offset + secret.offset })))
        }
        await this.keepSecrets(entry.name, found)
        code.push({
          file: entry.name,
          version: dex.version,
          classes: dex.classes.length,
          methods: dex.methods,
        })
      })
      await this.advance(entry.unpacked)
    }
    return {
      code,
      codePackages: topPackages(packages),
      riskyCalls,
      // Code that can't be read may use them.
      unusedPermissions: code.length === files.length && files.length > 0 ? search.unused() : [],
      sdks: sdks.found(),
    }
  }

  private async readLibraries(): Promise<PackageInspection['libraries']> {
    const libraries: PackageInspection['libraries'] = []
    for (const entry of this.archive.files.filter((candidate) => abiOf(candidate) !== undefined)) {
      const library = await this.part(entry.name, () =>
        readLibrary(this.file, this.archive, entry, () => this.run.signal.throwIfAborted()),
      )
      if (library) libraries.push({ ...library, file: shown(library.file) })
      await this.advance(entry.unpacked)
    }
    return libraries
  }

  /** Measures what the largest PNGs would take as WebP. */
  private async readPictures(): Promise<MeasuredPicture[]> {
    const measure = createPictureMeter()
    const pictures: MeasuredPicture[] = []
    for (const entry of picturesOf(this.archive)) {
      const measured = await this.part(entry.name, async () =>
        measure(entry, await this.archive.unpack(entry, entry.unpacked)).catch((error: unknown) => {
          // A picture that only its decoder minds is none that can be judged.
          if (error instanceof PictureDamage) return undefined
          throw error
        }),
      )
      if (measured) pictures.push({ ...measured, file: shown(measured.file) })
    }
    return pictures
  }

  /** Searches all files that may contain text. */
  private async readTexts(): Promise<void> {
    for (const entry of this.archive.files.filter(isSearched)) {
      await this.part(entry.name, async () => {
        const scan = createTextScan()
        await this.archive.stream(entry, (bytes) => {
          this.run.signal.throwIfAborted()
          scan.add(bytes)
        })
        await this.keepSecrets(entry.name, scan.finish())
      })
      await this.advance(entry.unpacked)
    }
  }
}

function isDex({ name }: ZipFile): boolean {
  return /^[^/]+\.dex$/.test(name)
}

function isSearched({ name, unpacked }: ZipFile): boolean {
  if (unpacked === 0 || unpacked > largest.text || media.test(name) || name.startsWith('META-INF/')) return false
  const kind = partKindOf(name)
  return kind === 'assets' || kind === 'other' ? true : kind === 'resources' && name.startsWith('res/raw')
}

/** Package of a class, by at most four names. */
function packageOf(descriptor: string): string {
  return descriptor.slice(1).split('/').slice(0, -1).slice(0, 4).join('.')
}

function topPackages(packages: ReadonlyMap<string, number>): CodePackage[] {
  return [...packages]
    .map(([name, classes]) => ({ name: shown(name), classes }))
    .sort((one, other) => other.classes - one.classes || one.name.localeCompare(other.name))
    .slice(0, mostPackages)
}

/** Text of a package that is safe to store and show: names can contain anything. */
function shown(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '�')
    .slice(0, 300)
    .toWellFormed()
}
