import { and, eq, inArray } from 'drizzle-orm'
import { calls } from '@console-widgets/app-packages/contract'
import { failReasons, packageListFields, packageTypes, versionStatesInUse } from '@console-widgets/app-packages/model'
import * as schemas from '@console-widgets/app-packages/schemas'
import type { Queries } from '../../database/connection.ts'
import { listQuery, type ListInput } from '../../database/list-rows.ts'
import { announceObject, forgetObjects, releaseObject } from '../../files/objects.ts'
import { receiveObject } from '../../files/receive.ts'
import { implement } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { findApp } from '../apps/find-app.ts'
import { appVersions } from '../versions/tables.ts'
import { claimHandlers } from './claims.ts'
import { createPackage, keepExpansion } from './create-package.ts'
import {
  answerPackage,
  describePackage,
  findLivePackage,
  findPackage,
  livePackageIds,
  releaseFiles,
} from './package-rows.ts'
import { listPhones } from './phones.ts'
import { describeTask } from './process-task.ts'
import { appPackages } from './tables.ts'
import { buildWebQuickApp } from './web-quick-app.ts'

/** Answers the calls of the area `app-packages`. */
export const appPackagesImplementation = implement(
  calls,
  schemas,
  {
    ...claimHandlers,

    'app-packages.package.create': async (input, context) =>
      answerPackage(context.db, await createPackage(context.db, context, input)),

    'app-packages.package.get': async ({ pkgId }, { db }) => {
      const row = await findPackage(db, pkgId)
      const live = await findLivePackage(db, row.appId)
      const liveIds = await livePackageIds(db, [row.appId])
      return { package: describePackage(row, liveIds), livePackage: live ? describePackage(live, liveIds) : null }
    },

    'app-packages.package.list': async ({ appId, ...input }, { db }) => {
      await findApp(db, appId)
      return listPackages(db, { ...input, where: eq(appPackages.appId, appId) })
    },

    'app-packages.package.update': async ({ pkgId, obbMain, obbPatch, ...texts }, context) => {
      const { db, now } = context
      const row = await findPackage(db, pkgId)
      const change = { ...texts, updateTime: now() }
      if (obbMain !== undefined)
        Object.assign(change, { obbMain: await keepExpansion(db, row.format, obbMain, 'obbMain') })
      if (obbPatch !== undefined)
        Object.assign(change, { obbPatch: await keepExpansion(db, row.format, obbPatch, 'obbPatch') })
      await db.update(appPackages).set(change).where(eq(appPackages.pkgId, pkgId))
      if (obbMain !== undefined && row.obbMain) await releaseObject(db, context, row.obbMain.obsObjectId)
      if (obbPatch !== undefined && row.obbPatch) await releaseObject(db, context, row.obbPatch.obsObjectId)
      return answerPackage(db, pkgId)
    },

    'app-packages.package.delete': async ({ pkgId }, context) => {
      const { db } = context
      const row = await findPackage(db, pkgId)
      const holders = await db
        .select({ versionNumber: appVersions.versionNumber })
        .from(appVersions)
        .where(and(eq(appVersions.packageId, pkgId), inArray(appVersions.releaseState, [...versionStatesInUse])))
      if (holders.length > 0)
        throw refuse(
          'package-in-use',
          `Versions that are live, waiting, in review or kept for a rollback use this package: ${holders.map(({ versionNumber }) => versionNumber ?? '?').join(', ')}`,
        )
      await db
        .update(appVersions)
        .set({ packageId: null, versionNumber: null, versionCode: null })
        .where(eq(appVersions.packageId, pkgId))
      await db.delete(appPackages).where(eq(appPackages.pkgId, pkgId))
      await releaseFiles(db, context, row)
    },

    'app-packages.package-process-task.get': async ({ pkgId }, { db }) => describeTask(await findPackage(db, pkgId)),

    'app-packages.package-state.get': async ({ pkgIds }, { db }) => {
      const rows = await db.select().from(appPackages).where(inArray(appPackages.pkgId, pkgIds))
      const byId = new Map(rows.map((row) => [row.pkgId, row]))
      return {
        packages: pkgIds
          .flatMap((pkgId) => byId.get(pkgId) ?? [])
          .map(({ pkgId, successStatus, failReason, failMessage }) => ({
            pkgId,
            successStatus,
            failReason,
            failCode: failReason && failReasons[failReason],
            failMessage,
          })),
      }
    },

    'app-packages.rpk-h5.create': async ({ appId, ...page }, context) => {
      const { inTeam, services } = context
      const content = await buildWebQuickApp(page)
      const fileName = `${page.packageName.slice(-40)}-${page.versionCode}.rpk`
      const { objectId } = await inTeam(async (db) => {
        await findApp(db, appId)
        return announceObject(db, context, { bizTag: 'app-packages', fileName, contentLength: content.byteLength })
      })
      try {
        await receiveObject(inTeam, services, objectId, new Blob([content]).stream(), { size: content.byteLength })
        return await inTeam(async (db) => answerPackage(db, await createPackage(db, context, { appId, objectId })))
      } catch (error) {
        await inTeam((db) => forgetObjects(db, [objectId]))
        throw error
      }
    },

    'app-packages.rpk-list.query': async ({ appId, packageName, ...input }, { db }) =>
      listPackages(db, {
        ...input,
        where: and(
          eq(appPackages.packageType, packageTypes.rpk),
          appId ? eq(appPackages.appId, appId) : undefined,
          packageName ? eq(appPackages.packageName, packageName) : undefined,
        ),
      }),

    'app-packages.phone.list': async ({ pkgId }, { db }) => {
      const row = await findPackage(db, pkgId)
      if (row.successStatus !== 0)
        throw refuse('package-not-ready', 'Devices can be listed once the package has been read without failure')
      return listPhones(row)
    },
  },
  { slow: ['app-packages.rpk-h5.create'] },
)

async function listPackages(
  db: Queries,
  { where: scope, ...input }: ListInput & { where: ReturnType<typeof eq> | undefined },
) {
  const query = listQuery(packageListFields, appPackages, appPackages.pkgId, input, '-createTime')
  const where = and(scope, query.where)
  const rows = await db
    .select()
    .from(appPackages)
    .where(where)
    .orderBy(...query.orderBy)
    .limit(query.limit)
    .offset(query.offset)
  const liveIds = await livePackageIds(db, [...new Set(rows.map((row) => row.appId))])
  return { items: rows.map((row) => describePackage(row, liveIds)), total: await db.$count(appPackages, where) }
}
