import { and, asc, desc, eq } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/alarms'
import { alarms } from './tables.ts'

/** What alarms tell those who watch a release. */
export const firingAnswers: QuestionTakers = {
  'release.firing-alarms': async ({ appId }, { db }) => {
    const firing = await db
      .select({
        alarmId: alarms.alarmId,
        alarmName: alarms.alarmName,
        metric: alarms.metric,
        time: alarms.stateTime,
      })
      .from(alarms)
      .where(and(eq(alarms.appId, appId), eq(alarms.state, 'alarm'), eq(alarms.enabled, true)))
      .orderBy(asc(alarms.level), desc(alarms.stateTime), asc(alarms.alarmId))
    return firing.map(({ metric, ...alarm }) => ({
      ...alarm,
      versionNumber: metric.dimensions.find(({ name }) => name === 'version')?.value ?? null,
    }))
  },
}
