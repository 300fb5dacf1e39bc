import { type RefObject, useLayoutEffect, useState } from 'react'

/** Sizes of a list, in pixels. */
export interface ListMeasures {
  width: number
  /** Height of a row by the density of the widget. */
  rowHeight: number
}

/** The sizes of a list's frame; undefined before they are known. A change of density changes its height, and is seen so. */
export function useMeasures(frame: RefObject<HTMLElement | null>): ListMeasures | undefined {
  const [measures, setMeasures] = useState<ListMeasures>()
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = (width: number) => {
      const rowHeight = Number.parseInt(getComputedStyle(current).getPropertyValue('--density-row'), 10) || 40
      // A fraction of a pixel is what the first size lacks, and no other size.
      setMeasures((known) => (known && Math.abs(known.width - width) < 1 && known.rowHeight === rowHeight ? known : { width, rowHeight }))
    }
    // The first sizes at once, so that the list is in the first frame.
    if (current.clientWidth > 0) measure(current.clientWidth)
    const observer = new ResizeObserver(([entry]) => measure(entry!.contentRect.width))
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])
  return measures
}
