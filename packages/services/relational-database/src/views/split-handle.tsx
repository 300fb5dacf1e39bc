import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

interface SplitHandleProps {
  label: string
  /** Height in pixels of what is above it. */
  value: number
  least: number
  most: number
  /** Height after a double-click. */
  usual: number
  onChange: (value: number) => void
  /** Called with the height when a change is complete. */
  onEnd: (value: number) => void
}

/** Pixels by which a key moves it. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -16, ArrowDown: 16, PageUp: -96, PageDown: 96 }

/** Separator between two panes, one above the other. It can be dragged, and moved with the arrow keys. */
export function SplitHandle({ label, value, least, most, usual, onChange, onEnd }: SplitHandleProps) {
  const start = useRef<{ y: number; value: number }>(undefined)
  const within = (height: number) => Math.max(least, Math.min(most, height))
  const set = (height: number) => {
    onChange(within(height))
    onEnd(within(height))
  }
  const heightAt = ({ clientY }: PointerEvent) =>
    within((start.current?.value ?? value) + clientY - (start.current?.y ?? clientY))
  const pressKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next =
      event.key === 'Home' ? least : event.key === 'End' ? most : step === undefined ? undefined : value + step
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be moved is a
    // control
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={least}
      aria-valuemax={most}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { y: event.clientY, value }
      }}
      onPointerMove={(event) => start.current && onChange(heightAt(event))}
      onPointerUp={(event) => {
        if (start.current) onEnd(heightAt(event))
        start.current = undefined
      }}
      onDoubleClick={() => set(usual)}
      onKeyDown={pressKey}
      className="flex h-3 cursor-row-resize touch-none items-center rounded-sm focus-ring before:h-px before:w-full before:bg-line hover:before:h-0.5 hover:before:bg-accent"
    />
  )
}
