import { ErrorState, Skeleton, TimeChart } from '@console-widgets/ui'
import { useMemo } from 'react'
import type { ReportAnswer } from '../data.ts'
import { dayTime, type MetricId, reportOf } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { drawnValue, metricFormat, useValueNames } from './metric-words.ts'
import { ReportFilters } from './report-filters.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportTiles } from './report-tiles.tsx'
import { useChosen, useReportAnswer } from './use-report.ts'

const reportId = 'realtime-material-test'
const groupBy = ['hour', 'variantId'] as const

/** The running experiment, hour by hour; refreshes automatically. */
export default function HoursReport({ appId }: { appId: string }) {
  const text = useReportsText()
  const chosen = useChosen(reportId)
  const report = { reportId, appId } as const
  const metrics = reportOf(reportId).metrics
  const metric = metrics.find((id) => id === chosen.state.metric) ?? (metrics[0] as MetricId)
  // The current day has no period to choose.
  const { data, error, loading, retry } = useReportAnswer(report, chosen, {
    groupBy,
    startTime: undefined,
    endTime: undefined,
    comparison: 'none',
    maxReqCount: 1000,
  })
  return (
    <section aria-label={text(`reports.report.${reportId}`)} className="flex min-w-0 flex-col gap-5">
      <header>
        <h2 className="text-lg font-semibold">{text(`reports.report.${reportId}`)}</h2>
        <p className="text-sm text-muted">{text(`reports.about.${reportId}`)}</p>
      </header>
      <ReportFilters {...{ report, chosen }} appNames={{}} />
      {data ? (
        <div className="flex flex-col gap-8">
          <ReportTiles
            {...{ answer: data, metrics, chosen: metric }}
            onChoose={(next) => chosen.set({ metric: next })}
          />
          <VariantsByHour answer={data} metric={metric} />
          <ReportTable
            {...{ report, metrics, groupBy }}
            chosen={{ ...chosen, state: { ...chosen.state, compare: false } }}
            question={{ startTime: undefined, endTime: undefined, sort: chosen.state.sort ?? 'hour' }}
          />
        </div>
      ) : error && !loading ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={9} />
      )}
    </section>
  )
}

function VariantsByHour({ answer, metric }: { answer: ReportAnswer; metric: MetricId }) {
  const text = useReportsText()
  const nameOf = useValueNames(answer)
  const { times, series } = useMemo(() => {
    const timeOf = ({ keys }: (typeof answer.rows)[number]) => timeOfHour(keys.hour as string, answer.period.startTime)
    const all = answer.rows.map(timeOf)
    const first = Math.min(...all)
    const hours =
      all.length === 0
        ? []
        : Array.from(
            { length: (Math.max(...all) - first) / hourMilliseconds + 1 },
            (_, index) => first + index * hourMilliseconds,
          )
    const variants = [...new Set(answer.rows.map(({ keys }) => keys.variantId as string))].toSorted()
    const known = new Map(answer.rows.map((row) => [`${timeOf(row)} ${row.keys.variantId}`, row]))
    return {
      times: hours,
      series: variants.map((variant) => ({
        id: variant,
        label: nameOf('variantId', variant),
        values: hours.map((hour) => drawnValue(metric, known.get(`${hour} ${variant}`))),
      })),
    }
  }, [answer, metric, nameOf])
  return (
    <TimeChart
      title={text(`reports.metric.${metric}`)}
      unit="hour"
      times={times}
      series={series}
      format={metricFormat(metric, null)}
      empty={text('reports.noMatch')}
    />
  )
}

const hourMilliseconds = 3_600_000

/** Formats an hour, with its day (`2026030114`) or alone. */
const timeOfHour = (hour: string, day: string) =>
  (hour.length === 10 ? dayTime(hour.slice(0, 8)) : dayTime(day)) + Number(hour.slice(-2)) * hourMilliseconds
