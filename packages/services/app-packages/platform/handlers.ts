import { and, eq, inArray } from 'drizzle-orm'
import { calls } from '@console-widgets/app-packages/contract'
import { failReasons } from '@console-widgets/app-packages/model'
import * as schemas from '@console-widgets/app-packages/schemas'
import { announceObject, forgetObjects } from '@console-widgets/platform/files/objects'
import { receiveObject } from '@console-widgets/platform/files/receive'
import { implement } from '@console-widgets/platform/calls/handler'
import { refuse } from './refuse.ts'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { claimHandlers } from './claims.ts'
import { deletePackage, updatePackage } from './change-packages.ts'
import { createPackage } from './create-package.ts'
import { listPackages } from './list-packages.ts'
import { answerPackage, describePackage, findLivePackage, findPackage, livePackageIds } from './package-rows.ts'
import { listPhones } from './phones.ts'
import { describeTask } from './process-task.ts'
import { appPackages } from './tables.ts'
import { buildWebQuickApp } from './web-quick-app.ts'

/** Handles the calls of the area `app-packages`. */
export const appPackagesImplementation = implement(
  calls,
  schemas,
  {
    ...claimHandlers,

    'app-packages.package.create': async (input, context) =>
      answerPackage(context, await createPackage(context.db, context, input)),

    'app-packages.package.get': async ({ pkgId }, context) => {
      const row = await findPackage(context.db, pkgId)
      const live = await findLivePackage(context, row.appId)
      const liveIds = await livePackageIds(context, [row.appId])
      return { package: describePackage(row, liveIds), livePackage: live ? describePackage(live, liveIds) : null }
    },

    'app-packages.package.list': async ({ appId, ...input }, context) => {
      await findApp(context.db, appId)
      return listPackages(context, { ...input, where: eq(appPackages.appId, appId) })
    },

    'app-packages.package.update': async (input, context) => {
      await updatePackage(context, input)
      return answerPackage(context, input.pkgId)
    },

    'app-packages.package.delete': ({ pkgId }, context) => deletePackage(context, pkgId),

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
        return await inTeam(async (db) =>
          answerPackage({ db, services }, await createPackage(db, context, { appId, objectId })),
        )
      } catch (error) {
        await inTeam((db) => forgetObjects(db, [objectId]))
        throw error
      }
    },

    'app-packages.rpk-list.query': async ({ appId, packageName, ...input }, context) =>
      listPackages(context, {
        ...input,
        where: and(
          eq(appPackages.format, 'rpk'),
          appId ? eq(appPackages.appId, appId) : undefined,
          packageName ? eq(appPackages.packageName, packageName) : undefined,
        ),
      }),

    'app-packages.phone.list': async ({ pkgId }, { db }) => {
      const row = await findPackage(db, pkgId)
      if (row.successStatus !== 0)
        throw refuse('package-not-ready', 'Devices can be listed only for a package that is ready')
      return listPhones(row)
    },
  },
  { slow: ['app-packages.rpk-h5.create'] },
)
