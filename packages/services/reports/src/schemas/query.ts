import * as v from 'valibot'
import { id, text, wholeNumber } from '@console-widgets/core/schemas'
import {
  dayTime,
  dimensionIds,
  exportTypes,
  filterIds,
  metricIds,
  mostDimensions,
  reportCurrencies,
  reportIds,
  reportLanguages,
  reportLimits,
  rowsOfAnswer,
} from '../model.ts'

/** A day of UTC, such as `20260301`. */
export const day = v.pipe(
  v.string(),
  v.regex(/^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, 'must be a day such as 20260301'),
  v.check((value) => !Number.isNaN(dayTime(value)), 'must be a day of the calendar'),
)

/** One of the languages that files and news are written in. */
export const reportLanguage = v.picklist(reportLanguages)

/** What is asked of a report: which days, broken down by what, of whom. */
const question = {
  startTime: v.optional(day),
  endTime: v.optional(day),
  groupBy: v.optional(v.pipe(v.array(v.picklist(dimensionIds)), v.minLength(1), v.maxLength(mostDimensions))),
  /** Names of what is filtered by; the same one more than once means one or the other. */
  filterCondition: v.optional(v.pipe(v.array(v.picklist(filterIds)), v.maxLength(reportLimits.filters))),
  /** The value for each name, in the same order. */
  filterConditionValue: v.optional(v.pipe(v.array(text(reportLimits.filterValue)), v.maxLength(reportLimits.filters))),
  /** Money is shown in one currency; by default in the one that most was paid in. */
  currency: v.optional(v.picklist(reportCurrencies)),
}

/** How an answer is cut and compared; a file holds everything. */
const answering = {
  comparison: v.optional(v.picklist(['previous', 'none'])),
  /** A metric or a dimension of the report, with `-` before it for descending order. */
  sort: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^-?[A-Za-z0-9]{1,40}$/,
        'must be the name of a metric or a dimension, with - before it for descending order',
      ),
    ),
  ),
  fromRecCount: v.optional(wholeNumber(1, 1_000_000)),
  maxReqCount: v.optional(wholeNumber(1, rowsOfAnswer)),
}

/** How a file is written. */
const file = { exportType: v.optional(v.picklist(exportTypes)), language: v.optional(reportLanguage) }

export const appReportInput = v.object({ appId: id, ...question, ...answering })
export const teamReportInput = v.object({ appId: v.optional(id), ...question, ...answering })
export const channelDetailInput = v.object({ channelId: id, ...question, ...answering })
/** A report of one's own: any numbers, by anything that they are known by. */
export const analyticsReportInput = v.object({
  metrics: v.pipe(v.array(v.picklist(metricIds)), v.minLength(1), v.maxLength(12)),
  appId: v.optional(id),
  ...question,
  ...answering,
})

export const appExportInput = v.object({ appId: id, ...question, ...file })
/** An export of any report, with the input of the report itself. */
export const createExportInput = v.object({
  reportId: v.picklist(reportIds),
  appId: v.optional(id),
  channelId: v.optional(id),
  metrics: v.optional(v.pipe(v.array(v.picklist(metricIds)), v.minLength(1), v.maxLength(12))),
  ...question,
  sort: answering.sort,
  ...file,
})
export const exportTaskInput = v.object({ taskId: id })

export const appInput = v.object({ appId: id })
export const portraitInput = v.object({ appId: id, startTime: v.optional(day), endTime: v.optional(day) })
