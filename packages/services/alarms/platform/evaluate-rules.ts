import { and, asc, eq, lt, sql } from 'drizzle-orm'
import {
  delayOf,
  evaluate,
  worstState,
  type AlarmState,
  type Evaluation,
  type Period,
} from '@console-widgets/alarms/model'
import { day } from '@console-widgets/platform/clock/durations'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { reachOfMetric } from '@console-widgets/platform/metrics/read-points'
import { metricOf } from './metrics.ts'
import { readSubjects, type Subject } from './subjects.ts'
import { alarmClocks, alarmHistory, alarmInstances, alarmRecords, alarms, type AlarmRow } from './tables.ts'
import { takeActions } from './take-actions.ts'

/** Days for which evaluations are kept. */
const keptDays = 30
/** Records that one statement writes. */
const insertedRows = 1000
/** Milliseconds after which incomplete data of the demo's past are looked at again. */
const patience = 10_000

/** A team's rules of one period. */
export interface RulesOf {
  teamId: string
  period: Period
}

/**
 * Evaluates the watched rules of a team and a period at each end of a period up to the present, each end once and in
 * order.
 * @returns when to come back; undefined if no rule is watched
 */
export async function evaluateRules(
  db: Queries,
  services: PlatformParts,
  { teamId, period }: RulesOf,
  now: number,
): Promise<number | undefined> {
  const isClock = and(eq(alarmClocks.teamId, teamId), eq(alarmClocks.period, period))
  const [clock] = await db.select().from(alarmClocks).where(isClock).for('update')
  if (!clock) return undefined
  const rules = await watchedRules(db, teamId, period)
  if (rules.length === 0) {
    await db.delete(alarmClocks).where(isClock)
    return undefined
  }
  if (clock.nextEnd < clock.pastUntil && !(await areComplete(db, services, rules))) return now + patience
  const ends: number[] = []
  let { nextEnd } = clock
  for (; nextEnd + delayOf(period) <= now; nextEnd += period * 1000) ends.push(nextEnd)
  const first = ends[0]
  // What the demo’s rules did then isn’t an action of the platform.
  if (clock.nextEnd < clock.pastUntil) await db.execute(sql`select set_config('cw.record', '', true)`)
  if (first !== undefined) {
    const watched = []
    for (const rule of rules) watched.push({ rule, subjects: await readSubjects(db, services, rule, first, nextEnd) })
    for (const end of ends) {
      const time = end + delayOf(period)
      const records: NewRecord[] = []
      for (const each of watched)
        if (each.rule.startTime < time)
          each.rule = await evaluateRule(db, services, { ...each, end, time, isPast: time <= clock.pastUntil }, records)
      await insertRecords(db, records)
    }
    await db
      .delete(alarmRecords)
      .where(and(eq(alarmRecords.teamId, teamId), lt(alarmRecords.time, now - keptDays * day)))
    await db.update(alarmClocks).set({ nextEnd }).where(isClock)
  }
  return nextEnd + delayOf(period)
}

async function watchedRules(db: Queries, teamId: string, period: Period): Promise<AlarmRow[]> {
  const rows = await db
    .select()
    .from(alarms)
    .where(and(eq(alarms.teamId, teamId), eq(alarms.enabled, true)))
    .orderBy(asc(alarms.level), asc(alarms.alarmId))
  return rows.filter(({ condition }) => condition.period === period)
}

/** Whether all rules' metrics have data: those of the demo's past are generated in the background. */
async function areComplete(db: Queries, services: PlatformParts, rules: readonly AlarmRow[]): Promise<boolean> {
  for (const { teamId, metric: named } of rules) {
    const metric = metricOf(services, named)
    if (metric && !(await reachOfMetric(db, metric, teamId))) return false
  }
  return true
}

type NewRecord = typeof alarmRecords.$inferInsert

/** Records of an end of a period, in a few statements: there may be one for each value of each rule. */
async function insertRecords(db: Queries, records: readonly NewRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += insertedRows)
    await db.insert(alarmRecords).values(records.slice(at, at + insertedRows))
}

interface Due {
  rule: AlarmRow
  subjects: Subject[]
  /** End of the newest point. */
  end: number
  /** When it's evaluated. */
  time: number
  /** Whether it belongs to the demo's past. */
  isPast: boolean
}

/**
 * Evaluates a rule once, each of its values by itself, and acts for those whose state changes.
 * @param records gains the results
 * @returns the rule afterwards
 */
async function evaluateRule(
  db: Queries,
  services: PlatformParts,
  { rule, subjects, end, time, isPast }: Due,
  records: NewRecord[],
): Promise<AlarmRow> {
  const judged: (typeof alarmInstances.$inferInsert)[] = []
  for (const subject of subjects) {
    const { instance } = subject
    const evaluation = evaluate(subject.series, end, rule.condition, subject.state)
    records.push(recordOf(rule, instance, evaluation, time))
    if (evaluation.state !== subject.state) {
      await recordChange(db, services, rule, { subject, evaluation, time, isPast })
      Object.assign(subject, { state: evaluation.state, stateTime: time })
    }
    const { teamId, alarmId, appId } = rule
    const { state, value, base, threshold } = evaluation
    const { stateTime } = subject
    if (instance !== null) judged.push({ teamId, alarmId, appId, instance, state, stateTime, value, base, threshold })
  }
  if (rule.forEach !== null) await keepInstances(db, rule, judged)
  return keepState(db, rule, worstState(subjects.map(({ state }) => state)), time)
}

function recordOf(
  { teamId, alarmId, appId }: AlarmRow,
  instance: string | null,
  { state, value, base, threshold, points }: Evaluation,
  time: number,
): NewRecord {
  const breaches = points.filter(({ isBreaching }) => isBreaching).length
  return {
    ...{ teamId, recordId: newId(), alarmId, appId, instance, state, value, base, threshold },
    ...{ points: points.length, breaches, time },
  }
}

/** The values that a rule watches now, in place of those of the evaluation before. */
async function keepInstances(
  db: Queries,
  { alarmId }: AlarmRow,
  judged: readonly (typeof alarmInstances.$inferInsert)[],
): Promise<void> {
  await db.delete(alarmInstances).where(eq(alarmInstances.alarmId, alarmId))
  if (judged.length > 0) await db.insert(alarmInstances).values([...judged])
}

async function keepState(db: Queries, rule: AlarmRow, state: AlarmState, time: number): Promise<AlarmRow> {
  if (state === rule.state) return rule
  const changed = { state, stateTime: time }
  await db.update(alarms).set(changed).where(eq(alarms.alarmId, rule.alarmId))
  return { ...rule, ...changed }
}

/** Acts for a change of a state, and keeps it with the points that decided. */
async function recordChange(
  db: Queries,
  services: PlatformParts,
  rule: AlarmRow,
  { subject, evaluation, time, isPast }: Pick<Due, 'time' | 'isPast'> & { subject: Subject; evaluation: Evaluation },
): Promise<void> {
  const { teamId, alarmId, appId, alarmName } = rule
  const { instance } = subject
  const { state, value, threshold, points } = evaluation
  const actions = isPast ? [] : await takeActions(db, services, { ...rule, instance }, evaluation, time)
  await db.insert(alarmHistory).values({
    teamId,
    historyId: newId(),
    alarmId,
    appId,
    alarmName,
    instance,
    fromState: subject.state,
    toState: state,
    value,
    threshold,
    points,
    actions,
    // Only an alarm needs someone who deals with it.
    handling: state === 'alarm' ? 'pending' : 'handled',
    time,
  })
}
