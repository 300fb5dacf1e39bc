import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The rows that are in the document: from one index up to, and without, another. */
export interface RowWindow {
  from: number
  to: number
  /** Height of what scrolls, in pixels. */
  height: number
}

/** Rows by which the window moves, so that scrolling a few pixels renders nothing. */
const step = 8
/** Rows beyond the edges: what a fast wheel passes before the next frame. */
const beyond = 16
/** Milliseconds of rest after which more of the rows around a far place are made. */
const rest = 100

/**
 * Which rows of equal height are in sight of a scrolling element, to be shown by `WindowedRows`. All rows have one
 * height, so their places are known without measuring, and no library is needed. At the beginning, and of a place far
 * from the last one, only the rows in sight are made, so that they fit into one frame; those around them follow at rest
 * or as the scroll goes on, a few a frame.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  headHeight: number,
  maxHeight = 0,
): RowWindow {
  // What would be in sight at the greatest height, until the height is known.
  const [range, setRange] = useState<RowWindow>(() => ({
    from: 0,
    to: rowsIn(maxHeight - headHeight, rowHeight),
    height: maxHeight,
  }))
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    let shown: RowWindow = { from: 0, to: 0, height: 0 }
    let around = 0
    let resting: ReturnType<typeof setTimeout> | undefined
    let resumed = 0
    const show = (next: RowWindow) => {
      shown = next
      setRange((known) =>
        next.from === known.from && next.to === known.to && next.height === known.height ? known : next,
      )
    }
    const inSight = (): RowWindow => {
      const height = element.clientHeight
      const from = Math.floor(element.scrollTop / rowHeight)
      return { from, to: from + rowsIn(height - headHeight, rowHeight), height }
    }
    const widened = ({ from, to, height }: RowWindow, by: number): RowWindow => ({
      from: Math.max(0, Math.floor((from - by) / step) * step),
      to: Math.ceil((to + by) / step) * step,
      height,
    })
    const read = () => {
      const sight = inSight()
      const isNear = sight.from < shown.to && sight.to > shown.from
      around = isNear ? Math.min(beyond, around + step) : 0
      show(isNear ? widened(sight, around) : sight)
      clearTimeout(resting)
      cancelAnimationFrame(resumed)
      // A frame tells first whether the scroll has gone on: a page that is late hears of it after its timers.
      if (around < beyond) resting = setTimeout(() => (resumed = requestAnimationFrame(onScroll)), rest)
    }
    // At once, so that the rows are there when the browser paints.
    const onScroll = () => flushSync(read)
    // It tells the first size, too, which is known already.
    const observer = new ResizeObserver(() => element.clientHeight !== shown.height && onScroll())
    read()
    element.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    return () => {
      clearTimeout(resting)
      cancelAnimationFrame(resumed)
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [scroller, rowHeight, headHeight])
  return { ...range, from: Math.min(range.from, count), to: Math.min(range.to, count) }
}

/** Rows that a height shows at the most: the first and the last of them may be cut. */
function rowsIn(height: number, rowHeight: number): number {
  return Math.ceil(Math.max(0, height) / rowHeight) + 1
}
