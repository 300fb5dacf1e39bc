import { Suspense } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import { withText } from '../text/with-text.tsx'
import { ChartSkeleton } from './chart-frame.tsx'
import { CohortTable as CohortTableView } from './cohort-table.tsx'
import { KpiTile as KpiTileView } from './kpi-tile.tsx'
import { chartLocales } from './locales/index.ts'
import { RankedBars as RankedBarsView } from './ranked-bars.tsx'
import { StackedBars as StackedBarsView } from './stacked-bars.tsx'
import type { TimeChartProps } from './time-chart.tsx'

export { ChartGroup } from './chart-group.tsx'
export type {
  ChartColour,
  ChartKind,
  ChartMark,
  ChartSeries,
  ChartThreshold,
  TimeSpan,
  TimeUnit,
  ValueFormat,
  Values,
} from './chart-types.ts'
export type { Cohort, CohortTableProps } from './cohort-table.tsx'
export { formatValue } from './format-value.ts'
export type { KpiTileProps } from './kpi-tile.tsx'
/** Messages of charts, for tags to load beside their own. */
export { chartLocales } from './locales/index.ts'
export type { RankedBarsProps, RankedItem } from './ranked-bars.tsx'
export { Sparkline } from './sparkline.tsx'
export type { StackedBarsProps } from './stacked-bars.tsx'
export type { TimeChartProps } from './time-chart.tsx'

const LoadedTimeChart = lazyPart(() => import('./time-chart.tsx').then(({ TimeChart }) => TimeChart))

/**
 * Values over time as lines, areas, or bars, next to those of the previous period. The drawing code loads with the
 * first chart.
 */
export function TimeChart(props: TimeChartProps) {
  return <WithMessages {...props} />
}

const WithMessages = withText(chartLocales, (props: TimeChartProps) => (
  <Suspense fallback={<ChartSkeleton height={(props.height ?? 220) + 36} />}>
    <LoadedTimeChart {...props} />
  </Suspense>
))

/** One key figure with its change. */
export const KpiTile = withText(chartLocales, KpiTileView)

/** Categories by size, the largest first. */
export const RankedBars = withText(chartLocales, RankedBarsView)

/** Breakdown of totals into parts. */
export const StackedBars = withText(chartLocales, StackedBarsView)

/** Retention by start day. */
export const CohortTable = withText(chartLocales, CohortTableView)
