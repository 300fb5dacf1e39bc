import { type Place, readFilter, readPlace, writeFilter, writePlace } from '@console-widgets/data'
import { computed } from 'nanostores'
import {
  addDays,
  dayTime,
  daysBetween,
  type DimensionId,
  dimensionIds,
  type FilterId,
  filterIds,
  lastCompleteDay,
  longestPeriod,
  type MetricId,
  metricIds,
  mostDimensions,
  type Period,
  type ReportCurrency,
  reportCurrencies,
} from './model.ts'

/** One filter value of a report. */
export interface ReportFilter {
  id: FilterId
  value: string
}

/** A user's settings for a report. They are in the URL, so that it can be shared. */
export interface ReportState {
  /** Number of days up to the last complete one; undefined with a custom period. */
  days: number | undefined
  period: Period | undefined
  compare: boolean
  filters: readonly ReportFilter[]
  groupBy: readonly DimensionId[] | undefined
  /** The selected metric. */
  metric: MetricId | undefined
  /** Metrics of a custom report. */
  metrics: readonly MetricId[] | undefined
  currency: ReportCurrency | undefined
  sort: string | undefined
}

/** Preset numbers of days. */
export const periodPresets = [7, 28, 90, 180] as const
export const usualDays = 28

const oneOf = <Value extends string>(known: readonly Value[], text: string | null) =>
  known.find((each) => each === text)
const someOf = <Value extends string>(known: readonly Value[], text: string | null) => {
  const found = [...new Set((text ?? '').split(',').flatMap((each) => oneOf(known, each) ?? []))]
  return found.length > 0 ? found : undefined
}

/** Reads settings from a URL; invalid values are ignored. */
export function readReportState(parameters: URLSearchParams): ReportState {
  const period = readPeriod(parameters.get('from'), parameters.get('to'))
  const days = Number(parameters.get('days'))
  return {
    period,
    days: period ? undefined : Number.isInteger(days) && days >= 1 && days <= longestPeriod ? days : usualDays,
    compare: parameters.get('compare') !== 'none',
    filters: parameters.getAll('filter').flatMap((text) => {
      const token = readFilter(text)
      const id = oneOf(filterIds, token?.field ?? null)
      return token && id ? [{ id, value: token.value }] : []
    }),
    groupBy: someOf(dimensionIds, parameters.get('by'))?.slice(0, mostDimensions),
    metric: oneOf(metricIds, parameters.get('metric')),
    metrics: someOf(metricIds, parameters.get('metrics')),
    currency: oneOf(reportCurrencies, parameters.get('currency')),
    sort: parameters.get('sort') ?? undefined,
  }
}

function readPeriod(startTime: string | null, endTime: string | null): Period | undefined {
  if (!startTime || !endTime || !isPeriod({ startTime, endTime })) return undefined
  return { startTime, endTime }
}

/** Whether the days are a valid period for reports. */
export function isPeriod({ startTime, endTime }: Period): boolean {
  if (Number.isNaN(dayTime(startTime)) || Number.isNaN(dayTime(endTime))) return false
  const days = daysBetween(startTime, endTime)
  return days >= 1 && days <= longestPeriod
}

/** Writes settings to URL parameters, and leaves other parameters alone. Defaults are omitted. */
export function writeReportState(parameters: URLSearchParams, state: ReportState): URLSearchParams {
  const next = new URLSearchParams(parameters)
  const set = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  set('days', state.period || state.days === usualDays ? undefined : String(state.days))
  set('from', state.period?.startTime)
  set('to', state.period?.endTime)
  set('compare', state.compare ? undefined : 'none')
  next.delete('filter')
  for (const { id, value } of state.filters) next.append('filter', writeFilter({ field: id, operator: '=', value }))
  set('by', state.groupBy?.join(','))
  set('metric', state.metric)
  set('metrics', state.metrics?.join(','))
  set('currency', state.currency)
  set('sort', state.sort)
  return next
}

/** Settings and their setter. Changes of the period or filters add an entry to the browser's history. */
export function reportState(place: Place) {
  const $state = computed(place.$route, (route) => readReportState(readPlace(route).parameters))
  return {
    $state,
    set(change: Partial<ReportState>) {
      const { path, parameters } = readPlace(place.$route.get())
      place.go(writePlace(path, writeReportState(parameters, { ...$state.get(), ...change })))
    },
  }
}

/** The days that the settings select at a given time. */
export function periodOf({ period, days = usualDays }: Pick<ReportState, 'period' | 'days'>, now: number): Period {
  if (period) return period
  const endTime = lastCompleteDay(now)
  return { startTime: addDays(endTime, 1 - days), endTime }
}

/** Query that the settings select, for any report. */
export function questionOf(state: ReportState, now: number) {
  return {
    ...periodOf(state, now),
    ...(state.filters.length > 0
      ? {
          filterCondition: state.filters.map(({ id }) => id),
          filterConditionValue: state.filters.map(({ value }) => value),
        }
      : {}),
    ...(state.currency ? { currency: state.currency } : {}),
  }
}
