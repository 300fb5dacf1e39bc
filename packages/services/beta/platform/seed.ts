import { and, eq, sql } from 'drizzle-orm'
import { newId } from '@console-widgets/platform/database/ids'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { seedGroups } from './seed-groups.ts'
import { subscriptions } from './tables.ts'

/** People in the demo team's open test: hours since they joined, downloads, and how it ended for some. */
const testers: readonly [nickName: string, hours: number, downloads: number, end?: 'left' | 'removed'][] = [
  ['Maya Thornton', 139, 3],
  ['Ilse Vandenberg', 137, 1],
  ['陈嘉怡', 131, 2],
  ['Roland Meier', 128, 1, 'left'],
  ['Nadia Osei', 120, 2],
  ['Tobias Kern', 117, 0],
  ['黄文博', 96, 1],
  ['Wei Jun Tan', 91, 2],
  ['Agnes Holm', 77, 1],
  ['free-apk-mirror', 70, 14, 'removed'],
  ['Priya Raman', 52, 1],
  ['吴思琪', 40, 1],
  ['Lukas Brandt', 26, 0],
  ['Siti Rahman', 8, 1],
  ['刘洋', 2, 0],
]

/** Groups, testers, and feedback of the demo team’s tests. */
export async function seedTests(seed: Seed): Promise<void> {
  await seedTesters(seed)
  await seedGroups(seed)
}

/** Testers of the open test. */
async function seedTesters({ db, now }: Seed): Promise<void> {
  const [test] = await db
    .select({ appId: appVersions.appId, versionId: appVersions.versionId })
    .from(appVersions)
    .where(and(eq(appVersions.teamId, demoTeamId), sql`${appVersions.testInfo} ->> 'shareLink' is not null`))
  if (!test) return
  await db.insert(subscriptions).values(
    testers.map(([nickName, hours, downloads, end], index) => {
      const joinTime = now - hours * hour
      return {
        ...test,
        teamId: demoTeamId,
        subscriptionId: newId(),
        userId: `tester-${index + 1}`,
        nickName,
        state: end ?? ('joined' as const),
        joinTime,
        endTime: end ? joinTime + day : null,
        downloads,
        downloadTime: downloads > 0 ? joinTime + hour / 4 : null,
      }
    }),
  )
}
