import { and, eq, or, sql } from 'drizzle-orm'
import { signedUrlSeconds } from '@console-widgets/core/model'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findStoredObject } from '@console-widgets/platform/files/objects'
import { signAddress } from '@console-widgets/platform/files/signed-address'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { imagesOf } from '../materials.ts'
import { appVersions } from '../tables.ts'

interface FileOfApp {
  appId: string
  objectId: string
}

/** A URL that anyone can download one file of an app from for ten minutes. It gives access to nothing else. */
export async function findTempUrl({ db, teamId, services, now }: Context, { appId, objectId }: FileOfApp) {
  await findApp(db, appId)
  if (!(await isFileOfApp(db, { appId, objectId })))
    throw refuse('not-found', `The app has no file '${objectId}': neither a package nor an image of a version`)
  const { fileName, size } = await findStoredObject(db, objectId)
  const expires = now() + signedUrlSeconds * 1000
  const grant = { method: 'GET' as const, teamId, objectId, expires }
  return { url: await signAddress(services.publicOrigin, services.secret, grant, {}), fileName, size, expires }
}

async function isFileOfApp(db: Queries, { appId, objectId }: FileOfApp): Promise<boolean> {
  const packages = await db.$count(
    appPackages,
    and(
      eq(appPackages.appId, appId),
      or(
        eq(appPackages.objectId, objectId),
        eq(sql`${appPackages.obbMain} ->> 'obsObjectId'`, objectId),
        eq(sql`${appPackages.obbPatch} ->> 'obsObjectId'`, objectId),
      ),
    ),
  )
  if (packages > 0) return true
  const versions = await db
    .select({ materials: appVersions.materials })
    .from(appVersions)
    .where(eq(appVersions.appId, appId))
  return versions.some(({ materials }) => imagesOf(materials).some((image) => image.objectId === objectId))
}
