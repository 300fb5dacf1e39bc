import { type PointerEvent, useRef } from 'react'
import { ownPixels } from '../embedding/own-pixels.ts'
import type { TimeSpan } from './chart-types.ts'
import type { PlotContent } from './plot-options.ts'
import { nearest } from './point-values.ts'
import type { PlotGeometry } from './use-plot.ts'

interface BrushOptions {
  content: PlotContent
  geometry: PlotGeometry | undefined
  onPoint: (time: number | undefined) => void
  onSelect: (span: TimeSpan | undefined) => void
  onEnd: (span: TimeSpan | undefined) => void
  /** Called when a point is clicked. */
  onPick?: ((time: number) => void) | undefined
}

/** Pixels a pointer must move before it starts a selection. */
const threshold = 4

/** Handles pointing at a plot and selecting a span. Touch only points, because dragging scrolls the page. */
export function useBrush({ content, geometry, onPoint, onSelect, onEnd, onPick }: BrushOptions) {
  const start = useRef<{ x: number; time: number; span?: TimeSpan }>(undefined)

  const timeOf = (event: PointerEvent<HTMLElement>) => {
    if (!geometry) return undefined
    const x =
      (event.clientX - event.currentTarget.getBoundingClientRect().left) * ownPixels(event.currentTarget) -
      geometry.left
    if (!start.current && (x < -8 || x > geometry.width + 8)) return undefined
    const time = geometry.timeAt(Math.max(0, Math.min(geometry.width, x)))
    const index = nearest(content, Math.max(content.span.from, Math.min(content.span.to, time)))
    return index === undefined ? undefined : content.times[index]
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const time = timeOf(event)
      if (time === undefined || event.button !== 0) return
      onPoint(time)
      if (event.pointerType === 'touch') return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, time }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const time = timeOf(event)
      onPoint(time)
      const from = start.current
      if (!from || time === undefined || (!from.span && Math.abs(event.clientX - from.x) < threshold)) return
      from.span = { from: from.time, to: time }
      onSelect(from.span)
    },
    onPointerUp() {
      const from = start.current
      const span = from?.span
      start.current = undefined
      if (from && !span) onPick?.(from.time)
      if (span) onEnd({ from: Math.min(span.from, span.to), to: Math.max(span.from, span.to) })
    },
    onPointerCancel() {
      start.current = undefined
      onSelect(undefined)
    },
    onPointerLeave() {
      if (!start.current) onPoint(undefined)
    },
  }
}
