import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useLocale } from '../text/use-locale.ts'
import type { ChartThreshold } from './chart-types.ts'
import { formatValue } from './format-value.ts'
import type { PlotContent } from './plot-options.ts'
import type { PlotGeometry } from './use-plot.ts'

export interface PlotThresholdProps {
  threshold: ChartThreshold
  content: PlotContent
  geometry: PlotGeometry
  /** Called with the value at which a movement begins, and with undefined at its end. */
  onHold: (value: number | undefined) => void
}

/** Steps of the arrow keys with Shift, and of the page keys. */
const largeStep = 10

/** A horizontal line across the plot with its value. It can be moved with the pointer and the arrow keys. */
export function PlotThreshold({ threshold, content, geometry, onHold }: PlotThresholdProps) {
  const { value, label, onChange, step = 1 } = threshold
  const locale = useLocale()
  const start = useRef<{ y: number; value: number }>(undefined)
  const shown = formatValue(value, locale, content.format)
  const y = Math.min(geometry.height, Math.max(0, geometry.y(value)))
  const round = (next: number) => Math.max(0, Number((Math.round(next / step) * step).toFixed(6)))
  const keys = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    PageUp: value + step * largeStep,
    PageDown: value - step * largeStep,
    Home: 0,
  } satisfies Record<string, number>
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.key in keys)) return
    event.preventDefault()
    const next = keys[event.key as keyof typeof keys]
    onChange?.(round(event.shiftKey ? value + (next - value) * largeStep : next))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { y: event.clientY, value }
    onHold(value)
  }
  const onPointerMove = (event: PointerEvent) => {
    const begun = start.current
    if (!begun) return
    const at = geometry.y(begun.value) + event.clientY - begun.y
    onChange?.(round(geometry.valueAt(Math.min(geometry.height, Math.max(0, at)))))
  }
  const onPointerUp = () => {
    start.current = undefined
    onHold(undefined)
  }
  return (
    <div
      className="pointer-events-none absolute"
      style={{ left: geometry.left, top: geometry.top + y, width: geometry.width }}
    >
      <div aria-hidden="true" className="border-t-2 border-dashed border-danger" />
      {onChange ? (
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-orientation="vertical"
          aria-valuenow={value}
          aria-valuemin={0}
          aria-valuetext={shown}
          className="pointer-events-auto absolute end-0 -top-3 flex h-6 min-w-6 cursor-ns-resize touch-none items-center rounded-sm border border-danger bg-raised px-1.5 text-xs font-medium text-danger tabular-nums focus-ring"
          {...{ onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }}
        >
          {shown}
        </div>
      ) : (
        <span className="absolute end-0 -top-2.5 rounded-sm bg-raised px-1 text-xs font-medium text-danger tabular-nums">
          <span className="sr-only">{label}</span> {shown}
        </span>
      )}
    </div>
  )
}
