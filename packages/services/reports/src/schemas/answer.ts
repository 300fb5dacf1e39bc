import * as v from 'valibot'
import { dimensionIds, exportStates, metricIds, reportCurrencies, reportIds } from '../model.ts'

/** Days of a report; both belong to it. */
const period = v.object({ startTime: v.string(), endTime: v.string() })

/** Values by metric; null where a number is hidden, or there is nothing to divide by. */
const values = v.record(v.string(), v.nullable(v.number()))

/** What a reader must know beside the numbers. */
export const reportNote = v.object({
  /**
   * `not-complete`: the period was cut to the last complete day. `hidden`: numbers of people under five are not told.
   * `other-currencies`: there is money in further currencies. `filling`: events of the demo team are still being made.
   * `no-data`: the team has no events yet.
   */
  note: v.picklist(['not-complete', 'hidden', 'other-currencies', 'filling', 'no-data']),
  /** Parts done and in all, of what is being filled. */
  done: v.nullable(v.number()),
  total: v.nullable(v.number()),
})

/** One row: its place in each dimension, its numbers, and those of the period before. */
export const reportRow = v.object({
  keys: v.record(v.string(), v.string()),
  values,
  /** Numbers that are kept back, since they tell of fewer than five people. */
  hidden: v.array(v.picklist(metricIds)),
  /** The same place in the period before; a day is compared with the one as many days before. */
  previous: v.nullable(values),
})

/** The answer of every report that is a table of numbers. */
export const reportAnswer = v.object({
  reportId: v.picklist(reportIds),
  period,
  previousPeriod: v.nullable(period),
  /** The last complete day, which reports reach to. */
  dataTime: v.string(),
  metrics: v.array(v.picklist(metricIds)),
  groupBy: v.array(v.picklist(dimensionIds)),
  /** Days, weeks and months in their order; anything else by the first number, unless asked otherwise. */
  rows: v.array(reportRow),
  /** Rows in all, of which `rows` may be a window. */
  total: v.number(),
  totals: v.object({ values, hidden: v.array(v.picklist(metricIds)) }),
  previousTotals: v.nullable(v.object({ values, hidden: v.array(v.picklist(metricIds)) })),
  /** Set for a report of money: the currency that it is in, and all there are in the period. */
  currency: v.nullable(v.picklist(reportCurrencies)),
  currencies: v.array(v.picklist(reportCurrencies)),
  /** Names of apps, by their ids. */
  appNames: v.record(v.string(), v.string()),
  notes: v.array(reportNote),
})

/** People who installed in the same days, and how many of them came back. */
export const cohort = v.object({
  startTime: v.string(),
  endTime: v.string(),
  /** People who installed; null when they are too few to be told. */
  people: v.nullable(v.number()),
  /**
   * People who used the app that many days or weeks after, from the first on. It ends with the last that is complete
   * for all of them; null when they are too few.
   */
  kept: v.array(v.nullable(v.number())),
})
export const cohortAnswer = v.object({
  reportId: v.picklist(reportIds),
  period,
  dataTime: v.string(),
  /** What one step is. */
  step: v.picklist(['day', 'week']),
  cohorts: v.array(cohort),
  /** The share of all people whose time has come, by steps from the first on. */
  average: v.array(v.nullable(v.number())),
  notes: v.array(reportNote),
})

/** A file to fetch, or the task that writes it. */
export const exportAnswer = v.object({
  /** Set when the file takes long: ask for the task until it has ended. */
  taskId: v.nullable(v.string()),
  /** Set when the file is there; the link lives five minutes. */
  fileURL: v.nullable(v.string()),
  fileName: v.string(),
})
export const exportTaskAnswer = v.object({
  taskId: v.string(),
  state: v.picklist(exportStates),
  /** Rows written, and rows in all as far as they are known. */
  done: v.number(),
  total: v.number(),
  fileURL: v.nullable(v.string()),
  fileName: v.nullable(v.string()),
  /** What went wrong. */
  message: v.nullable(v.string()),
})
