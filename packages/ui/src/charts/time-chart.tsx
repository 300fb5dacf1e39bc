import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useLanguage, useLocale } from '../text/use-locale.ts'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { useChartGroup } from './chart-group.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import { useChartText } from './chart-text.ts'
import {
  type ChartKind,
  type ChartMark,
  type ChartSeries,
  type ChartThreshold,
  colourOf,
  type TimeSpan,
  type TimeUnit,
  type ValueFormat,
} from './chart-types.ts'
import { formatPoint, formatValue } from './format-value.ts'
import { isStacked, type PlotContent } from './plot-options.ts'
import { sumSeries } from './stack-series.ts'
import { TimePlot } from './time-plot.tsx'

export interface TimeChartProps extends ChartFrameProps {
  /** Days or hours, each by its start in UTC, in milliseconds since 1970. */
  times: readonly number[]
  unit?: TimeUnit
  /** Formats the points if the unit is a step. */
  nameOf?: (step: number) => string
  series: readonly ChartSeries[]
  /** Default: line. */
  kind?: ChartKind
  /** Number format of the values, such as `{ style: 'percent' }`. Default: whole numbers. */
  format?: ValueFormat
  /**
   * Start the axis at zero. Set to false for lines whose values are never near zero, such as ratings. Default: true.
   */
  fromZero?: boolean
  /**
   * Show the legend; false if a neighboring chart has the same one. Default: true if there is more than one thing to
   * name.
   */
  legend?: boolean
  /** Line that the values are compared with, which the user may move. */
  threshold?: ChartThreshold
  /** Marked stretches of time. */
  marks?: readonly ChartMark[]
  /** Height of the plot alone, in pixels. */
  height?: number
  /** Called when the user selects a span. Without it the charts of the group zoom. */
  onBrush?: (from: number, to: number) => void
  /** Called when the user clicks a point, or presses Enter at it. */
  onPick?: (time: number) => void
}

/** Values over time as lines, areas, or bars, next to those of the previous period. */
export function TimeChart(props: TimeChartProps) {
  const {
    title,
    times,
    unit = 'day',
    nameOf,
    kind = 'line',
    format,
    fromZero = true,
    height = 220,
    legend = true,
    onBrush,
    onPick,
    threshold,
    marks,
    actions,
    ...frame
  } = props
  const text = useChartText()
  const { $zoom } = useChartGroup()
  const zoom = useStore($zoom)
  const [asTable, setAsTable] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const series = useMemo(
    () => props.series.map((each, index) => ({ ...each, colour: colourOf(index, each.colour) })),
    [props.series],
  )
  const content = useMemo((): PlotContent => {
    const whole = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
    const within = zoom && times.some((time) => time >= zoom.from && time <= zoom.to) ? zoom : whole
    return {
      times,
      unit,
      nameOf,
      kind,
      format,
      fromZero,
      span: within,
      series: series.filter(({ id }) => !hidden.has(id)),
    }
  }, [times, unit, nameOf, kind, format, fromZero, zoom, series, hidden])
  const back = zoom ? () => $zoom.set(undefined) : undefined
  const brushed = ({ from, to }: TimeSpan) => (onBrush ? onBrush(from, to) : $zoom.set({ from, to }))
  const isEmpty = times.length === 0 || series.every(({ values }) => values.every((value) => value === null))
  const zoomedOut = back ? (
    <Button size="small" tone="quiet" onClick={back}>
      {text('chart.zoomOut')}
    </Button>
  ) : null
  return (
    <ChartFrame
      {...{ ...frame, title, height, isEmpty, asTable, onAsTable: setAsTable }}
      actions={
        <>
          {zoomedOut}
          {actions}
        </>
      }
    >
      {asTable ? null : (
        <>
          {legend && (series.length > 1 || series.some(({ previous }) => previous)) ? (
            <ChartLegend {...{ title, series, kind, hidden, onHidden: setHidden }} />
          ) : null}
          <TimePlot {...{ title, content, height, threshold, marks, onBrush: brushed, onPick, onBack: back }} />
        </>
      )}
      <SeriesTable title={title} content={content} hidden={!asTable} />
    </ChartFrame>
  )
}

/** The plotted numbers as a table; stacked series come with their sum. */
function SeriesTable({ title, content, hidden }: { title: string; content: PlotContent; hidden: boolean }) {
  const text = useChartText()
  const language = useLanguage()
  const locale = useLocale()
  const { times, unit, span, format, nameOf } = content
  const columns = content.series.flatMap(({ label, values, previous }) => [
    { label, values },
    ...(previous
      ? [
          {
            label: content.series.length > 1 ? text('chart.previousOf', { series: label }) : text('chart.previous'),
            values: previous,
          },
        ]
      : []),
  ])
  if (isStacked(content))
    columns.push({ label: text('chart.total'), values: sumSeries(content.series.map(({ values }) => values)) })
  const rows = times.flatMap((time, index) =>
    time < span.from || time > span.to
      ? []
      : [
          {
            id: String(time),
            name: formatPoint(time, unit, language, nameOf),
            values: columns.map(({ values }) => formatValue(values[index], locale, format)),
          },
        ],
  )
  return (
    <ChartTable
      title={title}
      rowHeader={text(unit === 'step' ? 'chart.point' : `chart.${unit}`)}
      columns={columns.map(({ label }) => label)}
      rows={rows}
      hidden={hidden}
    />
  )
}
