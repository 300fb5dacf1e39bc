import { type RefObject, useLayoutEffect, useState } from 'react'
import { useRoot } from '../../embedding/root-context.tsx'

/** Sizes of a list, in pixels. */
export interface ListMeasures {
  width: number
  /** Height of a row by the density of the widget. */
  rowHeight: number
}

/** A row's height before a density is known. */
const usualRowHeight = 40

/**
 * The sizes of a list's frame; undefined before they are known. In a widget of its own they begin with what the widget
 * has, which is most often right. A change of density changes its height, and is seen so.
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
      // A fraction of a pixel is what the first size lacks, and no other size.
      setMeasures((known) =>
        known && Math.abs(known.width - width) < 1 && known.rowHeight === rowHeight ? known : { width, rowHeight },
      )
    }
    // The first sizes at once, so that the list is in the first frame.
    if (current.clientWidth > 0) measure(current.clientWidth)
    const observer = new ResizeObserver(([entry]) => measure(entry!.contentRect.width))
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])
  return measures
}
