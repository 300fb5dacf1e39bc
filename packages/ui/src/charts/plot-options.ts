import type { Language } from '@console-widgets/core'
import uPlot from 'uplot'
import type { ChartKind, ChartSeries, TimeSpan, TimeUnit, ValueFormat, Values } from './chart-types.ts'
import { colourOf } from './chart-types.ts'
import { formatShort, formatTick } from './format-value.ts'
import { stackSeries } from './stack-series.ts'
import { timeTicks, unitLength } from './time-ticks.ts'
import type { ChartColours } from './use-chart-colours.tsx'

/** Contents of a plot. */
export interface PlotContent {
  times: readonly number[]
  unit: TimeUnit
  /** Visible series with their colors. */
  series: readonly ChartSeries[]
  kind: ChartKind
  /** Whether the axis starts at zero even for lines. */
  fromZero: boolean
  format?: ValueFormat
  /** Value that is visible on the axis, besides those of the series. */
  limit?: number
  /** Visible span. */
  span: TimeSpan
  /** Formats a point that is neither a day nor an hour. */
  nameOf?: (step: number) => string
}

export interface PlotLook {
  width: number
  height: number
  colours: ChartColours
  locale: string
  language: Language
  /** Space beside the plot for labels. */
  labelWidth: number
  onDraw: (plot: uPlot) => void
}

const axisGap = 6
const gridGap = 34
const tickWidth = 64
/** Minimum axis width, so that charts below each other usually line up. */
const axisWidth = 52

/** Whether series of a kind are stacked. */
export const isStacked = ({ kind, series }: Pick<PlotContent, 'kind' | 'series'>) =>
  kind !== 'line' && series.length > 1

/** The values to draw, in drawing order: stacked series come before the ones they rest on. */
export function plotData(content: PlotContent): uPlot.AlignedData {
  const drawn = isStacked(content)
    ? stackSeries(content.series).toReversed()
    : content.series.map(({ values }) => values)
  return [
    [...content.times],
    ...drawn.map(copy),
    ...content.series.flatMap(({ previous }) => (previous ? [copy(previous)] : [])),
  ]
}

const copy = (values: Values) => [...values]

/** Options for uPlot, which draws canvas and scales only; pointer, legend, and labels are our own elements. */
export function plotOptions(content: PlotContent, look: PlotLook): uPlot.Options {
  const { unit, kind, series, span, format } = content
  const { colours, width, height, locale, language, labelWidth, onDraw } = look
  const order = isStacked(content) ? series.toReversed() : series
  const bars = kind === 'bars'
  const half = bars || span.from === span.to ? unitLength[unit] / 2 : 0
  const colour = ({ colour: own }: ChartSeries) => colours[`chart-${own ?? colourOf(0)}`]
  const grid = { stroke: colours.line, width: 1 }
  const axis = { font: colours.font, stroke: colours.muted, gap: axisGap }
  return {
    width,
    height,
    padding: [8, labelWidth || 18, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [span.from - half, span.to + half] },
      y: {
        range: (_, min, max) =>
          rangeOf(...withLimit(min, max, content.limit), bars || kind === 'area' || content.fromZero),
      },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        ticks: { ...grid, size: 4 },
        size: 28,
        splits: (plot) => timeTicks(span, unit, plot.bbox.width / uPlot.pxRatio / tickWidth),
        values: (_, ticks) => ticks.map((tick) => formatTick(tick, unit, language)),
      },
      {
        ...axis,
        grid,
        ticks: { show: false },
        space: gridGap,
        // Only whole things are counted.
        ...(format?.style ? {} : { incrs: wholeSteps }),
        values: (_, ticks) => ticks.map((tick) => formatShort(tick, locale, format)),
        size: (plot, labels) => {
          if (!labels) return axisWidth
          plot.ctx.font = colours.font
          return Math.max(
            axisWidth,
            ...labels.map((label) => plot.ctx.measureText(label).width / uPlot.pxRatio + axisGap * 2),
          )
        },
      },
    ],
    series: [
      {},
      ...order.map((each) => drawSeries(each, kind, colour(each), order.length > 1, colours.raised)),
      ...series.flatMap((each) => (each.previous ? [drawPrevious(colour(each))] : [])),
    ],
    hooks: { draw: [onDraw] },
  }
}

function drawSeries(
  { label }: ChartSeries,
  kind: ChartKind,
  colour: string,
  stacked: boolean,
  ground: string,
): uPlot.Series {
  if (kind === 'bars')
    return {
      label,
      fill: colour,
      width: 0,
      points: { show: false },
      paths: uPlot.paths.bars!({ size: [0.7, 48], radius: stacked ? 0 : 0.08 }),
    }
  if (kind === 'area' && stacked) return { label, stroke: ground, fill: colour, width: 1, points: { show: false } }
  return {
    label,
    stroke: colour,
    fill: kind === 'area' ? soft(colour, 0.14) : undefined,
    width: 2,
    points: { show: true, size: 5, fill: colour, filter: alone },
  }
}

/** Isolated points, which no line connects. */
function alone(plot: uPlot, index: number): number[] {
  const values = plot.data[index] as Values
  const known = (at: number) => (values[at] ?? null) !== null
  return values.flatMap((_, at) => (known(at) && !known(at - 1) && !known(at + 1) ? [at] : []))
}

const drawPrevious = (colour: string): uPlot.Series => ({
  stroke: soft(colour, 0.62),
  width: 1.5,
  dash: [4, 4],
  points: { show: false },
})

/** A computed color with reduced opacity. */
const soft = (colour: string, alpha: number) => `color-mix(in srgb, ${colour} ${alpha * 100}%, transparent)`

const wholeSteps = Array.from({ length: 13 }, (_, power) => [1, 2, 5].map((factor) => factor * 10 ** power)).flat()

/** The smallest and largest value, with a limit that is visible as well. */
function withLimit(min: number | null, max: number | null, limit: number | undefined): [number | null, number | null] {
  return limit === undefined || min === null || max === null ? [min, max] : [Math.min(min, limit), Math.max(max, limit)]
}

function rangeOf(min: number | null, max: number | null, fromZero: boolean): uPlot.Range.MinMax {
  if (min === null || max === null) return [0, 1]
  if (!fromZero && min !== max) return uPlot.rangeNum(min, max, 0.1, true)
  if (min >= 0) return max === 0 ? [0, 1] : [0, uPlot.rangeNum(0, max, 0.1, true)[1]]
  return uPlot.rangeNum(min, Math.max(0, max), 0.1, true)
}
