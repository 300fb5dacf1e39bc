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
    // It tells the first sizes, too, before the browser paints.
    const observer = new ResizeObserver(([entry]) => {
      const width = entry!.contentRect.width
      const rowHeight = Number.parseInt(getComputedStyle(current).getPropertyValue('--density-row'), 10) || 40
      setMeasures((known) => (known?.width === width && known.rowHeight === rowHeight ? known : { width, rowHeight }))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])
  return measures
}
