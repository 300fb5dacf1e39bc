import { readPlace, writePlace } from '@console-widgets/data'
import {
  type ActionButtonProps,
  Callout,
  DetailPage,
  type DetailTab,
  ProgressBar,
  QueryView,
  RelativeTime,
  useAsked,
  useConsole,
  useData,
  useLanguage,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useEffect } from 'react'
import { calls } from '../contract.ts'
import { type Report, reportData } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { isRunning, reportFormats } from '../model.ts'
import { routes } from '../routes.ts'
import { CheckItems } from './check-items.tsx'
import { CheckStatus, RankCounts } from './check-status.tsx'
import { CodeParts } from './code-parts.tsx'
import { DeviceGrid } from './device-grid.tsx'
import { FindingGroups } from './finding-groups.tsx'
import { ManifestText } from './manifest-text.tsx'
import { ReportComparison } from './report-comparison.tsx'
import { SizeParts } from './size-parts.tsx'

export interface CheckReportProps {
  /** ID of the check. */
  checkId: string
}

/** Report of a check: the verdict, what is new since the check before, and the evidence of each finding. */
export default function CheckReport({ checkId }: CheckReportProps) {
  const { report } = useData(reportData, checkId, useLanguage())
  return <QueryView query={report}>{(answer) => <ReportPage report={answer} />}</QueryView>
}

function ReportPage({ report }: { report: Report }) {
  const text = useAppCheckText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const console = useConsole()
  const { check, groups } = report
  const { appId, taskId, status } = check
  const { field, back } = useAsked()
  useFindingsTab(field)
  const { addresses, cancel, remove } = useData(reportData, taskId, useLanguage())
  const running = isRunning(status)
  const downloads: ActionButtonProps[] = running
    ? []
    : reportFormats.map((format) => ({
        label: text(`app-check.download.${format}`),
        icon: 'download',
        run: async () => {
          const found = await addresses()
          if (found) console.ports.goTo(found[format])
        },
      }))
  const actions: ActionButtonProps[] = [
    ...downloads,
    {
      label: text('app-check.delete'),
      icon: 'trash',
      call: calls['app-check.check.delete'],
      reason: running ? text('app-check.delete.running') : undefined,
      run: async () => {
        await remove.run({ id: taskId })
        place.go(routeTo('app-check.list', { appId }))
      },
      confirm: {
        title: text('app-check.delete.title'),
        description: text('app-check.delete.body'),
        action: text('app-check.delete'),
      },
    },
  ]
  const findings = groups.reduce((sum, group) => sum + group.findings.length, 0)
  const wasRead = report.parts.length > 0
  const tabs: DetailTab[] = [
    { id: 'comparison', label: text('app-check.tab.comparison'), content: () => <ReportComparison report={report} /> },
    {
      id: 'findings',
      label: text('app-check.tab.findings'),
      count: findings,
      content: () => <FindingGroups groups={groups} report={report} />,
    },
    { id: 'items', label: text('app-check.tab.items'), content: () => <CheckItems checkId={taskId} /> },
    ...(wasRead
      ? [
          { id: 'devices', label: text('app-check.tab.devices'), content: () => <DeviceGrid report={report} /> },
          { id: 'size', label: text('app-check.tab.size'), content: () => <SizeParts report={report} /> },
          { id: 'code', label: text('app-check.tab.code'), content: () => <CodeParts report={report} /> },
          { id: 'manifest', label: text('app-check.tab.manifest'), content: () => <ManifestText report={report} /> },
        ]
      : []),
  ]
  return (
    <DetailPage
      title={text('app-check.report', { version: check.versionName ?? check.fileName })}
      parents={[{ label: text('app-check.title'), to: routeTo('app-check.list', { appId }) }]}
      status={<CheckStatus check={check} />}
      meta={[check.fileName, <RelativeTime key="time" time={check.createTime} />]}
      next={
        running
          ? {
              label: text('app-check.cancel'),
              call: calls['app-check.check.cancel'],
              run: () => cancel.run({ checkId: taskId }),
              confirm: { title: text('app-check.cancel.title'), action: text('app-check.cancel') },
            }
          : back === undefined
            ? undefined
            : { label: text('app-check.back'), run: () => place.go(back) }
      }
      actions={actions}
      notice={<Verdict report={report} />}
      tabs={running ? undefined : tabs}
    />
  )
}

/** Opens the findings if the page was opened for those of a rank. */
function useFindingsTab(field: string | undefined): void {
  const place = usePlace()
  useEffect(() => {
    const { path, parameters } = readPlace(place.$route.get())
    if (field === undefined || parameters.has('tab')) return
    parameters.set('tab', 'findings')
    place.go(writePlace(path, parameters), { replace: true })
  }, [field, place])
}

/** The verdict first: whether anything blocks, and what. */
function Verdict({ report: { check, groups } }: { report: Report }) {
  const text = useAppCheckText()
  if (isRunning(check.status))
    return (
      <div className="flex flex-col gap-2">
        <ProgressBar label={text('app-check.running')} value={check.progress} max={100} />
        <p className="text-sm text-muted">{text('app-check.running.stays')}</p>
      </div>
    )
  if (check.status === 'error')
    return (
      <Callout tone="warning" title={text('app-check.verdict.error')}>
        {check.message}
      </Callout>
    )
  const blocking = groups.filter(
    ({ rank, findings }) => rank === 'block' && findings.some(({ suppression }) => suppression === null),
  )
  return check.status === 'failed' ? (
    <Callout tone="danger" title={text('app-check.verdict.failed')}>
      <ul className="list-disc ps-5">
        {blocking.map(({ rule, title, findings }) => (
          <li key={rule}>{text('app-check.verdict.blocks', { title, count: findings.length })}</li>
        ))}
      </ul>
    </Callout>
  ) : (
    <Callout tone="success" title={text('app-check.verdict.passed')}>
      <RankCounts counts={check.result} />
    </Callout>
  )
}
