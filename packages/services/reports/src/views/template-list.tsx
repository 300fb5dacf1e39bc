import { RelativeTime, ResourceList, useData, useRoutes } from '@console-widgets/ui'
import { type RouteTo, writePlace } from '@console-widgets/data'
import { calls } from '../contract.ts'
import { type ReportTemplate, templatesData } from '../data.ts'
import { reportOf } from '../model.ts'
import { readReportState, writeReportState } from '../report-state.ts'
import { routes } from '../routes.ts'
import { useReportsText } from '../generated/text.ts'
import { chosenBy } from './template-choice.tsx'
import { useGroupingLabel, useTemplateName } from './template-words.ts'

export interface TemplateListProps {
  /** Called when a template is opened. Default: navigates to its report. */
  onOpen?: (detail: { templateId: string; reportId: string; route?: string }) => void
}

/** Report templates. Those for reports of one app are applied there; the others open from here. */
export default function TemplateList({ onOpen }: TemplateListProps) {
  const text = useReportsText()
  const routeTo = useRoutes(routes)
  const nameOf = useTemplateName()
  const groupingOf = useGroupingLabel()
  const { templates, remove } = useData(templatesData)
  return (
    <ResourceList
      list={templates}
      title={text('reports.templates')}
      columns={[
        {
          id: 'templateName',
          header: text('reports.template.name'),
          cell: nameOf,
          primary: true,
          href: (template) => routeOf(template, routeTo),
          value: nameOf,
        },
        {
          id: 'reportId',
          header: text('reports.template.report'),
          cell: ({ reportId }) => text(`reports.report.${reportId}`),
          value: ({ reportId }) => text(`reports.report.${reportId}`),
        },
        {
          id: 'days',
          header: text('reports.template.period'),
          cell: ({ days }) => text('reports.lastDays', { count: days }),
          width: 110,
        },
        {
          id: 'groupBy',
          header: text('reports.template.by'),
          cell: ({ groupBy }) => groupingOf(groupBy),
          value: ({ groupBy }) => groupingOf(groupBy),
        },
        {
          id: 'ofPlatform',
          header: text('reports.template.owner'),
          cell: ({ ofPlatform }) => text(ofPlatform ? 'reports.template.ofPlatform' : 'reports.template.ofTeam'),
          width: 110,
        },
        {
          id: 'createTime',
          header: text('reports.template.created'),
          cell: ({ createTime, ofPlatform }) => <RelativeTime time={ofPlatform ? null : createTime} />,
          width: 140,
        },
      ]}
      rowActions={[
        {
          id: 'delete',
          label: text('reports.template.delete'),
          icon: 'trash',
          danger: true,
          call: calls['reports.report-template.delete'],
          disabled: ({ ofPlatform }) => (ofPlatform ? text('reports.template.fixed') : undefined),
          run: ({ templateId }) => remove.run({ templateId }),
          done: text('reports.template.deleted'),
          confirm: (template) => ({
            title: text('reports.template.deleteTitle', { name: nameOf(template) }),
            description: text('reports.template.deleteBody'),
          }),
        },
      ]}
      empty={{ title: text('reports.templates.empty'), body: text('reports.templates.emptyBody') }}
      onOpen={onOpen && ((template) => onOpen(detailOf(template, routeTo)))}
    />
  )
}

/** Route of a template's report; reports of one app have none, since the app must be known. */
function routeOf(template: ReportTemplate, routeTo: RouteTo<typeof routes>): string | undefined {
  const { reportId } = template
  if (reportOf(reportId).perApp) return undefined
  const parameters = writeReportState(new URLSearchParams(), {
    ...readReportState(new URLSearchParams()),
    ...chosenBy(template),
  })
  if (reportId === 'app-comparison') return writePlace(routeTo('reports.comparison'), parameters)
  if (reportId === 'harmony-analytics-report') return writePlace(routeTo('reports.own'), parameters)
  parameters.set('report', reportId)
  return writePlace(routeTo('reports.dashboards'), parameters)
}

function detailOf(template: ReportTemplate, routeTo: RouteTo<typeof routes>) {
  const { templateId, reportId } = template
  const route = routeOf(template, routeTo)
  return { templateId, reportId, ...(route === undefined ? {} : { route }) }
}
