import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows in the document, including `from` and excluding `to`. */
export interface RowWindow {
  from: number
  to: number
  /** Height of the scrolling element, in pixels. */
  height: number
  /** Index of the row at each place. Undefined: all from `from` on. */
  rows?: readonly number[] | undefined
}

/** Number of rows by which the window moves, so that small scrolls render nothing. */
const step = 8
/** Number of rows beyond the edges: the distance of a fast wheel within one frame. */
const beyond = 16
/** Milliseconds of idle time before the rows around a distant position are rendered. */
const rest = 100

/**
 * Finds the visible rows of a scrolling element, for `WindowedRows`. All rows have the same height, so their positions
 * are known without measuring, and no library is needed. At first, and after a jump, only the visible rows are
 * rendered, so that they fit in one frame; the rows around them follow when idle or as scrolling continues, a few per
 * frame. While scrolling is so fast that every row changes in every frame, half of the places change in each, in turn,
 * and the other half keep their rows for one frame longer.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  headHeight: number,
  maxHeight = 0,
): RowWindow & { rows: readonly number[] } {
  // Assume the maximum height until the height is known.
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
    let half = 0
    const show = (next: RowWindow) => {
      shown = next
      setRange((known) =>
        next.from === known.from && next.to === known.to && next.height === known.height && next.rows === known.rows
          ? known
          : next,
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
    const halved = (sight: RowWindow): RowWindow => {
      const [before, now] = [shown.rows ?? placesOf(shown), placesOf(sight)]
      half = 1 - half
      const isKept = (place: number) => Number(place < now.length / 2) === half
      return before.length === now.length
        ? { ...sight, rows: now.map((row, place) => (isKept(place) ? (before[place] as number) : row)) }
        : sight
    }
    const complete = () => flushSync(() => read(true))
    const read = (isWhole?: boolean) => {
      const sight = inSight()
      const isNear = !isWhole && sight.from < shown.to && sight.to > shown.from
      around = isNear ? Math.min(beyond, around + step) : 0
      show(isNear ? widened(sight, around) : isWhole ? sight : halved(sight))
      clearTimeout(resting)
      cancelAnimationFrame(resumed)
      // Scroll events come before the callbacks of their frame, so this one is in the next.
      if (shown.rows) resumed = requestAnimationFrame(() => (resumed = requestAnimationFrame(complete)))
      // Wait for a frame to see whether scrolling continues: on a busy page, scroll events come after timers.
      else if (around < beyond) resting = setTimeout(() => (resumed = requestAnimationFrame(onScroll)), rest)
    }
    // Synchronously, so that the rows are rendered before the next paint.
    const onScroll = () => flushSync(read)
    // The observer also reports the initial size, which is already known.
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
  const rows = (range.rows ?? placesOf(range)).filter((row) => row < count)
  return { ...range, from: Math.min(range.from, count), to: Math.min(range.to, count), rows }
}

function placesOf({ from, to }: RowWindow): number[] {
  return Array.from({ length: to - from }, (_, place) => from + place)
}

/** Maximum number of rows that fit in a height, including partly visible ones at both ends. */
function rowsIn(height: number, rowHeight: number): number {
  return Math.ceil(Math.max(0, height) / rowHeight) + 1
}
