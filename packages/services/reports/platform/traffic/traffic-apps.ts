import { and, asc, eq, isNotNull, lte, ne } from 'drizzle-orm'
import { addDays, dayText } from '@console-widgets/reports/model'
import { releaseTypes } from '@console-widgets/versions/model'
import type { Events } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/experiments/experiments'
import type {} from '@console-widgets/platform/release/store-front'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { appVersions, phasedReleaseHistory } from '@console-widgets/versions/platform/rows'
import type { TrafficApp } from './generate.ts'
import type { Spreading } from './people-of-days.ts'
import { planOfNewApp, trafficPlans, type TrafficPlan } from './plans.ts'
import { rolloutOf } from './rollout.ts'

/** Input for generating a team's traffic. */
export interface TrafficTeam {
  teamId: string
  firstDay: string
  scale: number
  now: number
}

/** Apps of a team that have users: those with a plan, and all other live apps. */
export async function trafficAppsOf(
  db: Queries,
  events: Pick<Events, 'collectAnswers'>,
  { teamId, firstDay, scale, now }: TrafficTeam,
): Promise<TrafficApp[]> {
  const rows = await db
    .select()
    .from(apps)
    .where(and(eq(apps.teamId, teamId), isNotNull(apps.packageName)))
    .orderBy(asc(apps.appId))
  const versionsByApp = await versionsOfTeam(db, teamId, now)
  const found: TrafficApp[] = []
  for (const { appId, packageName, onShelfVersion } of rows) {
    const plan = trafficPlans.find((each) => each.teamId === teamId && each.packageName === packageName)
    if (!plan && onShelfVersion === null) continue
    const versions = versionsByApp.get(appId) ?? []
    if (!plan && versions.length === 0) continue
    const start = plan ? firstDay : (versions[0]?.day ?? dayText(now))
    found.push({
      appId,
      plan: plan ?? planOfNewApp(teamId, packageName as string),
      versions: versions.length > 0 ? versions : plannedVersions(plan, start),
      arms: (await events.collectAnswers('experiments.traffic', { teamId, appId }, { db })).flat(),
      tests: (await events.collectAnswers('store-front.tests', { teamId, appId }, { db })).flat(),
      firstDay: start,
      scale,
    })
  }
  return found
}

/** Rollouts of each app's versions that were available in the store, oldest first. */
async function versionsOfTeam(db: Queries, teamId: string, now: number): Promise<Map<string, Spreading[]>> {
  const rows = await db
    .select()
    .from(appVersions)
    .where(
      and(
        eq(appVersions.teamId, teamId),
        isNotNull(appVersions.versionNumber),
        lte(appVersions.onShelfTime, now),
        ne(appVersions.releaseType, releaseTypes.test),
      ),
    )
    .orderBy(asc(appVersions.onShelfTime))
  const changes = await db
    .select()
    .from(phasedReleaseHistory)
    .where(and(eq(phasedReleaseHistory.teamId, teamId), lte(phasedReleaseHistory.time, now)))
    .orderBy(asc(phasedReleaseHistory.time))
  const byApp = new Map<string, Spreading[]>()
  for (const { appId, versionId, versionNumber, onShelfTime } of rows)
    byApp.set(appId, [
      ...(byApp.get(appId) ?? []),
      ...rolloutOf({
        versionNumber: versionNumber as string,
        onShelfTime: onShelfTime as number,
        changes: changes.filter((change) => change.versionId === versionId),
      }),
    ])
  return byApp
}

/** Versions for an app without any; the first is older than the data. */
function plannedVersions(plan: TrafficPlan | undefined, firstDay: string): Spreading[] {
  return (plan?.versions ?? [['1.0.0', 0]]).map(([versionNumber, after], place) => ({
    versionNumber: versionNumber as string,
    day: addDays(firstDay, place === 0 ? -30 : (after as number)),
    from: 0,
    share: 1,
    pauses: [],
  }))
}
