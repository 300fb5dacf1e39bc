import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@console-widgets/contract'
import type { calls } from '@console-widgets/app-packages/contract'
import { releaseObject } from '@console-widgets/platform/files/objects'
import type { Context } from '@console-widgets/platform/calls/handler'
import { keepExpansion } from './create-package.ts'
import type {} from './package-events.ts'
import { findPackage, releaseFiles } from './package-rows.ts'
import { appPackages } from './tables.ts'

/** Changes the texts and expansion files of a package. */
export async function updatePackage(
  context: Context,
  { pkgId, obbMain, obbPatch, ...texts }: ParsedOf<(typeof calls)['app-packages.package.update']>,
): Promise<void> {
  const { db, now } = context
  const row = await findPackage(db, pkgId)
  const change = { ...texts, updateTime: now() }
  if (obbMain !== undefined) Object.assign(change, { obbMain: await keepExpansion(db, row.format, obbMain, 'obbMain') })
  if (obbPatch !== undefined)
    Object.assign(change, { obbPatch: await keepExpansion(db, row.format, obbPatch, 'obbPatch') })
  await db.update(appPackages).set(change).where(eq(appPackages.pkgId, pkgId))
  if (obbMain !== undefined && row.obbMain) await releaseObject(db, context, row.obbMain.obsObjectId)
  if (obbPatch !== undefined && row.obbPatch) await releaseObject(db, context, row.obbPatch.obsObjectId)
}

/** Deletes a package with its files, unless a version needs it. */
export async function deletePackage(context: Context, pkgId: string): Promise<void> {
  const { db } = context
  const row = await findPackage(db, pkgId)
  await context.services.events.announce('app-packages.deleting', { pkgId }, context)
  await db.delete(appPackages).where(eq(appPackages.pkgId, pkgId))
  await releaseFiles(db, context, row)
}
