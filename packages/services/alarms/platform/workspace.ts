import { and, asc, desc, eq } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { alarms } from './tables.ts'

/** Levels whose alarms are urgent. */
const urgentLevel = 2

/** What alarms bring to the start page and the search: those that fire, and all rules. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { permissions } }, { db }) => {
    if (!permissions.has('alarms.manage')) return []
    const firing = await db
      .select({
        alarmId: alarms.alarmId,
        alarmName: alarms.alarmName,
        level: alarms.level,
        stateTime: alarms.stateTime,
        appName: apps.appName,
      })
      .from(alarms)
      .innerJoin(apps, eq(apps.appId, alarms.appId))
      .where(and(eq(alarms.state, 'alarm'), eq(alarms.enabled, true)))
      .orderBy(asc(alarms.level), desc(alarms.stateTime))
      .limit(mostLines)
    return firing.map(({ alarmId, alarmName, level, stateTime, appName }): AttentionLine => ({
      kind: 'alarms.firing',
      id: alarmId,
      tone: level <= urgentLevel ? 'danger' : 'warning',
      values: { app: appName, rule: alarmName },
      page: { id: 'alarms.alarm', values: { alarmId } },
      time: stateTime,
    }))
  },

  ...answerWithThings([
    {
      kind: 'alarms.alarms',
      from: alarms,
      id: alarms.alarmId,
      name: alarms.alarmName,
      detail: alarms.description,
      page: 'alarms.alarm',
      parameters: { alarmId: alarms.alarmId },
    },
  ]),
}
