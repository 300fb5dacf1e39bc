import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { metricOf } from './metrics.ts'
import { alarmHistory, alarmInstances, alarmRecords, alarms, type AlarmRow } from './tables.ts'

/** Returns a rule of the team. @throws PlatformRefusal if there is none */
export function findAlarm({ db }: Pick<Context, 'db'>, alarmId: string): Promise<AlarmRow> {
  return findRow(db, alarms, alarmId, 'alert rule')
}

/** Rules as responses have them. */
export async function describeAlarms({ db, services, ...context }: Context, rows: readonly AlarmRow[]) {
  if (rows.length === 0) return []
  const now = context.now()
  const alarmIds = rows.map(({ alarmId }) => alarmId)
  const named = await db
    .select({ appId: apps.appId, appName: apps.appName, projectId: apps.projectId })
    .from(apps)
    .where(inArray(apps.appId, [...new Set(rows.map(({ appId }) => appId))]))
  const appOf = new Map(named.map((app) => [app.appId, app]))
  const last = await db
    .selectDistinctOn([alarmRecords.alarmId])
    .from(alarmRecords)
    .where(and(inArray(alarmRecords.alarmId, alarmIds), isNull(alarmRecords.instance)))
    .orderBy(alarmRecords.alarmId, desc(alarmRecords.time))
  const lastOf = new Map(last.map((record) => [record.alarmId, record]))
  const instances = await db
    .select()
    .from(alarmInstances)
    .where(inArray(alarmInstances.alarmId, alarmIds))
    .orderBy(asc(alarmInstances.state), desc(alarmInstances.base), asc(alarmInstances.instance))
  const changes = await db
    .select({ alarmId: alarmHistory.alarmId, count: sql<number>`count(*)::int` })
    .from(alarmHistory)
    .where(and(inArray(alarmHistory.alarmId, alarmIds), gt(alarmHistory.time, now - day)))
    .groupBy(alarmHistory.alarmId, alarmHistory.instance)
    .orderBy(sql`count(*)`)
  // Of a rule that watches several values, those of the one that changes most.
  const changesOf = new Map(changes.map(({ alarmId, count }) => [alarmId, count]))
  const names = await readMemberNames(
    db,
    rows.map(({ muteUserId }) => muteUserId),
  )
  return rows.map(({ metric, muteUntil, muteReason, muteUserId, ...row }) => {
    const record = lastOf.get(row.alarmId)
    return {
      ...row,
      appName: appOf.get(row.appId)?.appName ?? row.appId,
      projectId: appOf.get(row.appId)?.projectId ?? null,
      metric: { ...metric, unit: metricOf(services, metric)?.unit ?? null },
      instances: instances.filter(({ alarmId }) => alarmId === row.alarmId),
      lastValue: record?.value ?? null,
      lastThreshold: record?.threshold ?? null,
      changes: changesOf.get(row.alarmId) ?? 0,
      mute:
        muteUntil === null || muteUntil <= now
          ? null
          : { untilTime: muteUntil, reason: muteReason ?? '', userName: names.get(muteUserId ?? '') ?? '' },
    }
  })
}

/** A rule as responses have it. */
export async function describeAlarm(context: Context, row: AlarmRow) {
  const [described] = await describeAlarms(context, [row])
  if (!described) throw new TypeError('One rule has one description')
  return described
}

/** Changes a rule. @returns the rule afterwards */
export async function changeAlarm(
  { db, now }: Pick<Context, 'db' | 'now'>,
  alarmId: string,
  change: Partial<typeof alarms.$inferInsert>,
): Promise<AlarmRow> {
  const [row] = await db
    .update(alarms)
    .set({ ...change, updateTime: now() })
    .where(eq(alarms.alarmId, alarmId))
    .returning()
  return row as AlarmRow
}
