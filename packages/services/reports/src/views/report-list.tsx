import { lazyFormDialog, RelativeTime, ResourceList, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { reportsData } from '../data.ts'
import { useReportsText } from '../text.ts'

const CreateReport = lazyFormDialog(() => import('./create-report.tsx').then((module) => module.CreateReport))

/** The reports of a team. */
export default function ReportList() {
  const text = useReportsText()
  const [creating, setCreating] = useState(false)
  const { reports, remove } = useData(reportsData)
  return (
    <>
      <ResourceList
        list={reports}
        title={text('reports.title')}
        columns={[
          { id: 'reportName', header: text('reports.name'), cell: (report) => report.reportName, primary: true, sort: 'reportName', filter: { kind: 'text' } },
          { id: 'createTime', header: text('reports.created'), cell: (report) => <RelativeTime time={report.createTime} />, sort: 'createTime', filter: { kind: 'time' } },
          { id: 'updateTime', header: text('reports.updated'), cell: (report) => <RelativeTime time={report.updateTime} />, sort: 'updateTime', filter: { kind: 'time' } },
        ]}
        actions={[{ id: 'create', label: text('reports.create'), icon: 'add', call: calls['reports.report.create'], primary: true, shortcut: 'c', run: () => setCreating(true), prepare: CreateReport.prepare }]}
        rowActions={[
          {
            id: 'delete',
            label: text('reports.delete'),
            icon: 'trash',
            danger: true,
            call: calls['reports.report.delete'],
            run: ({ reportId }) => remove.run({ reportId }),
            confirm: ({ reportName }) => ({ title: text('reports.delete.title', { name: reportName }), description: text('reports.delete.body') }),
          },
        ]}
        empty={{ title: text('reports.empty'), body: text('reports.emptyBody'), action: 'create' }}
      />
      <CreateReport open={creating} onOpenChange={setCreating} />
    </>
  )
}
