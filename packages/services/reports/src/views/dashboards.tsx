import { TabPanel, Tabs, useAllows } from '@console-widgets/ui'
import { callOfReport } from '../data.ts'
import type { ReportId } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { FailuresByApp } from './failures-by-app.tsx'
import { ReportView } from './report-view.tsx'
import { ofOneReport, useParameter } from './use-parameter.ts'

const dashboards = [
  'distribution-dashboard',
  'quality-dashboard',
  'user-dashboard',
  'finance-dashboard',
  'message-dashboard',
  'channel-overview',
] as const satisfies readonly ReportId[]

/** A dashboard, by its short name. */
export const dashboardNames = {
  distribution: 'distribution-dashboard',
  quality: 'quality-dashboard',
  users: 'user-dashboard',
  finance: 'finance-dashboard',
  messages: 'message-dashboard',
  channels: 'channel-overview',
} as const

export interface ReportDashboardsProps {
  /** Shows only this dashboard. */
  dashboard?: keyof typeof dashboardNames
}

/** Dashboards of all apps of a team, one subject at a time; the URL selects one. */
export default function ReportDashboards({ dashboard }: ReportDashboardsProps) {
  const text = useReportsText()
  const allows = useAllows()
  const [chosen, choose] = useParameter('report', [...ofOneReport, 'channel'])
  const there = dashboards.filter((id) => allows(callOfReport(id)))
  const reportId = dashboard
    ? dashboardNames[dashboard]
    : (there.find((id) => id === chosen) ?? there[0] ?? dashboards[0])
  const shown =
    reportId === 'channel-overview' ? (
      <Channels />
    ) : (
      <ReportView
        key={reportId}
        reportId={reportId}
        extra={reportId === 'quality-dashboard' ? <FailuresByApp /> : undefined}
      />
    )
  if (dashboard) return shown
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <h1 className="text-xl font-semibold">{text('reports.dashboards')}</h1>
      <Tabs
        label={text('reports.dashboards')}
        value={reportId}
        onValueChange={choose}
        tabs={there.map((id) => ({ value: id, label: text(`reports.report.${id}`) }))}
      >
        <TabPanel value={reportId}>{shown}</TabPanel>
      </Tabs>
    </div>
  )
}

/** All channels side by side, or one of them alone. */
function Channels() {
  const text = useReportsText()
  const [channelId, choose] = useParameter('channel', ofOneReport)
  if (channelId === undefined) {
    return (
      <ReportView
        reportId="channel-overview"
        onOpen={(dimension, value) => {
          if (dimension !== 'channelId') return false
          choose(value)
          return true
        }}
      />
    )
  }
  return (
    <>
      <nav className="text-sm text-muted">
        <button type="button" onClick={() => choose(undefined)} className="rounded-sm focus-ring hover:underline">
          {text('reports.report.channel-overview')}
        </button>
        <span className="mx-1 text-faint">/</span>
        {channelId}
      </nav>
      <ReportView
        key={channelId}
        reportId="channel-detail"
        channelId={channelId}
        title={channelId}
        fixed={['channelId']}
      />
    </>
  )
}
