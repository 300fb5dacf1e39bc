import { type RefObject, useLayoutEffect, useState } from 'react'
import { useRoot } from '../../embedding/root-context.tsx'

/** Dimensions of a list, in pixels. */
export interface ListMeasures {
  width: number
  /** Height of a row at the widget's density. */
  rowHeight: number
}

/** Row height while the density is unknown. */
const usualRowHeight = 40

/**
 * Dimensions of a list's frame; undefined until known. In a widget's root they start from the widget's own, which
 * usually match. A change of density changes the frame's height, so it is noticed.
 */
export function useMeasures(frame: RefObject<HTMLElement | null>): ListMeasures | undefined {
  const { node } = useRoot()
  const [measures, setMeasures] = useState<ListMeasures | undefined>(() => {
    const width = 'host' in node ? node.host.clientWidth : 0
    return width > 0 ? { width, rowHeight: usualRowHeight } : undefined
  })
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = (width: number) => {
      const rowHeight =
        Number.parseInt(getComputedStyle(current).getPropertyValue('--density-row'), 10) || usualRowHeight
      // Ignore differences of less than a pixel from the initial dimensions.
      setMeasures((known) =>
        known && Math.abs(known.width - width) < 1 && known.rowHeight === rowHeight ? known : { width, rowHeight },
      )
    }
    // Synchronously, so that the list is in the first frame.
    if (current.clientWidth > 0) measure(current.clientWidth)
    const observer = new ResizeObserver(([entry]) => measure(entry!.contentRect.width))
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])
  return measures
}
