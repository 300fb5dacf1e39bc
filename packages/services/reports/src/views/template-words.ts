import { usePunctuation } from '@console-widgets/ui'
import type { ReportTemplate } from '../data.ts'
import { useReportsText } from '../generated/text.ts'

/** Name of a template: the team's own, or for the platform's the metrics and grouping. */
export function useTemplateName(): (template: Pick<ReportTemplate, 'templateName' | 'reportId' | 'groupBy'>) => string {
  const text = useReportsText()
  const punctuation = usePunctuation()
  return ({ templateName, reportId, groupBy }) =>
    templateName ??
    `${text(`reports.report.${reportId}`)} · ${punctuation.list(groupBy.map((id) => text(`reports.dimension.${id}`)))}`
}
