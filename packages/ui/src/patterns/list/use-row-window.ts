import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The rows that are in the document: from one index up to, and without, another. */
export interface RowWindow {
  from: number
  to: number
}

/** Rows by which the window moves, so that scrolling a few pixels renders nothing. */
const step = 8
/** Rows beyond the edges: what a fast wheel passes before the next frame. */
const beyond = 16

/**
 * Which rows of equal height are in sight of a scrolling element. All rows have one height, so their places are known
 * without measuring, and no library is needed.
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number, headHeight: number): RowWindow {
  const [range, setRange] = useState<RowWindow>({ from: 0, to: 40 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const read = () => {
      const first = Math.floor((element.scrollTop - headHeight) / rowHeight / step) * step
      const visible = Math.ceil(element.clientHeight / rowHeight / step + 1) * step
      const from = Math.max(0, first - beyond)
      const to = first + visible + beyond
      setRange((range) => (range.from === from && range.to === to ? range : { from, to }))
    }
    // Within the event, so that the rows are there when the browser paints.
    const onScroll = () => flushSync(read)
    const observer = new ResizeObserver(read)
    read()
    element.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [scroller, rowHeight, headHeight])
  return { from: Math.min(range.from, count), to: Math.min(range.to, count) }
}
