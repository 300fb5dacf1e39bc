import { and, desc, eq } from 'drizzle-orm'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import type { Obstacle } from '@console-widgets/channels/model'
import type { PackageAvailability } from '@console-widgets/channels/schemas'
import type { Queries } from '@console-widgets/platform/database/connection'
import { objects } from '@console-widgets/platform/files/tables'
import { fingerprintsOf } from './certificates.ts'
import { refuse } from './refuse.ts'

/** Packages of an app to choose from at most. */
const mostPackages = 50

/** Whether packages of channels can be built from packages of an app: from one, or from the newest. */
export async function checkAvailability(
  db: Queries,
  appId: string,
  pkgId?: string,
): Promise<{ packages: PackageAvailability[]; certificates: string[] }> {
  const certificates = await fingerprintsOf(db, appId)
  const rows = await db
    .select({ item: appPackages, objectState: objects.state })
    .from(appPackages)
    .leftJoin(objects, eq(objects.objectId, appPackages.objectId))
    .where(and(eq(appPackages.appId, appId), pkgId === undefined ? undefined : eq(appPackages.pkgId, pkgId)))
    .orderBy(desc(appPackages.createTime), desc(appPackages.pkgId))
    .limit(mostPackages)
  if (pkgId !== undefined && rows.length === 0)
    throw refuse('not-found', `There is no package '${pkgId}' of the app '${appId}' in this team`)
  return {
    certificates,
    packages: rows.map(({ item, objectState }) => {
      const obstacles = obstaclesOf(item, objectState, certificates)
      return {
        pkgId: item.pkgId,
        fileName: item.fileName,
        format: item.format,
        versionName: item.versionName,
        versionCode: item.versionCode,
        size: item.size,
        schemes: item.signatureSchemes,
        fingerprint: item.signer?.fingerprint ?? null,
        available: obstacles.length === 0,
        obstacles,
        createTime: item.createTime,
      }
    }),
  }
}

function obstaclesOf(
  { format, successStatus, failReason, signer }: typeof appPackages.$inferSelect,
  objectState: string | null,
  certificates: readonly string[],
): Obstacle[] {
  if (format !== 'apk') return ['wrong-kind']
  if (successStatus === 1) return ['processing']
  if (failReason === 'unsigned') return ['unsigned']
  if (successStatus === 2 || !signer) return ['failed']
  return [
    ...(objectState === 'normal' ? [] : (['file-missing'] as const)),
    ...(certificates.length === 0 ? (['no-certificate'] as const) : []),
    ...(certificates.length > 0 && !certificates.includes(signer.fingerprint) ? (['signer-differs'] as const) : []),
  ]
}
