import type { ReportTemplate } from '../data.ts'
import { useReportsText } from '../text.ts'

/** The name of a template: the team's own, or for one of the platform's what it shows, and by what. */
export function useTemplateName(): (template: Pick<ReportTemplate, 'templateName' | 'reportId' | 'groupBy'>) => string {
  const text = useReportsText()
  return ({ templateName, reportId, groupBy }) =>
    templateName ??
    `${text(`reports.report.${reportId}`)} · ${groupBy.map((id) => text(`reports.dimension.${id}`)).join(', ')}`
}
