import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@console-widgets/contract'
import type { calls } from '@console-widgets/alarms/contract'
import { alarmLimits, alarmListFields, type AlarmState, endOfMute, type Level } from '@console-widgets/alarms/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { changeAlarm, describeAlarm, describeAlarms, findAlarm } from './alarm-rows.ts'
import { requireMetric, requireQuestion } from './metrics.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { type AlarmAction, alarmHistory, alarmInstances, alarmRecords, alarms, type AlarmRow } from './tables.ts'
import { watch } from './watch.ts'

type CreateInput = ParsedOf<(typeof calls)['alarms.alarm.create']>
type RuleInput = Omit<CreateInput, 'appId' | 'enabled'>

/** What someone whom a notice is for is called as the target of an action. */
const teamTarget = 'team'

/** Checks a rule of an app, as far as its schema can’t. @throws PlatformRefusal */
function requireRule(
  context: Context,
  { metric, forEach, condition, alarmActions, okActions }: RuleInput,
  appId: string,
): void {
  const found = requireMetric(context, metric, 'metric.')
  requireQuestion(found, { ...metric, forEach, ...condition }, { metric: 'metric.', condition: 'condition.' })
  requireActions('alarmActions', alarmActions, appId)
  requireActions('okActions', okActions, appId)
}

function requireActions(field: 'alarmActions' | 'okActions', actions: readonly AlarmAction[], appId: string): void {
  actions.forEach(({ type, enabled, target }, index) => {
    if (field === 'okActions' && type === 'halt-release')
      throw refuse('bad-parameter', 'Only an alert that fires can pause a release', [
        issue(`${field}.${index}.type`, 'notice-only'),
      ])
    const wanted = type === 'notice' ? teamTarget : appId
    if ((enabled && target === null) || (target !== null && target !== wanted))
      throw refuse('bad-parameter', 'An action that is on needs a target', [
        issue(`${field}.${index}.target`, 'exactly', { value: wanted }),
      ])
  })
}

/** Columns of a rule that its author writes. */
function columnsOf({ metric, condition, level, ...rule }: RuleInput) {
  const { namespace, metricName, dimensions } = metric
  return {
    ...rule,
    description: rule.description ?? '',
    level: level as Level,
    metric: { namespace, metricName, dimensions },
    condition,
  }
}

async function storeAlarm(context: Context, { appId, enabled, ...rule }: CreateInput): Promise<AlarmRow> {
  const { db, userId, teamId } = context
  const now = context.now()
  const [row] = await db
    .insert(alarms)
    .values({
      ...columnsOf(rule),
      alarmId: newId(),
      appId,
      enabled,
      startTime: now,
      stateTime: now,
      authorId: userId,
      createTime: now,
      updateTime: now,
    })
    .returning()
  if (enabled) await watch(db, { teamId, period: rule.condition.period }, now)
  return row as AlarmRow
}

async function createAlarm(context: Context, input: CreateInput): Promise<AlarmRow> {
  const { db } = context
  const { alarmName } = input
  await findApp(db, input.appId)
  requireRule(context, input, input.appId)
  await requireRoom(db, alarms, alarmLimits.alarms, 'alert rules')
  await requireUnique(db, { table: alarms, field: 'alarmName', column: alarms.alarmName, value: alarmName })
  return storeAlarm(context, input)
}

/** Whether a rule judges other values than before: its state tells nothing about them. */
function isOtherQuestion(before: AlarmRow, { metric, forEach, condition }: ReturnType<typeof columnsOf>): boolean {
  return (
    JSON.stringify([before.metric, before.forEach, before.condition.period, before.condition.filter]) !==
    JSON.stringify([metric, forEach, condition.period, condition.filter])
  )
}

/** Makes a rule one without a verdict, on all of its values. @returns the columns that change */
async function forgetVerdict({ db, now }: Pick<Context, 'db' | 'now'>, alarmId: string) {
  await db.delete(alarmInstances).where(eq(alarmInstances.alarmId, alarmId))
  return { state: 'insufficient_data' as AlarmState, stateTime: now() }
}

/** A free name for the copy of a rule: the name with the first number that isn’t taken. */
function nameOfCopy(alarmName: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const suffix = `-${number}`
    const name = `${[...alarmName].slice(0, alarmLimits.alarmName - suffix.length).join('')}${suffix}`
    if (!taken.has(name.toLowerCase())) return name
  }
}

type Rules = Extract<keyof typeof calls, `alarms.${'alarm' | 'task' | 'mute' | 'copy'}.${string}`>

