import type { Query, QueryState } from '@console-widgets/data'
import { useData, useStore } from '@console-widgets/ui'
import { useMemo, useState } from 'react'
import { chosenData, type ReportAnswer, reportData, type ReportOf, type ReportQuestion } from '../data.ts'
import { type ReportId, reportOf } from '../model.ts'
import { type ReportFilter, questionOf, type ReportState } from '../report-state.ts'

/** What was chosen of the report on the screen, and how to choose something else. */
export interface Chosen {
  state: ReportState
  set(change: Partial<ReportState>): void
  addFilter(filter: ReportFilter): void
  /** The time of the platform's day. */
  now: number
}

/**
 * Reads and writes what was chosen; the address knows it. Filters that were chosen for another report, and that this
 * one does not know, are left out.
 */
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

/** A query's state, with the answer to the question before as long as the new one is on its way. */
export interface Held<Data> extends QueryState<Data> {
  /** What is shown answers an earlier question. */
  outdated: boolean
  retry: () => void
}

/** Holds on to what is shown until the next answer is there, so that a screen does not fall empty at each step. */
export function useHeld<Data>(query: Query<Data>): Held<Data> {
  const state = useStore(query)
  const [last, setLast] = useState<Data>()
  if (state.data !== undefined && state.data !== last) setLast(state.data)
  const failed = state.error && !state.loading
  const outdated = state.data === undefined && last !== undefined && !failed
  return { ...state, data: state.data ?? (failed ? undefined : last), outdated, retry: query.revalidate }
}

/** The answer of a report to what was chosen, broken down one way. */
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
