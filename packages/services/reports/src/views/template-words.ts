import { useJoin } from '@console-widgets/ui'
import type { ReportTemplate } from '../data.ts'
import { useReportsText } from '../generated/text.ts'

/** Returns the labels of the dimensions that a template groups by, as a list. */
export function useGroupingLabel(): (groupBy: ReportTemplate['groupBy']) => string {
  const text = useReportsText()
  const join = useJoin()
  return (groupBy) => join.names(groupBy.map((id) => text(`reports.dimension.${id}`)))
}

/** Name of a template: the team's own, or for the platform's the metrics and grouping. */
export function useTemplateName(): (template: Pick<ReportTemplate, 'templateName' | 'reportId' | 'groupBy'>) => string {
  const text = useReportsText()
  const groupingOf = useGroupingLabel()
  return ({ templateName, reportId, groupBy }) =>
    templateName ?? `${text(`reports.report.${reportId}`)} · ${groupingOf(groupBy)}`
}
