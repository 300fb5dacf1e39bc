import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { columnAt } from './column-widths.ts'

/** Columns in the document, including `from` and excluding `to`. */
export interface ColumnWindow {
  from: number
  to: number
}

/** Number of columns rendered beyond the edges. */
const beyond = 3

/** Finds the visible columns of a scrolling element from their known widths. */
export function useColumnWindow(scroller: RefObject<HTMLElement | null>, starts: readonly number[]): ColumnWindow {
  const [range, setRange] = useState<ColumnWindow>({ from: 0, to: 16 })
  const latest = useRef(starts)
  latest.current = starts
  const count = starts.length - 1
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const read = () => {
      // The offset is negative in right-to-left mode.
      const start = Math.abs(element.scrollLeft)
      const from = Math.max(0, columnAt(latest.current, start) - beyond)
      const to = columnAt(latest.current, start + element.clientWidth) + 1 + beyond
      setRange((range) => (range.from === from && range.to === to ? range : { from, to }))
    }
    // Synchronously, so that the cells are rendered before the next paint.
    const onScroll = () => flushSync(read)
    const observer = new ResizeObserver(read)
    read()
    element.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [scroller, starts])
  return { from: Math.min(range.from, count), to: Math.min(range.to, count) }
}
