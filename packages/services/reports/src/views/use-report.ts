import type { Query, QueryState } from '@console-widgets/data'
import { useData, useStore } from '@console-widgets/ui'
import { useMemo, useState } from 'react'
import { chosenData, type ReportAnswer, reportData, type ReportOf, type ReportQuestion } from '../data.ts'
import { type ReportId, reportOf } from '../model.ts'
import { type ReportFilter, questionOf, type ReportState } from '../report-state.ts'

/** Settings of the report on the screen, and their setter. */
export interface Chosen {
  state: ReportState
  set(change: Partial<ReportState>): void
  addFilter(filter: ReportFilter): void
  /** Current time of the platform's day. */
  now: number
}

/** Reads and writes report settings in the URL. Filters of another report that don't apply to this one are ignored. */
export function useChosen(reportId: ReportId): Chosen {
  const { $state, set, now } = useData(chosenData)
  const all = useStore($state)
  const state = useMemo(
    () => ({ ...all, filters: all.filters.filter(({ id }) => reportOf(reportId).dimensions.includes(id)) }),
    [all, reportId],
  )
  return {
    state,
    set,
    now: now(),
    addFilter(filter) {
      if (!state.filters.some(({ id, value }) => id === filter.id && value === filter.value))
        set({ filters: [...state.filters, filter] })
    },
  }
}

/** State of a query, with the previous response while the new one is loading. */
export interface Held<Data> extends QueryState<Data> {
  /** Whether the response belongs to an earlier query. */
  outdated: boolean
  retry: () => void
}

/** Keeps the previous response until the next one arrives, so that the screen doesn't go blank at each step. */
export function useHeld<Data>(query: Query<Data>): Held<Data> {
  const state = useStore(query)
  const [last, setLast] = useState<Data>()
  if (state.data !== undefined && state.data !== last) setLast(state.data)
  const failed = state.error && !state.loading
  const outdated = state.data === undefined && last !== undefined && !failed
  return { ...state, data: state.data ?? (failed ? undefined : last), outdated, retry: query.revalidate }
}

/** Response of a report for the current settings, with one grouping. */
export function useReportAnswer(
  report: ReportOf,
  { state, now }: Chosen,
  more: Partial<ReportQuestion>,
): Held<ReportAnswer> {
  const { answer } = useData(reportData, report, {
    ...questionOf(state, now),
    comparison: state.compare ? 'previous' : 'none',
    ...more,
  } as ReportQuestion)
  return useHeld(answer)
}
