import type { KeyboardEvent } from 'react'
import type { TimeSpan } from './chart-types.ts'
import type { PlotContent } from './plot-options.ts'

interface PlotKeys {
  content: PlotContent
  /** Index of the active point. */
  cursor: number | undefined
  selection: TimeSpan | undefined
  onPoint: (time: number | undefined) => void
  onSelect: (span: TimeSpan | undefined) => void
  onEnd: (span: TimeSpan | undefined) => void
  onPick: ((time: number) => void) | undefined
  onBack: (() => void) | undefined
}

/** Number of points that Page Up and Page Down skip. */
const page = 7

/**
 * Keyboard navigation in a plot: arrows move, Shift selects, Enter zooms or picks a point, Escape goes back one step at
 * a time.
 */
export function usePlotKeys({ content, cursor, selection, onPoint, onSelect, onEnd, onPick, onBack }: PlotKeys) {
  const { times, span } = content
  const shown = times.flatMap((time, index) => (time >= span.from && time <= span.to ? [index] : []))
  const first = shown[0] ?? 0
  const last = shown.at(-1) ?? 0

  const goal = (key: string): number | undefined => {
    const at = cursor ?? (key === 'ArrowLeft' || key === 'PageUp' ? last + 1 : first - 1)
    if (key === 'ArrowLeft') return at - 1
    if (key === 'ArrowRight') return at + 1
    if (key === 'PageUp') return at - page
    if (key === 'PageDown') return at + page
    if (key === 'Home') return first
    if (key === 'End') return last
    return undefined
  }

  const step = (key: string): (() => void) | undefined => {
    if (key === 'Enter') {
      if (selection)
        return () => onEnd({ from: Math.min(selection.from, selection.to), to: Math.max(selection.from, selection.to) })
      const time = cursor === undefined ? undefined : times[cursor]
      return time === undefined || !onPick ? undefined : () => onPick(time)
    }
    if (key !== 'Escape') return undefined
    if (selection) return () => onSelect(undefined)
    return cursor === undefined ? onBack : () => onPoint(undefined)
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || shown.length === 0) return
      const wanted = goal(event.key)
      const act = step(event.key)
      if (wanted === undefined && !act) return
      event.preventDefault()
      // Keep Escape from also closing a surrounding dialog.
      event.stopPropagation()
      if (wanted === undefined) return act?.()
      const time = times[Math.max(first, Math.min(last, wanted))] as number
      const from = selection?.from ?? times[cursor ?? first] ?? time
      onSelect(event.shiftKey ? { from, to: time } : undefined)
      onPoint(time)
    },
    onBlur() {
      onSelect(undefined)
      onPoint(undefined)
    },
  }
}
