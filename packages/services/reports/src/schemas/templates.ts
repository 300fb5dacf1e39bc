import * as v from 'valibot'
import { id, listInput, nameText, page, text, wholeNumber } from '@console-widgets/core/schemas'
import { dimensionIds, filterIds, longestPeriod, metricIds, mostDimensions, reportIds, reportLimits } from '../model.ts'

/** Report settings in a template. */
const templateQuery = {
  reportId: v.picklist(reportIds),
  /** Number of days up to the last complete one. */
  days: wholeNumber(1, longestPeriod),
  groupBy: v.pipe(v.array(v.picklist(dimensionIds)), v.minLength(1), v.maxLength(mostDimensions)),
  /** Metrics to show; empty means all of the report. */
  metrics: v.pipe(v.array(v.picklist(metricIds)), v.maxLength(12)),
  filterCondition: v.pipe(v.array(v.picklist(filterIds)), v.maxLength(reportLimits.filters)),
  filterConditionValue: v.pipe(v.array(text(reportLimits.filterValue)), v.maxLength(reportLimits.filters)),
}

/** A saved report: the platform's, or one of the team's own. */
export const reportTemplate = v.object({
  templateId: v.string(),
  /** Name given by the team; null for the platform's templates, which are named in each language. */
  templateName: v.nullable(v.string()),
  ofPlatform: v.boolean(),
  ...templateQuery,
  createTime: v.number(),
})
export const templatePage = page(reportTemplate)
export const templateListInput = v.object(listInput)
export const createTemplateInput = v.object({ templateName: nameText(reportLimits.templateName), ...templateQuery })
export const templateIdInput = v.object({ templateId: id })
