import * as v from 'valibot'
import { id, listInput, page, text } from '@console-widgets/core/schemas'
import { reportLimits } from './model.ts'

/** One of the reports as the platform answers it. */
export const report = v.object({
  reportId: v.string(),
  reportName: v.string(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const reportPage = page(report)
export const reportListInput = v.object(listInput)
export const reportIdInput = v.object({ reportId: id })
export const createReportInput = v.object({ reportName: text(reportLimits.reportName) })
