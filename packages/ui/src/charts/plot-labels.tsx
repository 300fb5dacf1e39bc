import { colourOf, type Values } from './chart-types.ts'
import { isStacked, type PlotContent } from './plot-options.ts'
import { spreadLabels } from './spread-labels.ts'
import type { PlotGeometry } from './use-plot.ts'

const lineHeight = 16
const most = 4
/** Share of a chart's width that labels beside it may take. */
const share = 0.28

/** Width that labels at the line ends need beside the plot; 0 if a legend works better. */
export function labelsWidth(content: PlotContent, width: number, font: string | undefined): number {
  const { series } = content
  if (
    !font ||
    width < 480 ||
    series.length < 2 ||
    series.length > most ||
    isStacked(content) ||
    content.kind === 'bars'
  )
    return 0
  const widest = Math.ceil(Math.max(...series.map(({ label }) => measure(label, font)))) + 12
  return widest > width * share ? 0 : widest
}

/** The name of each line where it ends. */
export function PlotLabels({ content, geometry }: { content: PlotContent; geometry: PlotGeometry }) {
  const ends = content.series.flatMap((series, index) => {
    const value = lastOf(series.values)
    return value === undefined ? [] : [{ series, colour: colourOf(index, series.colour), y: geometry.y(value) }]
  })
  const middles = spreadLabels(
    ends.map(({ y }) => y),
    lineHeight,
    geometry.height,
  )
  return ends.map(({ series, colour }, index) => (
    <span
      key={series.id}
      className="absolute start-full ms-1.5 -translate-y-1/2 text-xs font-medium whitespace-nowrap"
      style={{
        top: middles?.[index],
        color: `color-mix(in oklab, var(--color-chart-${colour}) 62%, var(--color-ink))`,
      }}
    >
      {series.label}
    </span>
  ))
}

const lastOf = (values: Values) => values.findLast((value) => value !== null) ?? undefined

function measure(words: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return Infinity
  context.font = `500 ${font}`
  return context.measureText(words).width
}
