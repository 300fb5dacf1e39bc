import { addDays, baseValues, type BaseValueId, type MetricId, type Period } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { questionOf, reachOf, type Asked, type Note, type Reach } from '../query/question.ts'
import { rowsOfQuestion, totalsOf } from '../query/run.ts'
import { valuesOf } from '../query/values.ts'

/** Number of days that an assessment covers. */
const judgedDays = 28

export const baseValueIds = Object.keys(baseValues) as BaseValueId[]

/** Metrics for assessing an app, now and in the previous period. */
export interface Judged {
  period: Period
  dataTime: string
  notes: Note[]
  now: Record<string, number | null>
  before: Record<string, number | null>
  /** Median of the team's apps. */
  medians: Record<string, number | null>
}

/** Input of recommendations besides the baseline. */
const judgedBy: readonly MetricId[] = [
  ...baseValueIds,
  'downloads',
  'uninstalls',
  'installFailures',
  'crashes',
  'activeDays',
  'detailViews',
  'installAttempts',
  'newPeople',
]

/** Metrics of an app over the last 28 days, with the previous 28 days and the median of the team's apps. */
export async function judge(db: Queries, appId: string, now: number): Promise<Judged> {
  const reach = await reachOf(db, now)
  const asked = askedOf(reach)
  const question = { ...questionOf('harmony-analytics-report', { ...asked, appId }, reach), metrics: judgedBy }
  const totals = await totalsOf(db, question, { now })
  const ofApps = {
    ...questionOf('harmony-analytics-report', { ...asked, groupBy: ['appId'], comparison: 'none' }, reach),
    metrics: baseValueIds,
  }
  const { rows } = await rowsOfQuestion(db, ofApps, { now }, { limit: 1000, offset: 0 })
  const values = rows.map((row) => valuesOf(row, baseValueIds, ['appId']).values)
  return {
    period: question.period,
    dataTime: reach.dataTime,
    notes: question.notes,
    now: valuesOf(totals, judgedBy, []).values,
    before: valuesOf(totals, judgedBy, [], { before: true }).values,
    medians: Object.fromEntries(
      baseValueIds.map((metric) => [metric, medianOf(values.map((each) => each[metric] ?? null))]),
    ),
  }
}

/** The days that an assessment covers. */
export function askedOf({ dataTime }: Reach): Asked {
  return { startTime: addDays(dataTime, 1 - judgedDays), endTime: dataTime }
}

/** Median of numbers; the mean of the two middle ones. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((one, other) => one - other)
  if (known.length === 0) return null
  const middle = (known.length - 1) / 2
  return ((known[Math.floor(middle)] as number) + (known[Math.ceil(middle)] as number)) / 2
}