export const ruleHandlers: Pick<Handlers<typeof calls>, Rules> = {
  'alarms.alarm.list': async ({ appId, ...input }, context) => {
    if (appId !== undefined) await findApp(context.db, appId)
    const { items, total } = await listTable(
      context.db,
      alarms,
      alarmListFields,
      input,
      'state',
      appId === undefined ? undefined : eq(alarms.appId, appId),
    )
    return { items: await describeAlarms(context, items), total }
  },

  'alarms.alarm.get': async ({ alarmId }, context) => describeAlarm(context, await findAlarm(context, alarmId)),

  'alarms.alarm.create': async (input, context) => describeAlarm(context, await createAlarm(context, input)),

  'alarms.alarm.edit': async ({ alarmId, ...rule }, context) => {
    const { db, userId, teamId } = context
    const before = await findAlarm(context, alarmId)
    requireRule(context, rule, before.appId)
    await requireUnique(db, {
      table: alarms,
      field: 'alarmName',
      column: alarms.alarmName,
      value: rule.alarmName,
      except: alarmId,
    })
    const now = context.now()
    const columns = columnsOf(rule)
    const row = await changeAlarm(context, alarmId, {
      ...columns,
      authorId: userId,
      ...(isOtherQuestion(before, columns) ? await forgetVerdict(context, alarmId) : {}),
    })
    if (row.enabled) await watch(db, { teamId, period: row.condition.period }, now)
    return describeAlarm(context, row)
  },

  'alarms.alarm.delete': async ({ alarmId }, context) => {
    const { db } = context
    await findAlarm(context, alarmId)
    await db.delete(alarmInstances).where(eq(alarmInstances.alarmId, alarmId))
    await db.delete(alarmRecords).where(eq(alarmRecords.alarmId, alarmId))
    await db.delete(alarmHistory).where(eq(alarmHistory.alarmId, alarmId))
    await db.delete(alarms).where(eq(alarms.alarmId, alarmId))
  },

  'alarms.task.start': async ({ alarmId }, context) => {
    const { db, teamId } = context
    const before = await findAlarm(context, alarmId)
    if (before.enabled) throw refuse('alarm-state', `'${before.alarmName}' is watched already`)
    const now = context.now()
    const row = await changeAlarm(context, alarmId, {
      enabled: true,
      startTime: now,
      ...(await forgetVerdict(context, alarmId)),
    })
    await watch(db, { teamId, period: row.condition.period }, now)
    return describeAlarm(context, row)
  },

  'alarms.task.stop': async ({ alarmId }, context) => {
    const before = await findAlarm(context, alarmId)
    if (!before.enabled) throw refuse('alarm-state', `'${before.alarmName}' isn’t watched`)
    const row = await changeAlarm(context, alarmId, { enabled: false, ...(await forgetVerdict(context, alarmId)) })
    return describeAlarm(context, row)
  },

  'alarms.mute.update': async ({ alarmId, duration, reason }, context) => {
    await findAlarm(context, alarmId)
    const row = await changeAlarm(
      context,
      alarmId,
      duration === null
        ? { muteUntil: null, muteReason: null, muteUserId: null }
        : { muteUntil: endOfMute(duration, context.now()), muteReason: reason ?? '', muteUserId: context.userId },
    )
    return describeAlarm(context, row)
  },

  'alarms.copy.create': async ({ alarmId, appIds }, context) => {
    const { db } = context
    const original = await findAlarm(context, alarmId)
    const taken = new Set(
      (await db.select({ alarmName: alarms.alarmName }).from(alarms)).map(({ alarmName }) => alarmName.toLowerCase()),
    )
    await requireRoom(db, alarms, alarmLimits.alarms + 1 - new Set(appIds).size, 'alert rules')
    const items = []
    for (const appId of new Set(appIds)) {
      await findApp(db, appId)
      const alarmName = nameOfCopy(original.alarmName, taken)
      taken.add(alarmName.toLowerCase())
      const retarget = (actions: readonly AlarmAction[]) =>
        actions.map((action) => (action.type === 'halt-release' ? { ...action, target: appId } : action))
      const copy: CreateInput = {
        ...original,
        alarmName,
        appId,
        alarmActions: retarget(original.alarmActions),
        okActions: retarget(original.okActions),
        // A version of one app isn’t one of another.
        metric: {
          ...original.metric,
          dimensions: original.metric.dimensions.filter(({ name }) => name !== 'version'),
        },
      }
      requireRule(context, copy, appId)
      const row = await storeAlarm(context, {
        alarmName: copy.alarmName,
        appId,
        description: copy.description,
        level: copy.level,
        metric: copy.metric,
        forEach: copy.forEach,
        condition: copy.condition,
        alarmActions: copy.alarmActions,
        okActions: copy.okActions,
        enabled: copy.enabled,
      })
      items.push({ alarmId: row.alarmId, appId, alarmName: row.alarmName })
    }
    return { items }
  },
}
