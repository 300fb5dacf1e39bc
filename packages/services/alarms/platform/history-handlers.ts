import { and, asc, eq, inArray } from 'drizzle-orm'
import type { calls } from '@console-widgets/alarms/contract'
import { historyListFields, recordListFields } from '@console-widgets/alarms/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { findAlarm } from './alarm-rows.ts'
import { metricOf } from './metrics.ts'
import { alarmHistory, alarmRecords, alarms, toldPeople } from './tables.ts'

type HistoryRow = typeof alarmHistory.$inferSelect

async function describeHistory({ db, services }: Pick<Context, 'db' | 'services'>, rows: readonly HistoryRow[]) {
  const names = await readMemberNames(
    db,
    rows.map(({ userId }) => userId),
  )
  const rules = await db
    .select({ alarmId: alarms.alarmId, level: alarms.level, metric: alarms.metric, forEach: alarms.forEach })
    .from(alarms)
    .where(inArray(alarms.alarmId, [...new Set(rows.map(({ alarmId }) => alarmId)), '']))
  const told = await peopleToldOf(db, rows)
  const ruleOf = new Map(rules.map((rule) => [rule.alarmId, rule]))
  return rows.map((row) => {
    const rule = ruleOf.get(row.alarmId)
    return {
      ...row,
      level: rule?.level ?? 2,
      unit: (rule && metricOf(services, rule.metric)?.unit) ?? null,
      forEach: rule?.forEach ?? null,
      userName: names.get(row.userId ?? '') ?? null,
      told: told
        .filter(
          ({ alarmId, instance, changeTime }) =>
            alarmId === row.alarmId && instance === row.instance && changeTime === row.time,
        )
        .map(({ alarmId: _, instance: __, changeTime: ___, ...each }) => each),
    }
  })
}

/** Who was told of these changes: a notice has the rule and the time of the change that it tells of. */
async function peopleToldOf(db: Context['db'], rows: readonly HistoryRow[]) {
  if (rows.length === 0) return []
  const [alarmIds, times] = [rows.map(({ alarmId }) => alarmId), rows.map(({ time }) => time)]
  return db
    .select()
    .from(toldPeople)
    .where(and(inArray(toldPeople.alarmId, [...new Set(alarmIds)]), inArray(toldPeople.changeTime, times)))
    .orderBy(asc(toldPeople.time), asc(toldPeople.userName), asc(toldPeople.channel))
}

export const historyHandlers: Pick<
  Handlers<typeof calls>,
  'alarms.history.list' | 'alarms.history.edit' | 'alarms.logging-record.list'
> = {
  'alarms.history.list': async ({ alarmId, appId, ...input }, context) => {
    const { db } = context
    if (appId !== undefined) await findApp(db, appId)
    if (alarmId !== undefined) await findAlarm(context, alarmId)
    const condition = and(
      alarmId === undefined ? undefined : eq(alarmHistory.alarmId, alarmId),
      appId === undefined ? undefined : eq(alarmHistory.appId, appId),
    )
    const { items, total } = await listTable(db, alarmHistory, historyListFields, input, '-time', condition)
    return { items: await describeHistory(context, items), total }
  },

  'alarms.history.edit': async ({ historyId, note }, context) => {
    const { db, userId, now } = context
    await findRow(db, alarmHistory, historyId, 'history entry')
    const rows = await db
      .update(alarmHistory)
      .set({ handling: 'handled', note: note ?? '', userId, handledTime: now() })
      .where(eq(alarmHistory.historyId, historyId))
      .returning()
    const [described] = await describeHistory(context, rows)
    if (!described) throw new TypeError('One entry has one description')
    return described
  },

  'alarms.logging-record.list': async ({ alarmId, ...input }, context) => {
    await findAlarm(context, alarmId)
    return listTable(context.db, alarmRecords, recordListFields, input, '-time', eq(alarmRecords.alarmId, alarmId))
  },
}
