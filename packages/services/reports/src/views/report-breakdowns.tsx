import { RankedBars } from '@console-widgets/ui'
import type { ReportOf } from '../data.ts'
import { type DimensionId, type FilterId, isAdditive, type MetricId } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { metricFormat, shownValue, useRowNames } from './metric-words.ts'
import { type Chosen, useReportAnswer } from './use-report.ts'

interface ReportBreakdownsProps {
  report: ReportOf
  dimensions: readonly FilterId[]
  metric: MetricId
  chosen: Chosen
  /** Dimension whose values have their own view, such as a channel. */
  onOpen?: (dimension: DimensionId, value: string) => boolean
}

/** Breakdowns of a metric by each dimension; choosing a value filters the report by it. */
export function ReportBreakdowns({ report, dimensions, metric, chosen, onOpen }: ReportBreakdownsProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 @md:grid-cols-2">
      {dimensions.map((dimension) => (
        <Breakdown key={dimension} {...{ report, dimension, metric, chosen, onOpen }} />
      ))}
    </div>
  )
}

/** Maximum number of ranked values; the table has all of them. */
const ranked = 30

function Breakdown({
  report,
  dimension,
  metric,
  chosen,
  onOpen,
}: Omit<ReportBreakdownsProps, 'dimensions'> & { dimension: FilterId }) {
  const text = useReportsText()
  const { data, outdated } = useReportAnswer(report, chosen, {
    groupBy: [dimension],
    comparison: 'none',
    sort: `-${metric}`,
    maxReqCount: ranked,
    ...ownMetrics(report, metric),
  })
  const nameOf = useRowNames(data)
  const measure = text(`reports.metric.${metric}`)
  const items = (data?.rows ?? []).map((row) => ({
    id: row.keys[dimension] ?? '',
    label: nameOf(dimension, row),
    value: shownValue(metric, row.values[metric]),
  }))
  return (
    <div className={outdated ? 'opacity-55' : undefined}>
      <RankedBars
        title={text('reports.breakdown', {
          metric: measure,
          dimension: text(`reports.dimension.${dimension}`).toLowerCase(),
        })}
        category={text(`reports.dimension.${dimension}`)}
        measure={measure}
        items={items}
        format={metricFormat(metric, data?.currency)}
        total={isAdditive(metric) ? shownValue(metric, data?.totals.values[metric]) : null}
        limit={6}
        nothing={text('reports.underFive')}
        loading={!data}
        empty={text('reports.noMatch')}
        onSelect={(value) => {
          if (!onOpen?.(dimension, value)) chosen.addFilter({ id: dimension, value })
        }}
      />
    </div>
  )
}

/** A custom report names its metrics. */
export const ownMetrics = ({ reportId }: ReportOf, ...metrics: readonly MetricId[]) =>
  reportId === 'harmony-analytics-report' ? { metrics } : {}
