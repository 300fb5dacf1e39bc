import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { beginOfSeries, delayOf, evaluate, Series, type Evaluation, type Period } from '@console-widgets/alarms/model'
import { day } from '@console-widgets/platform/clock/durations'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { reachOfMetric, readPoints } from '@console-widgets/platform/metrics/read-points'
import { dimensionsOf, metricOf } from './metrics.ts'
import { alarmClocks, alarmHistory, alarmRecords, alarms, type AlarmRow } from './tables.ts'
import { takeActions } from './take-actions.ts'

/** Days for which evaluations are kept. */
const keptDays = 30
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
    for (const rule of rules) watched.push({ rule, series: await readSeries(db, services, rule, first, nextEnd) })
    for (const end of ends)
      for (const each of watched) {
        const time = end + delayOf(period)
        if (each.rule.startTime >= time) continue
        each.rule = await evaluateRule(db, services, { ...each, end, time, isPast: time <= clock.pastUntil })
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

/** Points that the evaluations from one end of a period to another need. */
async function readSeries(
  db: Queries,
  services: PlatformParts,
  { teamId, appId, metric: named, condition }: AlarmRow,
  first: number,
  to: number,
): Promise<Series> {
  const metric = metricOf(services, named)
  const { filter, period } = condition
  const points = metric
    ? await readPoints(db, metric, {
        teamId,
        appId,
        dimensions: dimensionsOf(named.dimensions),
        filter,
        period,
        from: beginOfSeries(first, condition),
        to,
      })
    : []
  return new Series(points, condition)
}

interface Due {
  rule: AlarmRow
  series: Series
  /** End of the newest point. */
  end: number
  /** When it's evaluated. */
  time: number
  /** Whether it belongs to the demo's past. */
  isPast: boolean
}

/** Evaluates a rule once: keeps the result, and acts if its state changes. @returns the rule afterwards */
async function evaluateRule(
  db: Queries,
  services: PlatformParts,
  { rule, series, end, time, isPast }: Due,
): Promise<AlarmRow> {
  const { teamId, alarmId, appId } = rule
  const evaluation = evaluate(series, end, rule.condition, rule.state)
  const { state, value, base, threshold, points } = evaluation
  await db.insert(alarmRecords).values({
    teamId,
    recordId: newId(),
    alarmId,
    appId,
    state,
    value,
    base,
    threshold,
    points: points.length,
    breaches: points.filter(({ isBreaching }) => isBreaching).length,
    time,
  })
  return state === rule.state ? rule : enterState(db, services, rule, evaluation, { time, isPast })
}

async function enterState(
  db: Queries,
  services: PlatformParts,
  rule: AlarmRow,
  evaluation: Evaluation,
  { time, isPast }: Pick<Due, 'time' | 'isPast'>,
): Promise<AlarmRow> {
  const { teamId, alarmId, appId, alarmName } = rule
  const { state, value, threshold, points } = evaluation
  const changed = { state, stateTime: time }
  await db.update(alarms).set(changed).where(eq(alarms.alarmId, alarmId))
  const actions = isPast ? [] : await takeActions(db, services, rule, evaluation, time)
  await db.insert(alarmHistory).values({
    teamId,
    historyId: newId(),
    alarmId,
    appId,
    alarmName,
    fromState: rule.state,
    toState: state,
    value,
    threshold,
    points,
    actions,
    // Only an alarm needs someone who deals with it.
    handling: state === 'alarm' ? 'pending' : 'handled',
    time,
  })
  return { ...rule, ...changed }
}
