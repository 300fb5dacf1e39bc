import type { AttributeValue, XmlElement } from './binary-xml.ts'
import { PackageFailure } from './package-file.ts'
import type { ResolveResource } from './resource-table.ts'

/** Contents of a manifest. */
export interface ManifestFacts {
  packageName: string
  versionCode: number
  versionName: string
  label: string
  minSdk: number
  targetSdk: number
  permissions: string[]
  features: string[]
  debuggable: boolean
  testOnly: boolean
}

/** Resource ids of Android's own attributes. */
const attributes = {
  label: 0x01010001,
  name: 0x01010003,
  debuggable: 0x0101000f,
  minSdkVersion: 0x0101020c,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  targetSdkVersion: 0x01010270,
  testOnly: 0x01010272,
  required: 0x0101028e,
} as const
type AttributeName = keyof typeof attributes

/** Maximum number of stored entries per manifest list. */
const longestList = 1000

/** Extracts what the console shows from a manifest. @throws PackageFailure if the manifest lacks something required. */
export function readManifest(manifest: XmlElement, resolve: ResolveResource): ManifestFacts {
  if (manifest.name !== 'manifest')
    throw new PackageFailure('bad-manifest', 'AndroidManifest.xml doesn’t start with <manifest>')
  if (manifest.attributes.has('split'))
    throw new PackageFailure(
      'bad-manifest',
      'This is a split of an app bundle, which can’t be installed alone. Upload the whole APK.',
    )
  const simple = (value: AttributeValue | undefined) => (typeof value === 'object' ? resolve(value.resourceId) : value)
  const valueOf = (element: XmlElement | undefined, name: AttributeName) =>
    simple(element?.attributes.get(attributes[name]) ?? element?.attributes.get(name))
  const textOf = (element: XmlElement | undefined, name: AttributeName) =>
    plainText(String(valueOf(element, name) ?? ''))
  const named = (element: XmlElement, ...tags: string[]) =>
    element.children.filter((child) => tags.includes(child.name))
  const namesOf = (elements: readonly XmlElement[]) =>
    [...new Set(elements.map((element) => textOf(element, 'name')).filter(Boolean))].slice(0, longestList)

  const packageName = String(simple(manifest.attributes.get('package')) ?? '')
  if (!/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/.test(packageName) || packageName.length > 128)
    throw new PackageFailure(
      'bad-manifest',
      packageName ? `'${packageName.slice(0, 128)}' isn’t a package name` : 'The manifest has no package name',
    )
  const versionCode = valueOf(manifest, 'versionCode')
  if (typeof versionCode !== 'number' || versionCode < 1)
    throw new PackageFailure('bad-manifest', 'The manifest has no version code, or one below 1')

  const [application] = named(manifest, 'application')
  const [usesSdk] = named(manifest, 'uses-sdk')
  const minSdk = Number(valueOf(usesSdk, 'minSdkVersion')) || 1
  return {
    packageName,
    versionCode,
    versionName: textOf(manifest, 'versionName') || String(versionCode),
    label: textOf(application, 'label') || packageName,
    minSdk,
    targetSdk: Number(valueOf(usesSdk, 'targetSdkVersion')) || minSdk,
    permissions: namesOf(named(manifest, 'uses-permission', 'uses-permission-sdk-23')),
    features: namesOf(named(manifest, 'uses-feature').filter((feature) => valueOf(feature, 'required') !== false)),
    debuggable: valueOf(application, 'debuggable') === true,
    testOnly: valueOf(application, 'testOnly') === true,
  }
}

/** Makes text safe to store and show: removes control characters and limits the length. */
function plainText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 500)
    .toWellFormed()
}
