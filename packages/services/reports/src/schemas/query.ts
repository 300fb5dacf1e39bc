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

/** A UTC day, such as `20260301`. */
export const day = v.pipe(
  v.string(),
  v.regex(/^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, 'must be a day such as 20260301'),
  v.check((value) => !Number.isNaN(dayTime(value)), 'must be a day of the calendar'),
)

/** A language of export files and news. */
export const reportLanguage = v.picklist(reportLanguages)

/** Query of a report: period, grouping, and filters. */
const question = {
  startTime: v.optional(day),
  endTime: v.optional(day),
  groupBy: v.optional(v.pipe(v.array(v.picklist(dimensionIds)), v.minLength(1), v.maxLength(mostDimensions))),
  /** Filter dimensions; repeating one means any of its values. */
  filterCondition: v.optional(v.pipe(v.array(v.picklist(filterIds)), v.maxLength(reportLimits.filters))),
  /** Filter values, in the same order. */
  filterConditionValue: v.optional(v.pipe(v.array(text(reportLimits.filterValue)), v.maxLength(reportLimits.filters))),
  /** Currency of money. Default: the most frequently used one. */
  currency: v.optional(v.picklist(reportCurrencies)),
}

/** Paging and comparison of a response; files contain everything. */
const answering = {
  comparison: v.optional(v.picklist(['previous', 'none'])),
  /** A metric or dimension of the report; prefix `-` for descending order. */
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

/** Format of a file. */
const file = { exportType: v.optional(v.picklist(exportTypes)), language: v.optional(reportLanguage) }

export const appReportInput = v.object({ appId: id, ...question, ...answering })
export const teamReportInput = v.object({ appId: v.optional(id), ...question, ...answering })
export const channelDetailInput = v.object({ channelId: id, ...question, ...answering })
/** A custom report: any metrics, grouped by any of their dimensions. */
export const analyticsReportInput = v.object({
  metrics: v.pipe(v.array(v.picklist(metricIds)), v.minLength(1), v.maxLength(12)),
  appId: v.optional(id),
  ...question,
  ...answering,
})

export const appExportInput = v.object({ appId: id, ...question, ...file })
/** An export of any report, with the report's own input. */
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
