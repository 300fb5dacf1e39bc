import * as v from 'valibot'
import { dimensionIds, exportStates, metricIds, reportCurrencies, reportIds } from '../model.ts'

/** Days of a report, both included. */
const period = v.object({ startTime: v.string(), endTime: v.string() })

/** Values by metric; null if hidden, or if the divisor is zero. */
const values = v.record(v.string(), v.nullable(v.number()))

/** Notes for reading the metrics. */
export const reportNote = v.object({
  /**
   * `not-complete`: the period was cut to the last complete day. `hidden`: groups of fewer than five people are hidden.
   * `other-currencies`: payments in other currencies exist. `filling`: demo data is still being generated.
   * `no-data`: the team has no events yet.
   */
  note: v.picklist(['not-complete', 'hidden', 'other-currencies', 'filling', 'no-data']),
  /** Completed and total parts of the demo data. */
  done: v.nullable(v.number()),
  total: v.nullable(v.number()),
})

/** One row: its value in each dimension, its metrics, and those of the previous period. */
export const reportRow = v.object({
  keys: v.record(v.string(), v.string()),
  /** Whether the row is about a product that has sold in the period and is no longer for sale. */
  offSale: v.boolean(),
  values,
  /** Hidden metrics, which would reveal fewer than five people. */
  hidden: v.array(v.picklist(metricIds)),
  /** Metrics in the previous period; a day is compared with the one at the same position. */
  previous: v.nullable(values),
})

/** Response of every metric report. */
export const reportAnswer = v.object({
  reportId: v.picklist(reportIds),
  period,
  previousPeriod: v.nullable(period),
  /** The last complete day, with which reports end. */
  dataTime: v.string(),
  metrics: v.array(v.picklist(metricIds)),
  groupBy: v.array(v.picklist(dimensionIds)),
  /** Days, weeks, and months in ascending order; others by the first metric, unless requested otherwise. */
  rows: v.array(reportRow),
  /** Total number of rows, of which `rows` may be a window. */
  total: v.number(),
  totals: v.object({ values, hidden: v.array(v.picklist(metricIds)) }),
  previousTotals: v.nullable(v.object({ values, hidden: v.array(v.picklist(metricIds)) })),
  /** For reports with money: the currency, and all currencies in the period. */
  currency: v.nullable(v.picklist(reportCurrencies)),
  currencies: v.array(v.picklist(reportCurrencies)),
  /** Names of apps, by ID. */
  appNames: v.record(v.string(), v.string()),
  /** Names of variants of material tests, by ID. */
  variantNames: v.record(v.string(), v.string()),
  notes: v.array(reportNote),
})

/** People who installed in the same days, and the number who came back. */
export const cohort = v.object({
  startTime: v.string(),
  endTime: v.string(),
  /** People who installed; null if too few. */
  people: v.nullable(v.number()),
  /**
   * People who used the app that many days or weeks later, starting with the first. It ends with the last step that is
   * complete for all of them; null if too few.
   */
  kept: v.array(v.nullable(v.number())),
})
export const cohortAnswer = v.object({
  reportId: v.picklist(reportIds),
  period,
  dataTime: v.string(),
  /** Unit of a step. */
  step: v.picklist(['day', 'week']),
  cohorts: v.array(cohort),
  /** Share of all people who reached the step, starting with the first. */
  average: v.array(v.nullable(v.number())),
  notes: v.array(reportNote),
})

/** A finished file, or the task that writes it. */
export const exportAnswer = v.object({
  /** Set for a long export: poll the task until it has ended. */
  taskId: v.nullable(v.string()),
  /** Set once the file is finished; the link is valid for five minutes. */
  fileURL: v.nullable(v.string()),
  fileName: v.string(),
})
export const exportTaskAnswer = v.object({
  taskId: v.string(),
  state: v.picklist(exportStates),
  /** Rows written, and total rows if known. */
  done: v.number(),
  total: v.number(),
  fileURL: v.nullable(v.string()),
  fileName: v.string(),
  /** Error of the task. */
  message: v.nullable(v.string()),
})
