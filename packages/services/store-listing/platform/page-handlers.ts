import { and, desc, eq, gt, lte, notInArray, or } from 'drizzle-orm'
import type { calls } from '@console-widgets/store-listing/contract'
import { sharedPageLimits } from '@console-widgets/store-listing/model'
import type { SharedPage } from '@console-widgets/store-listing/schemas'
import { teamPeople } from '@console-widgets/platform/accounts/views'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { newId } from '@console-widgets/platform/database/ids'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { lockListedVersion } from './listing.ts'
import { pageAddress } from './page-address.ts'
import { refuse } from './refuse.ts'
import { listingPages } from './tables.ts'

export type PageCalls = Pick<
  typeof calls,
  'store-listing.page.create' | 'store-listing.page.list' | 'store-listing.page.revoke'
>

/** Handlers of links by which the preview of a version is shared. */
export const pageHandlers: Handlers<PageCalls> = {
  'store-listing.page.create': async ({ appId, versionId, note = '' }, context) => {
    const { db, userId } = context
    const createTime = context.now()
    await lockListedVersion(db, appId, versionId)
    const ofApp = eq(listingPages.appId, appId)
    const versions = db
      .select({ versionId: appVersions.versionId })
      .from(appVersions)
      .where(eq(appVersions.appId, appId))
    const leadsNowhere = or(lte(listingPages.expireTime, createTime), notInArray(listingPages.versionId, versions))
    await db.delete(listingPages).where(and(ofApp, leadsNowhere))
    if ((await db.$count(listingPages, ofApp)) >= sharedPageLimits.perApp)
      throw refuse(
        'limit-reached',
        `An app has at most ${sharedPageLimits.perApp} links to its preview. Revoke one that is no longer needed.`,
      )
    const expireTime = createTime + sharedPageLimits.days * day
    const row = { pageId: newId(), appId, versionId, note, userId, createTime, expireTime }
    await db.insert(listingPages).values(row)
    const [person] = await db
      .select({ userName: teamPeople.userName })
      .from(teamPeople)
      .where(eq(teamPeople.userId, userId))
    return describe(row, person?.userName ?? null, context)
  },

  'store-listing.page.list': async ({ appId }, context) => {
    const { db } = context
    await findApp(db, appId)
    const rows = await db
      .select({ page: listingPages, userName: teamPeople.userName })
      .from(listingPages)
      .leftJoin(teamPeople, eq(teamPeople.userId, listingPages.userId))
      // A link to a version that was deleted leads nowhere.
      .innerJoin(appVersions, eq(appVersions.versionId, listingPages.versionId))
      .where(and(eq(listingPages.appId, appId), gt(listingPages.expireTime, context.now())))
      .orderBy(desc(listingPages.createTime), desc(listingPages.pageId))
    return { pages: await Promise.all(rows.map(({ page, userName }) => describe(page, userName, context))) }
  },

  'store-listing.page.revoke': async ({ pageId }, { db }) => {
    await findRow(db, listingPages, pageId, 'shared page')
    await db.delete(listingPages).where(eq(listingPages.pageId, pageId))
  },
}

async function describe(
  { pageId, appId, versionId, note, createTime, expireTime }: Omit<typeof listingPages.$inferSelect, 'teamId'>,
  userName: string | null,
  { services }: Context,
): Promise<SharedPage> {
  return {
    pageId,
    appId,
    versionId,
    note,
    address: await pageAddress(services, pageId),
    userName,
    createTime,
    expireTime,
  }
}
