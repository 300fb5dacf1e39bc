import { Section, Skeleton, TimeChart } from '@console-widgets/ui'
import { useMemo } from 'react'
import { dayTime, failureReasons } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { useMetricWriter, useShareWriter } from './metric-words.ts'
import { ReportView } from './report-view.tsx'
import { type Chosen, useChosen, useReportAnswer } from './use-report.ts'

/** Failed installs: the usual metrics, and a fix for each failure reason. */
export default function FailureReport({ appId }: { appId: string }) {
  const chosen = useChosen('install-failure')
  return <ReportView reportId="install-failure" appId={appId} extra={<Reasons appId={appId} chosen={chosen} />} />
}

type Reason = (typeof failureReasons)[number]

function Reasons({ appId, chosen }: { appId: string; chosen: Chosen }) {
  const text = useReportsText()
  const write = useMetricWriter(undefined)
  const writeShare = useShareWriter()
  const { data } = useReportAnswer({ reportId: 'install-failure', appId }, chosen, {
    groupBy: ['reason'],
    comparison: 'none',
    sort: '-installFailures',
  })
  if (!data) return <Skeleton lines={5} />
  const total = data.totals.values.installFailures ?? 0
  const reasons = data.rows.flatMap(({ keys, values }) => {
    const reason = failureReasons.find((each) => each === keys.reason)
    return reason && values.installFailures ? [{ reason, failures: values.installFailures }] : []
  })
  return (
    <Section title={text('reports.failures')}>
      {reasons.length === 0 ? (
        <p className="text-sm text-muted">{text('reports.failures.none')}</p>
      ) : (
        <>
          <ReasonsByDay appId={appId} chosen={chosen} reasons={reasons.slice(0, 5).map(({ reason }) => reason)} />
          <ul className="flex flex-col divide-y divide-line rounded-md border border-line bg-raised">
            {reasons.map(({ reason, failures }) => (
              <li key={reason} className="grid gap-x-6 gap-y-1 px-3 py-2.5 @md:grid-cols-[minmax(180px,1fr)_2fr]">
                <div>
                  <p className="font-medium">{text(`reports.reason.${reason}`)}</p>
                  <p className="text-sm text-muted tabular-nums">
                    {write('installFailures', failures)}
                    {total > 0 ? ` · ${writeShare(failures / total)}` : null}
                  </p>
                </div>
                <p>{text(`reports.fix.${reason}`)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

/** Frequency of each reason over time: a version or an outage shows as a hill of one color. */
function ReasonsByDay({ appId, chosen, reasons }: { appId: string; chosen: Chosen; reasons: readonly Reason[] }) {
  const text = useReportsText()
  const { data } = useReportAnswer({ reportId: 'install-failure', appId }, chosen, {
    groupBy: ['date', 'reason'],
    comparison: 'none',
    maxReqCount: 1000,
  })
  const { times, series } = useMemo(() => {
    const days = [...new Set((data?.rows ?? []).map(({ keys }) => keys.date as string))].toSorted()
    const known = new Map(
      (data?.rows ?? []).map(({ keys, values }) => [`${keys.date} ${keys.reason}`, values.installFailures ?? 0]),
    )
    return {
      times: days.map(dayTime),
      series: reasons.map((reason) => ({
        id: reason,
        label: text(`reports.reason.${reason}`),
        values: days.map((day) => known.get(`${day} ${reason}`) ?? 0),
      })),
    }
  }, [data, reasons, text])
  return (
    <TimeChart
      title={text('reports.metric.installFailures')}
      times={times}
      series={series}
      kind="bars"
      loading={!data}
      height={180}
    />
  )
}
