import { and, eq, inArray } from 'drizzle-orm'
import { formatUtc, startOfUtc } from '@console-widgets/core/formats'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { liveStates } from '@console-widgets/versions/model'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { listingAwards } from '../tables.ts'
import { expectAward, judgeApp } from './award-actor.ts'

/** The last month of the demo team’s live apps, judged by their events. */
export async function seedAwards({ db, services, now }: Seed): Promise<void> {
  const time = startOfUtc(now, 'month')
  const month = formatUtc(time - day, 'YYYY-MM-DD').slice(0, 7)
  const ofTeam = and(eq(appVersions.teamId, demoTeamId), inArray(appVersions.releaseState, [...liveStates]))
  const live = await db.selectDistinct({ appId: appVersions.appId }).from(appVersions).where(ofTeam)
  for (const { appId } of live) {
    const criteria = await judgeApp(db, services, appId, month)
    const isAwarded = criteria.every(({ isMet }) => isMet)
    // The people of a large demo don't exist yet.
    if (criteria.some(({ criterion, value }) => criterion === 'installs' && value !== 0))
      await db.insert(listingAwards).values({
        ...{ teamId: demoTeamId, awardKey: `${appId}-${month}`, appId, month, criteria, isAwarded },
        ...{ dueTime: time, time },
      })
    await expectAward(db, demoTeamId, appId, now)
  }
}
