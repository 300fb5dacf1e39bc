import { useStore } from '@nanostores/react'
import { useId, useMemo, useRef, useState } from 'react'
import { useLanguage, useLocale } from '../text/use-locale.ts'
import { useChartGroup } from './chart-group.tsx'
import { useChartText } from './chart-text.ts'
import type { ChartMark, ChartThreshold, TimeSpan } from './chart-types.ts'
import { formatPoint } from './format-value.ts'
import { labelsWidth, PlotLabels } from './plot-labels.tsx'
import { isStacked, type PlotContent } from './plot-options.ts'
import { PlotThreshold } from './plot-threshold.tsx'
import { PlotTooltip } from './plot-tooltip.tsx'
import { nearest, readOut } from './point-values.ts'
import { useChartColours } from './use-chart-colours.tsx'
import { useBrush } from './use-brush.ts'
import { unitLength } from './time-ticks.ts'
import { type PlotGeometry, usePlot } from './use-plot.ts'
import { usePlotKeys } from './use-plot-keys.ts'
import { useWidth } from './use-width.ts'

export interface TimePlotProps {
  title: string
  content: PlotContent
  height: number
  onBrush: (span: TimeSpan) => void
  onPick?: ((time: number) => void) | undefined
  threshold?: ChartThreshold | undefined
  marks?: readonly ChartMark[] | undefined
  /** Resets the zoom; undefined if not zoomed. */
  onBack: (() => void) | undefined
}

/** The plot with its crosshair, tooltip, and labels. Supports pointing, brushing, and keyboard navigation. */
export function TimePlot({
  title,
  content: given,
  height,
  threshold,
  marks = [],
  onBrush,
  onPick,
  onBack,
}: TimePlotProps) {
  const text = useChartText()
  const language = useLanguage()
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  // While the line is moved, the axis stays.
  const [heldLimit, setHeldLimit] = useState<number>()
  const limit = heldLimit ?? threshold?.value
  const content = useMemo(() => (limit === undefined ? given : { ...given, limit }), [given, limit])
  const { colours, probes } = useChartColours()
  const width = useWidth(frame)
  const labelWidth = useMemo(() => labelsWidth(content, width, colours?.font), [content, width, colours?.font])
  const geometry = usePlot(canvas, content, { width, height, colours, locale, language, labelWidth })
  const { $cursor } = useChartGroup()
  const cursor = useStore($cursor)
  const [selection, setSelection] = useState<TimeSpan>()
  const [spoken, setSpoken] = useState('')
  const keysHelp = useId()
  const point = cursor === undefined ? undefined : nearest(content, cursor)

  const choose = (span: TimeSpan | undefined) => {
    setSelection(undefined)
    if (!span || span.from === span.to) return
    setSpoken('')
    $cursor.set(undefined)
    onBrush(span)
  }
  const brush = useBrush({ content, geometry, onPoint: $cursor.set, onSelect: setSelection, onEnd: choose, onPick })
  const keys = usePlotKeys({
    content,
    cursor: point,
    selection,
    onSelect: setSelection,
    onEnd: choose,
    onPick,
    onBack,
    onPoint(time) {
      $cursor.set(time)
      setSpoken(
        time === undefined ? '' : readOut(content, nearest(content, time) as number, { text, language, locale }),
      )
    },
  })
  const say = (span: TimeSpan) => ({
    from: formatPoint(span.from, content.unit, language, content.nameOf),
    to: formatPoint(span.to, content.unit, language, content.nameOf),
  })
  const shown = selection && orderly(selection)

  return (
    <div ref={frame} dir="ltr" className="relative min-w-0">
      {probes}
      <div
        ref={canvas}
        role="application"
        aria-roledescription={text('chart.kind')}
        aria-label={`${title}. ${text('chart.span', say(content.span))}`}
        aria-describedby={keysHelp}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is walked through by keys
        tabIndex={0}
        className="around-plot touch-pan-y rounded-sm select-none focus-ring"
        style={{ height }}
        {...brush}
        {...keys}
      />
      {geometry && colours ? (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute"
          style={{ left: geometry.left, top: geometry.top, width: geometry.width, height: geometry.height }}
        >
          {marks.map((mark) => (
            <Marked key={mark.from} mark={mark} content={content} geometry={geometry} />
          ))}
          {shown ? <Selected from={geometry.x(shown.from)} to={geometry.x(shown.to)} /> : null}
          {labelWidth > 0 ? <PlotLabels content={content} geometry={geometry} /> : null}
          {point === undefined ? null : (
            <PlotTooltip
              content={content}
              geometry={geometry}
              point={point}
              selected={shown && text('chart.span', say(shown))}
              dots={!isStacked(content)}
            />
          )}
        </div>
      ) : null}
      {geometry && threshold ? (
        <PlotThreshold threshold={threshold} content={content} geometry={geometry} onHold={setHeldLimit} />
      ) : null}
      <p id={keysHelp} className="sr-only">
        {text('chart.keys')}
      </p>
      <p role="status" className="sr-only">
        {spoken && shown ? text('chart.selected', say(shown)) : spoken}
      </p>
    </div>
  )
}

/** A marked stretch: half a unit before its first and after its last point. */
function Marked({ mark, content, geometry }: { mark: ChartMark; content: PlotContent; geometry: PlotGeometry }) {
  const half = unitLength[content.unit] / 2
  const from = Math.max(0, geometry.x(Math.max(mark.from - half, content.span.from)))
  const to = Math.min(geometry.width, geometry.x(Math.min(mark.to + half, content.span.to)))
  if (to < from) return null
  const place = { left: from, width: Math.max(2, to - from) }
  if (mark.label === undefined)
    return <div className="absolute inset-y-0 bg-danger/12 forced-colors:border-x-2" style={place} />
  // Beside the stretch, on the side that has room.
  const isAtEnd = geometry.width - to < labelRoom
  return (
    <div className="absolute inset-y-0 bg-ink/8 forced-colors:border-x" style={place}>
      <span
        className={`absolute top-0 px-1 text-xs whitespace-nowrap text-muted ${isAtEnd ? 'end-full' : 'start-full'}`}
      >
        {mark.label}
      </span>
    </div>
  )
}

/** Room that the label of a mark needs, in pixels. */
const labelRoom = 64

function Selected({ from, to }: { from: number; to: number }) {
  return (
    <div
      className="absolute inset-y-0 border-x border-accent-line bg-accent/15 forced-colors:border-2"
      style={{ left: from, width: Math.max(1, to - from) }}
    />
  )
}

const orderly = ({ from, to }: TimeSpan): TimeSpan => ({ from: Math.min(from, to), to: Math.max(from, to) })
