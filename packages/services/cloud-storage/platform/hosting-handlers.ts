import { eq } from 'drizzle-orm'
import type { hostingCalls } from '@console-widgets/cloud-storage/contract'
import { storageLimits, variantFeatures } from '@console-widgets/cloud-storage/model'
import { newId } from '@console-widgets/platform/database/ids'
import { requireRoom } from '@console-widgets/platform/database/require-rows'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import { findBucket } from './buckets.ts'
import { quotasIn, regionOf } from './regions.ts'
import { releaseUnused } from './release.ts'
import type { Refresh } from './refresh.ts'
import { readPath } from './site-copies.ts'
import { answerSite, costOf, describeCopies, describeSites, findSite, listRefreshes, refreshesToday } from './sites.ts'
import { storageCopies, storageSites } from './tables.ts'
import { describeTask, storageTasks } from './task-kinds.ts'
import { dayOf } from './usage.ts'

const day = 86_400_000
/** Default cache time of sites, in seconds. */
const defaultMaxAge = 3600

/** Handlers for web sites and their cached files. */
export const hostingHandlers: Handlers<typeof hostingCalls> = {
  'cloud-storage.hosting-cdn.query': async ({ siteId, taskId }, context) => {
    const { db, services, now, variant } = context
    const site = siteId === undefined ? undefined : await findSite(db, siteId)
    const region = site ? (await findBucket(db, site.bucketId)).region : regionOf(context, undefined)
    const refreshes = await listRefreshes(db, { siteId, taskId })
    if (taskId && refreshes.length === 0) throw refuse('not-found', `There is no purge '${taskId}' in this team`)
    const names = await readMemberNames(
      db,
      refreshes.map(({ refresh }) => refresh.userId),
    )
    const dayStart = dayOf(now())
    return {
      available: variantFeatures[variant].hosting,
      sites: await describeSites(db, services, siteId === undefined ? undefined : eq(storageSites.siteId, siteId)),
      copies: site ? await describeCopies(db, site, now()) : [],
      refreshes: refreshes.map(({ row, refresh: { siteId: ofSite, siteName, paths, userId } }) => ({
        ...describeTask(row),
        siteId: ofSite,
        siteName,
        paths,
        userName: names.get(userId) ?? null,
      })),
      quota: {
        perDay: (await quotasIn(db, region)).refreshesPerDay,
        used: await refreshesToday(db, region, dayStart),
        resetTime: dayStart + day,
      },
    }
  },

  'cloud-storage.hosting-cdn.refresh': async ({ siteId, paths = [] }, context) => {
    requireHosting(context)
    const { db, teamId, userId, services, now } = context
    const { siteName, bucketId } = await findSite(db, siteId)
    for (const path of paths) readPath(path)
    const { region } = await findBucket(db, bucketId)
    const { refreshesPerDay } = await quotasIn(db, region)
    const used = await refreshesToday(db, region, dayOf(now()))
    if (used + costOf(paths) > refreshesPerDay)
      throw refuse(
        'quota-exceeded',
        `${refreshesPerDay} paths can be purged per day, and a whole site counts as ${costOf([])}. You’ve used ${used} today. The limit resets tomorrow.`,
      )
    const payload: Refresh = { siteId, siteName, userId, paths: [...new Set(paths)] }
    return { taskId: await services.tasks.start(db, { kind: storageTasks.refresh, teamId, userId, payload }) }
  },

  'cloud-storage.hosting-site.create': async (
    { bucketId, siteName, prefix = '', indexDocument = 'index.html', notFoundDocument = null, maxAge = defaultMaxAge },
    context,
  ) => {
    requireHosting(context)
    const { db, services, now } = context
    await findBucket(db, bucketId)
    await requireRoom(
      db,
      storageSites,
      storageLimits.sitesPerTeam,
      'sites',
      'Stop hosting one that you no longer need.',
    )
    const time = now()
    const [row] = await db
      .insert(storageSites)
      .values({
        siteId: newId(),
        siteName,
        bucketId,
        prefix,
        indexDocument,
        notFoundDocument,
        maxAge,
        createTime: time,
        updateTime: time,
      })
      .onConflictDoNothing()
      .returning()
    if (!row)
      throw refuse(
        'name-taken',
        `The name '${siteName}' is taken. Names of sites are unique on the whole platform; choose another one.`,
        [issue('siteName', 'taken')],
      )
    return answerSite(db, services, row.siteId)
  },

  'cloud-storage.hosting-site.update': async ({ siteId, ...change }, context) => {
    requireHosting(context)
    const { db, services, now } = context
    await findSite(db, siteId)
    await db
      .update(storageSites)
      .set({ ...change, updateTime: now() })
      .where(eq(storageSites.siteId, siteId))
    return answerSite(db, services, siteId)
  },

  'cloud-storage.hosting-site.delete': async ({ siteId }, context) => {
    requireHosting(context)
    const { db } = context
    await findSite(db, siteId)
    const copies = await db
      .select({ objectId: storageCopies.objectId })
      .from(storageCopies)
      .where(eq(storageCopies.siteId, siteId))
    await db.delete(storageSites).where(eq(storageSites.siteId, siteId))
    await releaseUnused(
      db,
      context,
      copies.map(({ objectId }) => objectId),
    )
  },
}

/** @throws PlatformRefusal in the variant that serves sites but can't change them */
function requireHosting({ variant }: Context): void {
  if (!variantFeatures[variant].hosting)
    throw refuse('older-variant', 'This site uses the previous version of Cloud Storage, where sites are read-only.')
}
