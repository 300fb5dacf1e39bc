import { asc, eq } from 'drizzle-orm'
import { chanceOfSplit, compareGroups, mismatchChance, type Compared, type Group } from '@console-widgets/statistics'
import {
  alphaOfEach,
  declarationOf,
  isActive,
  shortestDays,
  type MetricId,
  type Variant,
} from '@console-widgets/ab-testing/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { daysOf } from './arms-sql.ts'
import { metricsOf } from './metrics-of.ts'
import { experimentResults, type ExperimentRow } from './tables.ts'

type ResultRow = typeof experimentResults.$inferSelect

/** Planned number of people, if the past has no values to plan with. It only shifts where the interval is narrowest. */
const plannedWithoutPast = 10_000
/** Days whose pace tells how long the rest takes. */
const paceDays = 7

/** The result of the last day that was evaluated, and the goal on each day before. */
export async function readResult({ db }: Pick<Context, 'db'>, experiment: ExperimentRow) {
  const rows = await db
    .select()
    .from(experimentResults)
    .where(eq(experimentResults.experimentId, experiment.experimentId))
    .orderBy(asc(experimentResults.day))
  const days = [...new Set(rows.map((row) => row.day))]
  const last = days.at(-1) ?? null
  const ofLast = rows.filter((row) => row.day === last)
  const { plannedPeople, goal } = experiment
  const ofDay = resultOfDay(experiment, ofLast)
  return {
    day: last,
    days: days.length,
    people: ofDay.groups.reduce((sum, { people }) => sum + people, 0),
    countedPeople: ofDay.countedPeople,
    plannedPeople,
    daysLeft: daysLeft(experiment, rows, days),
    split: { chance: ofDay.chance, isMismatch: ofDay.isMismatch, groups: ofDay.groups },
    withheld: ofDay.withheld,
    isYoung: days.length < shortestDays,
    metrics: metricsOf(experiment).map((metricId) => ofDay.metric(metricId)),
    history: days.map((each) => {
      const then = rows.filter((row) => row.day === each)
      return {
        day: each,
        people: countedOn(then, goal),
        groups: groupsOf(experiment, then, goal, ofDay.shown)
          .slice(1)
          .map(({ variantId, lift, liftInterval }) => ({ variantId, lift, liftInterval })),
      }
    }),
  }
}

/** What the rows of a day say: what is withheld of it, and each metric by itself. */
export function resultOfDay(experiment: ExperimentRow, rows: readonly ResultRow[]) {
  const { variants, plannedPeople, method, goal } = experiment
  const groups = variants.map(({ variantId, weight }) => ({
    variantId,
    weight,
    people: rows.find((row) => row.metricId === '' && row.variantId === variantId)?.people ?? 0,
  }))
  const chance = chanceOfSplit(
    groups.map(({ people }) => people),
    groups.map(({ weight }) => weight),
  )
  const isMismatch = chance < mismatchChance
  const countedPeople = countedOn(rows, goal)
  const isOver = !isActive(experiment.state) || (plannedPeople !== null && countedPeople >= plannedPeople)
  const withheld = isMismatch ? ('split' as const) : method === 'fixed' && !isOver ? ('fixed' as const) : null
  const shown = withheld === 'fixed' ? ('values' as const) : ('all' as const)
  return {
    ...{ groups, chance, isMismatch, countedPeople, withheld, shown },
    metric: (metricId: MetricId) => ({
      metricId,
      role:
        metricId === goal
          ? ('goal' as const)
          : experiment.guards.includes(metricId)
            ? ('guard' as const)
            : ('metric' as const),
      groups: groupsOf(experiment, rows, metricId, shown).map((group) => ({
        ...group,
        verdict: withheld === null ? group.verdict : ('none' as const),
      })),
    }),
  }
}

function countedOn(rows: readonly ResultRow[], metricId: MetricId): number {
  return rows.filter((row) => row.metricId === metricId).reduce((sum, { people }) => sum + people, 0)
}

/** A share as its numerator, so that its own formulas apply. */
export function groupOf(row: Pick<ResultRow, 'people' | 'mean' | 'variance' | 'metricId'>): Group {
  const { people, mean, variance } = row
  return declarationOf(row.metricId as MetricId).kind === 'share'
    ? { people, successes: Math.round(mean * people) }
    : { people, mean, variance }
}

/** Each variant's value of a metric, compared with that of the control. */
function groupsOf(experiment: ExperimentRow, rows: readonly ResultRow[], metricId: MetricId, shown: 'all' | 'values') {
  const { variants } = experiment
  const rowOf = ({ variantId }: Variant) => rows.find((row) => row.metricId === metricId && row.variantId === variantId)
  const [control] = variants
  const controlRow = control && rowOf(control)
  return variants.map((variant, at) => {
    const row = rowOf(variant)
    const compared =
      at > 0 && row && controlRow && control && shown === 'all'
        ? compareGroups(groupOf(row), groupOf(controlRow), comparisonOf(experiment, variant, control))
        : undefined
    return {
      variantId: variant.variantId,
      people: row?.people ?? 0,
      mean: row && row.people > 0 ? row.mean : null,
      ...describeComparison(compared, metricId),
    }
  })
}

function comparisonOf(experiment: ExperimentRow, variant: Variant, control: Variant) {
  const { method, alpha, variants } = experiment
  return { method, alpha: alphaOfEach(alpha, variants.length), planned: plannedFor(experiment, variant, control) }
}

/** People of a variant and the control at the planned end. */
export function plannedFor({ plannedPeople }: ExperimentRow, variant: Variant, control: Variant): number {
  return ((plannedPeople ?? plannedWithoutPast) * (variant.weight + control.weight)) / 100
}

function describeComparison(compared: Compared | undefined, metricId: MetricId) {
  if (!compared)
    return { difference: null, interval: null, lift: null, liftInterval: null, chance: null, verdict: 'none' as const }
  const { difference, interval, lift, liftInterval, chance, side } = compared
  const isGood = declarationOf(metricId).better === 'more' ? side > 0 : side < 0
  return {
    difference,
    interval,
    lift: lift ?? null,
    liftInterval: liftInterval ?? null,
    chance,
    verdict: side === 0 ? ('open' as const) : isGood ? ('better' as const) : ('worse' as const),
  }
}

/** Days until the planned number of people is reached, at the pace of the last week. */
function daysLeft({ state, plannedPeople, goal, ...rest }: ExperimentRow, rows: readonly ResultRow[], days: number[]) {
  const last = days.at(-1)
  if (state !== 'running' || plannedPeople === null || last === undefined) return null
  const before = Math.max(last - paceDays * day, daysOf({ state, plannedPeople, goal, ...rest }).first - day)
  const countedBy = (time: number) =>
    countedOn(
      rows.filter((row) => row.day === time),
      goal,
    )
  const missing = plannedPeople - countedBy(last)
  const pace = ((countedBy(last) - countedBy(before)) * day) / (last - before)
  return missing <= 0 || pace <= 0 ? null : Math.ceil(missing / pace)
}
