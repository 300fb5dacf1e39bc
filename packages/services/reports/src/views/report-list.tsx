import { RelativeTime, ResourceList, useData } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { templatesData } from '../data.ts'
import { useReportsText } from '../text.ts'

/** The report templates of a team. */
export default function ReportList() {
  const text = useReportsText()
  const { templates, remove } = useData(templatesData)
  return (
    <ResourceList
      list={templates}
      title={text('reports.title')}
      columns={[
        { id: 'templateName', header: text('reports.name'), cell: (template) => template.templateName ?? template.reportId, primary: true, sort: 'templateName', filter: { kind: 'text' } },
        { id: 'createTime', header: text('reports.created'), cell: (template) => <RelativeTime time={template.createTime} />, sort: 'createTime', filter: { kind: 'time' } },
      ]}
      rowActions={[
        {
          id: 'delete',
          label: text('reports.delete'),
          icon: 'trash',
          danger: true,
          call: calls['reports.report-template.delete'],
          run: ({ templateId }) => remove.run({ templateId }),
          confirm: ({ templateName, reportId }) => ({ title: text('reports.delete.title', { name: templateName ?? reportId }), description: text('reports.delete.body') }),
        },
      ]}
      empty={{ title: text('reports.empty'), body: text('reports.emptyBody') }}
    />
  )
}
