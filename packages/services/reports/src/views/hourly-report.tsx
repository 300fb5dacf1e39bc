import { TimeChart } from '@console-widgets/ui'
import { useMemo } from 'react'
import { type MetricId, reportOf } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { drawnValue, metricFormat, useValueNames } from './metric-words.ts'
import { ReportView } from './report-view.tsx'
import { type Chosen, useChosen, useReportAnswer } from './use-report.ts'

const reportId = 'hourly-material-test'

/** Performance of variants by hour of day, over all days of the period. */
export default function HourlyReport({ appId }: { appId: string }) {
  const chosen = useChosen(reportId)
  return <ReportView reportId={reportId} appId={appId} extra={<HoursOfDay appId={appId} chosen={chosen} />} />
}

function HoursOfDay({ appId, chosen }: { appId: string; chosen: Chosen }) {
  const text = useReportsText()
  const { metrics } = reportOf(reportId)
  const metric = metrics.find((id) => id === chosen.state.metric) ?? (metrics[0] as MetricId)
  const { data } = useReportAnswer({ reportId, appId }, chosen, {
    groupBy: ['hour', 'variantId'],
    comparison: 'none',
    maxReqCount: 1000,
  })
  const nameOf = useValueNames(data)
  const { times, series } = useMemo(() => {
    const rows = data?.rows ?? []
    const variants = [...new Set(rows.map(({ keys }) => keys.variantId as string))].toSorted()
    const known = new Map(rows.map((row) => [`${Number(row.keys.hour)} ${row.keys.variantId}`, row]))
    const hours = rows.length === 0 ? [] : Array.from({ length: 24 }, (_, hour) => hour)
    return {
      times: hours,
      series: variants.map((variant) => ({
        id: variant,
        label: nameOf('variantId', variant),
        values: hours.map((hour) => drawnValue(metric, known.get(`${hour} ${variant}`))),
      })),
    }
  }, [data, metric, nameOf])
  return (
    <TimeChart
      title={text('reports.breakdown', {
        metric: text(`reports.metric.${metric}`),
        dimension: text('reports.dimension.hour'),
      })}
      unit="step"
      nameOf={(hour) => nameOf('hour', String(hour).padStart(2, '0'))}
      times={times}
      series={series}
      format={metricFormat(metric, null)}
      loading={!data}
      empty={text('reports.noMatch')}
    />
  )
}
