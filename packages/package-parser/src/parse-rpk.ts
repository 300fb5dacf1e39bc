import * as v from 'valibot'
import { contentsOf } from './contents.ts'
import { PackageFailure, type PackageFile } from './package-file.ts'
import type { OnStage, PackageFacts } from './package-facts.ts'
import { openZip } from './zip-archive.ts'

const largestManifest = 1024 ** 2
/** A signed 32-bit integer. */
const largestVersionCode = 2 ** 31 - 1
const shortText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(128),
  v.check((value) => !/\p{Cc}/u.test(value) && value.isWellFormed()),
)

/** Required fields of a quick app's manifest. */
const manifestSchema = v.object({
  package: v.pipe(shortText, v.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/)),
  name: shortText,
  versionName: v.optional(shortText),
  versionCode: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(largestVersionCode),
  ),
  minPlatformVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestVersionCode))),
  features: v.optional(v.array(v.object({ name: shortText })), []),
  config: v.optional(v.object({ debug: v.optional(v.boolean()), logLevel: v.optional(v.string()) }), {}),
})

/**
 * Reads a quick app: a ZIP file with a JSON manifest. It can be unsigned, since the store signs it when it is
 * published.
 */
export async function parseRpk(file: PackageFile, onStage: OnStage): Promise<PackageFacts> {
  const archive = await openZip(file)
  onStage('manifest')
  const entry = archive.find('manifest.json')
  if (!entry)
    throw new PackageFailure('no-manifest', 'The package has no manifest.json: it is a ZIP file, but not a quick app')
  const manifest = readManifest(await archive.unpack(entry, largestManifest))
  onStage('signature')
  return {
    packageName: manifest.package,
    label: manifest.name,
    versionName: manifest.versionName ?? String(manifest.versionCode),
    versionCode: manifest.versionCode,
    minSdk: manifest.minPlatformVersion ?? null,
    targetSdk: null,
    debuggable: manifest.config.debug === true || manifest.config.logLevel === 'debug',
    testOnly: false,
    permissions: [],
    features: [...new Set(manifest.features.map(({ name }) => name))].slice(0, 1000),
    abis: [],
    signatureSchemes: [],
    signer: null,
    contents: contentsOf(archive.files),
  }
}

function readManifest(bytes: Uint8Array): v.InferOutput<typeof manifestSchema> {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new PackageFailure('bad-manifest', 'manifest.json isn’t JSON in UTF-8')
  }
  const result = v.safeParse(manifestSchema, json)
  if (result.success) return result.output
  throw new PackageFailure(
    'bad-manifest',
    `manifest.json has a missing or invalid ${result.issues
      .map((issue) => v.getDotPath(issue) ?? 'form')
      .slice(0, 5)
      .join(', ')}`,
  )
}
