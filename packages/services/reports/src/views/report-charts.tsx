import { ChartGroup, TimeChart } from '@console-widgets/ui'
import { useMemo } from 'react'
import type { ReportAnswer } from '../data.ts'
import { dayText, dayTime, isAdditive, type MetricId } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { metricFormat, shownValue } from './metric-words.ts'
import type { Chosen } from './use-report.ts'

interface ReportChartsProps {
  /** By day. */
  answer: ReportAnswer
  metrics: readonly MetricId[]
  main: MetricId
  chosen: Chosen
}

/** Maximum number of small charts next to the main one. */
const beside = 4

/**
 * Metrics by day: the selected one large, others below it, all with one crosshair. Dragging across one narrows the
 * period.
 */
export function ReportCharts({ answer, metrics, main, chosen }: ReportChartsProps) {
  const text = useReportsText()
  // Metrics that have no value for a single day, such as the share of the total, can't be drawn.
  const others = metrics
    .filter((id) => id !== main && answer.rows.some(({ values }) => (values[id] ?? null) !== null))
    .slice(0, beside)
  const brush = (from: number, to: number) =>
    chosen.set({ period: { startTime: dayText(from), endTime: dayText(to) }, days: undefined })
  return (
    <ChartGroup>
      <div className="flex flex-col gap-6">
        <MetricChart
          {...{ answer, metric: main, onBrush: brush }}
          height={240}
          description={text('reports.brushHelp')}
        />
        <div className="grid gap-x-8 gap-y-6 @md:grid-cols-2">
          {others.map((metric) => (
            <MetricChart key={metric} {...{ answer, metric, onBrush: brush }} height={140} legend={false} />
          ))}
        </div>
      </div>
    </ChartGroup>
  )
}

interface MetricChartProps {
  answer: ReportAnswer
  metric: MetricId
  height: number
  description?: string
  legend?: boolean
  onBrush: (from: number, to: number) => void
}

function MetricChart({ answer, metric, height, description, legend, onBrush }: MetricChartProps) {
  const text = useReportsText()
  const title = text(`reports.metric.${metric}`)
  const { times, series } = useMemo(() => {
    const { rows, previousPeriod } = answer
    return {
      times: rows.map(({ keys }) => dayTime(keys.date as string)),
      series: [
        {
          id: metric,
          label: title,
          values: rows.map(({ values }) => shownValue(metric, values[metric])),
          ...(previousPeriod ? { previous: rows.map(({ previous }) => shownValue(metric, previous?.[metric])) } : {}),
        },
      ],
    }
  }, [answer, metric, title])
  return (
    <TimeChart
      {...{ title, description, height, legend, times, series, onBrush }}
      format={metricFormat(metric, answer.currency)}
      kind={isAdditive(metric) ? 'area' : 'line'}
      empty={text('reports.noMatch')}
    />
  )
}
