import * as v from 'valibot'
import { id, listInput, page, text, wholeNumber } from '@console-widgets/core/schemas'
import { dimensionIds, filterIds, longestPeriod, metricIds, mostDimensions, reportIds, reportLimits } from '../model.ts'

/** What a template asks of its report. */
const templateQuery = {
  reportId: v.picklist(reportIds),
  /** Days up to the last complete one. */
  days: wholeNumber(1, longestPeriod),
  groupBy: v.pipe(v.array(v.picklist(dimensionIds)), v.minLength(1), v.maxLength(mostDimensions)),
  /** The numbers that are shown; empty means all of the report. */
  metrics: v.pipe(v.array(v.picklist(metricIds)), v.maxLength(12)),
  filterCondition: v.pipe(v.array(v.picklist(filterIds)), v.maxLength(reportLimits.filters)),
  filterConditionValue: v.pipe(v.array(text(reportLimits.filterValue)), v.maxLength(reportLimits.filters)),
}

/** A report as somebody likes to see it: the platform's, or one of the team's own. */
export const reportTemplate = v.object({
  templateId: v.string(),
  /** The name that the team gave; null for one of the platform's, which each language names itself. */
  templateName: v.nullable(v.string()),
  ofPlatform: v.boolean(),
  ...templateQuery,
  createTime: v.number(),
})
export const templatePage = page(reportTemplate)
export const templateListInput = v.object(listInput)
export const createTemplateInput = v.object({ templateName: text(reportLimits.templateName), ...templateQuery })
export const templateIdInput = v.object({ templateId: id })
