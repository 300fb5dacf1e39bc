import { type RefObject, useLayoutEffect, useState } from 'react'
import { useRoot } from '../../embedding/root-context.tsx'
import { type TextWidth, textWidthIn } from './text-width.ts'

/** Dimensions of a list and its texts, in pixels. */
export interface ListMeasures {
  width: number
  /** Height of a row at the widget's density. */
  rowHeight: number
  textWidth: TextWidth
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
    if (!('host' in node)) return undefined
    const width = node.host.clientWidth
    return width > 0 ? { width, rowHeight: usualRowHeight, textWidth: textWidthIn(node.host) } : undefined
  })
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = (width: number) => {
      const rowHeight =
        Number.parseInt(getComputedStyle(current).getPropertyValue('--density-row'), 10) || usualRowHeight
      // Ignore differences of less than a pixel from the initial dimensions.
      setMeasures((known) => {
        if (known?.rowHeight !== rowHeight) return { width, rowHeight, textWidth: textWidthIn(current) }
        return Math.abs(known.width - width) < 1 ? known : { ...known, width }
      })
    }
    // Synchronously, so that the list is in the first frame.
    if (current.clientWidth > 0) measure(current.clientWidth)
    const observer = new ResizeObserver(([entry]) => measure(entry!.contentRect.width))
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])
  return measures
}
