import { and, asc, desc, eq } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/alarms'
import { alarmInstances, alarms } from './tables.ts'

/** What alarms tell those who watch a release. */
export const firingAnswers: QuestionTakers = {
  'release.firing-alarms': async ({ appId }, { db }) => {
    const firing = await db
      .select({
        alarmId: alarms.alarmId,
        alarmName: alarms.alarmName,
        metric: alarms.metric,
        forEach: alarms.forEach,
        time: alarms.stateTime,
      })
      .from(alarms)
      .where(and(eq(alarms.appId, appId), eq(alarms.state, 'alarm'), eq(alarms.enabled, true)))
      .orderBy(asc(alarms.level), desc(alarms.stateTime), asc(alarms.alarmId))
    const instances = await db
      .select({ alarmId: alarmInstances.alarmId, instance: alarmInstances.instance, time: alarmInstances.stateTime })
      .from(alarmInstances)
      .where(and(eq(alarmInstances.appId, appId), eq(alarmInstances.state, 'alarm')))
      .orderBy(asc(alarmInstances.instance))
    return firing.flatMap(({ metric, forEach, alarmId, alarmName, time }) =>
      forEach === 'version'
        ? instances
            .filter((each) => each.alarmId === alarmId)
            .map((each) => ({ alarmId, alarmName, versionNumber: each.instance, time: each.time }))
        : [
            {
              alarmId,
              alarmName,
              versionNumber: metric.dimensions.find(({ name }) => name === 'version')?.value ?? null,
              time,
            },
          ],
    )
  },
}
