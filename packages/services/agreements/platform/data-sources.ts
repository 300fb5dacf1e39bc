import { and, desc, eq, inArray } from 'drizzle-orm'
import type { DataSource, DataType } from '@console-widgets/agreements/model'
import { sdksOfPackages } from '@console-widgets/app-check/platform/rows'
import { permissionGroup, type PermissionGroup } from '@console-widgets/app-packages/model'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import type { Queries } from '@console-widgets/platform/database/connection'
import { shortPermission } from '@console-widgets/versions/model'
import { releasedPackageIds } from '@console-widgets/versions/platform/rows'

/** A package whose permissions and SDKs count. */
export interface UsedPackage {
  pkgId: string
  versionName: string
  permissions: string[]
  /** Whether a check has looked for SDKs. */
  isChecked: boolean
}

/** The data that a group of permissions gives access to. Other groups give access to none about a person. */
const dataOfGroup: Partial<Record<PermissionGroup, DataType>> = {
  location: 'location',
  'background-location': 'location',
  camera: 'camera',
  microphone: 'microphone',
  contacts: 'contacts',
  calendar: 'calendar',
  'call-log': 'calls',
  phone: 'device-ids',
  sms: 'messages',
  storage: 'files',
  'all-files': 'files',
  sensors: 'health',
  activity: 'health',
  'other-apps': 'installed-apps',
  'usage-statistics': 'installed-apps',
  advertising: 'advertising-id',
}

/** What is in the packages of an app that takes data about people, and where. */
export async function collectDataSources(
  db: Queries,
  appId: string,
): Promise<{ packages: UsedPackage[]; sources: DataSource[] }> {
  return sourcesOfPackages(db, await usedPackageIds(db, appId))
}

/** What is in certain packages that takes data about people. */
export async function sourcesOfPackages(
  db: Queries,
  packageIds: readonly string[],
): Promise<{ packages: UsedPackage[]; sources: DataSource[] }> {
  if (packageIds.length === 0) return { packages: [], sources: [] }
  const rows = await db
    .select({
      pkgId: appPackages.pkgId,
      versionName: appPackages.versionName,
      fileName: appPackages.fileName,
      permissions: appPackages.permissions,
    })
    .from(appPackages)
    .where(inArray(appPackages.pkgId, [...packageIds]))
    .orderBy(desc(appPackages.createTime))
  const sdks = await sdksOfPackages(db, packageIds)
  const sources = new Map<string, DataSource>()
  const add = (kind: DataSource['kind'], name: string, data: readonly DataType[], version: string) => {
    if (data.length === 0) return
    const id = `${kind}:${name}`
    const known = sources.get(id) ?? { id, kind, name, data: [...data], versions: [] }
    sources.set(id, { ...known, versions: [...new Set([...known.versions, version])] })
  }
  const packages = rows.map(({ pkgId, versionName, fileName, permissions }) => {
    const version = versionName ?? fileName
    for (const permission of permissions) {
      const data = dataOfGroup[permissionGroup(permission)]
      if (data) add('permission', shortPermission(permission), [data], version)
    }
    for (const { name, data } of sdks.get(pkgId)?.sdks ?? []) add('sdk', name, data, version)
    return { pkgId, versionName: version, permissions, isChecked: sdks.has(pkgId) }
  })
  return { packages, sources: [...sources.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)) }
}

/** Packages that declarations and texts are about: those of versions, and the newest, which is to become one. */
export async function usedPackageIds(db: Queries, appId: string): Promise<string[]> {
  return [...new Set([...(await releasedPackageIds(db, appId)), ...(await newestPackageId(db, appId))])]
}

async function newestPackageId(db: Queries, appId: string): Promise<string[]> {
  const rows = await db
    .select({ pkgId: appPackages.pkgId })
    .from(appPackages)
    .where(and(eq(appPackages.appId, appId), eq(appPackages.successStatus, 0)))
    .orderBy(desc(appPackages.createTime))
    .limit(1)
  return rows.map(({ pkgId }) => pkgId)
}
