import type { AttributeValue, ResolveResource, XmlElement } from '@console-widgets/package-parser'
import type { PrintedXml } from './printed-manifest.ts'

/** A component that other apps can call without a permission. */
export interface OpenComponent {
  kind: 'activity' | 'service' | 'receiver' | 'provider'
  name: string
  line: number
}

/** What a manifest allows others to do, with the lines that say so. */
export interface ManifestExposure {
  applicationLine: number
  debuggable: boolean
  testOnly: boolean
  /** Whether backups contain the app's data, without rules that limit it. */
  backsUpAll: boolean
  /** Whether connections without encryption are allowed, as far as the manifest says. */
  cleartext: 'yes' | 'no' | 'unsaid'
  /** Resource ID of the network security configuration; undefined if there is none. */
  networkConfig: AttributeValue | undefined
  minSdk: number
  targetSdk: number
  openComponents: OpenComponent[]
  permissions: { name: string; line: number }[]
  /** Package names or prefixes that the manifest's components belong to. */
  componentNames: string[]
}

/** Resource IDs of Android's own attributes. */
const ids = {
  name: 0x01010003,
  permission: 0x01010006,
  readPermission: 0x01010007,
  writePermission: 0x01010008,
  enabled: 0x0101000e,
  debuggable: 0x0101000f,
  exported: 0x01010010,
  minSdkVersion: 0x0101020c,
  targetActivity: 0x01010202,
  targetSdkVersion: 0x01010270,
  testOnly: 0x01010272,
  allowBackup: 0x01010280,
  fullBackupContent: 0x010104eb,
  usesCleartextTraffic: 0x010104ec,
  networkSecurityConfig: 0x01010527,
  dataExtractionRules: 0x0101063e,
} as const

const componentKinds: Readonly<Record<string, OpenComponent['kind']>> = {
  activity: 'activity',
  'activity-alias': 'activity',
  service: 'service',
  receiver: 'receiver',
  provider: 'provider',
}
/** Longest list that is kept. */
const most = 1000
/** Release from which components with a filter must say whether they are exported, and the one for providers. */
const releases = { explicitExport: 31, providersPrivate: 17 } as const

/** Reads what a manifest exposes. */
export function readExposure(manifest: XmlElement, printed: PrintedXml, resolve: ResolveResource): ManifestExposure {
  const raw = (element: XmlElement | undefined, name: keyof typeof ids) =>
    element?.attributes.get(ids[name]) ?? element?.attributes.get(name)
  const valueOf = (element: XmlElement | undefined, name: keyof typeof ids) => {
    const value = raw(element, name)
    return typeof value === 'object' ? resolve(value.resourceId) : value
  }
  const textOf = (element: XmlElement, name: keyof typeof ids) => String(valueOf(element, name) ?? '').slice(0, 300)
  const named = (...tags: string[]) => manifest.children.filter((child) => tags.includes(child.name))
  const [application] = named('application')
  const [usesSdk] = named('uses-sdk')
  const minSdk = Number(valueOf(usesSdk, 'minSdkVersion')) || 1
  const targetSdk = Number(valueOf(usesSdk, 'targetSdkVersion')) || minSdk
  const components = (application?.children ?? []).filter(({ name }) => Object.hasOwn(componentKinds, name))
  const isExported = (component: XmlElement) => {
    const value = valueOf(component, 'exported')
    if (value !== undefined) return value === true
    if (component.name === 'provider') return targetSdk < releases.providersPrivate
    return targetSdk < releases.explicitExport && component.children.some(({ name }) => name === 'intent-filter')
  }
  const guard = (component: XmlElement) =>
    raw(component, 'permission') ??
    (component.name === 'provider'
      ? (raw(component, 'readPermission') ?? raw(component, 'writePermission'))
      : undefined)
  const cleartext = valueOf(application, 'usesCleartextTraffic')
  const hasBackupRules =
    raw(application, 'fullBackupContent') !== undefined || raw(application, 'dataExtractionRules') !== undefined
  return {
    applicationLine: application ? printed.lineOf(application) : 1,
    debuggable: valueOf(application, 'debuggable') === true,
    testOnly: valueOf(application, 'testOnly') === true,
    backsUpAll: application !== undefined && valueOf(application, 'allowBackup') !== false && !hasBackupRules,
    cleartext: cleartext === undefined ? 'unsaid' : cleartext === true ? 'yes' : 'no',
    networkConfig: raw(application, 'networkSecurityConfig'),
    minSdk,
    targetSdk,
    openComponents: components
      .filter(
        (component) =>
          isExported(component) &&
          raw(application, 'permission') === undefined &&
          guard(component) === undefined &&
          valueOf(component, 'enabled') !== false &&
          !isLauncher(component, textOf),
      )
      .slice(0, most)
      .map((component) => ({
        kind: componentKinds[component.name] as OpenComponent['kind'],
        name: textOf(component, 'name'),
        line: printed.lineOf(component),
      })),
    permissions: named('uses-permission', 'uses-permission-sdk-23')
      .slice(0, most)
      .map((element) => ({ name: textOf(element, 'name'), line: printed.lineOf(element) })),
    componentNames: components.slice(0, most).map((component) => textOf(component, 'name')),
  }
}

/** Whether a component is the app's entry in the launcher, which has to be open. */
function isLauncher(component: XmlElement, textOf: (element: XmlElement, name: 'name') => string): boolean {
  return component.children.some(
    (filter) =>
      filter.name === 'intent-filter' &&
      filter.children.some(
        (part) =>
          part.name === 'category' &&
          /^android\.intent\.category\.(LAUNCHER|LEANBACK_LAUNCHER)$/.test(textOf(part, 'name')),
      ),
  )
}
