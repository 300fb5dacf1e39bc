import {
  addDays,
  daysBetween,
  itemKinds,
  lastCompleteDay,
  longestPeriod,
  periodBefore,
  reportOf,
  timeDimensions,
  usualPeriod,
  type DimensionId,
  type FilterId,
  type MetricId,
  type Period,
  type ReportCurrency,
  type ReportDeclaration,
  type ReportId,
} from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { linesOf, type RuledIssue } from '@console-widgets/platform/refusals/issue'
import { issue } from '../issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { reportStates } from '../tables.ts'
import { withoutCompiling } from '@console-widgets/platform/database/without-compiling'

/** Report query of a caller. */
export interface Asked {
  appId?: string | undefined
  channelId?: string | undefined
  metrics?: MetricId[] | undefined
  startTime?: string | undefined
  endTime?: string | undefined
  groupBy?: DimensionId[] | undefined
  filterCondition?: FilterId[] | undefined
  filterConditionValue?: string[] | undefined
  currency?: ReportCurrency | undefined
  comparison?: 'previous' | 'none' | undefined
  sort?: string | undefined
}

/** A filter: one of the values in one dimension. */
export interface Filter {
  dimension: DimensionId
  values: string[]
}

export interface Note {
  note: 'not-complete' | 'hidden' | 'other-currencies' | 'filling' | 'no-data'
  done: number | null
  total: number | null
}

/** A query that has been validated against the report's declaration. */
export interface Question {
  reportId: ReportId
  report: ReportDeclaration
  period: Period
  previousPeriod: Period | undefined
  /** The last complete day. */
  dataTime: string
  metrics: readonly MetricId[]
  groupBy: readonly DimensionId[]
  filters: readonly Filter[]
  sort: { field: string; descending: boolean } | undefined
  notes: Note[]
}

/** Last day of the team's data. */
export interface Reach {
  dataTime: string
  notes: Note[]
}

/** The last day of a team's data, and notes about it. */
export async function reachOf(db: Queries, now: number): Promise<Reach> {
  await withoutCompiling(db)
  const [state] = await db.select().from(reportStates)
  const yesterday = lastCompleteDay(now)
  if (!state) return { dataTime: yesterday, notes: [note('no-data')] }
  const lastDay = state.lastDay.replaceAll('-', '')
  return {
    dataTime: lastDay < yesterday ? lastDay : yesterday,
    notes: state.filled < state.parts ? [note('filling', state.filled, state.parts)] : [],
  }
}

export function note(name: Note['note'], done: number | null = null, total: number | null = null): Note {
  return { note: name, done, total }
}

/** Validates a query. @throws PlatformRefusal that names the invalid field */
export function questionOf(reportId: ReportId, asked: Asked, reach: Reach): Question {
  const report = reportOf(reportId)
  const notes = [...reach.notes]
  const period = periodOf(asked, reach, notes)
  const groupBy = asked.groupBy ?? report.groupBy
  for (const [index, dimension] of groupBy.entries()) {
    if (!report.dimensions.includes(dimension))
      throw wrong(issue(`groupBy.${index}`, 'one-of', { names: report.dimensions.join(', ') }))
    if (groupBy.indexOf(dimension) !== index) throw wrong(issue(`groupBy.${index}`, 'listed-twice'))
  }
  const times = groupBy.filter((dimension) => timeDimensions.includes(dimension) && dimension !== 'hour')
  if (times.length > 1) throw wrong(issue('groupBy', 'one-time-step'))
  if (groupBy.filter((dimension) => itemKinds[dimension]).length > 1) throw wrong(issue('groupBy', 'one-resource-type'))
  const metrics = asked.metrics ?? report.metrics
  for (const [index, metric] of metrics.entries())
    if (!report.metrics.includes(metric)) throw wrong(issue(`metrics.${index}`, 'metric-of-report'))
  return {
    reportId,
    report,
    period,
    previousPeriod: asked.comparison === 'none' ? undefined : periodBefore(period),
    dataTime: reach.dataTime,
    metrics: [...new Set(metrics)],
    groupBy,
    filters: filtersOf(report, asked),
    sort: sortOf(asked.sort, metrics, groupBy),
    notes,
  }
}

/** The requested days, limited to complete ones. */
export function periodOf(
  { startTime, endTime }: Pick<Asked, 'startTime' | 'endTime'>,
  { dataTime }: Reach,
  notes: Note[],
): Period {
  if (startTime !== undefined && startTime > (endTime ?? dataTime))
    throw wrong(
      endTime === undefined
        ? issue('startTime', 'after-complete-day', { day: dataTime })
        : issue('startTime', 'start-after-end'),
    )
  const end = endTime === undefined || endTime > dataTime ? dataTime : endTime
  const start = startTime ?? addDays(end, 1 - usualPeriod)
  if (start > dataTime) throw wrong(issue('startTime', 'after-complete-day', { day: dataTime }))
  if (daysBetween(start, endTime ?? end) > longestPeriod)
    throw wrong(issue('startTime', 'period-days', { days: longestPeriod }))
  if (endTime !== undefined && endTime > dataTime) notes.push(note('not-complete'))
  return { startTime: start, endTime: end }
}

function filtersOf(
  report: ReportDeclaration,
  { appId, channelId, filterCondition = [], filterConditionValue = [] }: Asked,
): Filter[] {
  if (filterCondition.length !== filterConditionValue.length)
    throw wrong(issue('filterConditionValue', 'value-for-each-filter'))
  const filters = new Map<DimensionId, string[]>()
  for (const [index, dimension] of filterCondition.entries()) {
    if (!report.dimensions.includes(dimension) || timeDimensions.includes(dimension))
      throw wrong(
        issue(`filterCondition.${index}`, 'one-of', {
          names: report.dimensions.filter((each) => !timeDimensions.includes(each)).join(', '),
        }),
      )
    filters.set(dimension, [...(filters.get(dimension) ?? []), filterConditionValue[index] as string])
  }
  if (channelId !== undefined) filters.set('channelId', [channelId])
  if (appId !== undefined) filters.set('appId', [appId])
  return [...filters].map(([dimension, values]) => ({ dimension, values }))
}

function sortOf(
  sort: string | undefined,
  metrics: readonly MetricId[],
  groupBy: readonly DimensionId[],
): Question['sort'] {
  if (sort === undefined) return undefined
  const descending = sort.startsWith('-')
  const field = descending ? sort.slice(1) : sort
  if (!(metrics as readonly string[]).includes(field) && !(groupBy as readonly string[]).includes(field))
    throw wrong(issue('sort', 'one-of', { names: [...groupBy, ...metrics].join(', ') }))
  return { field, descending }
}

export function wrong(found: RuledIssue) {
  return refuse('bad-parameter', linesOf([found]), [found])
}
