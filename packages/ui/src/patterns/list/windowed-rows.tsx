import type { ReactNode } from 'react'
import type { RowWindow } from './use-row-window.ts'

export interface WindowedRowsProps {
  range: RowWindow
  /** Of all rows, those too that are not in the document. */
  count: number
  rowHeight: number
  /** Height of the header, which sticks to the upper edge. */
  headHeight: number
  /** The rows of the range in order, each of the one height. */
  children: ReactNode
}

/**
 * The rows of a window, at their place among all of them. A browser scrolls on while a page is still at work; then
 * these rows stick to the edge that they would leave, and a person sees them a moment longer, and never a place without
 * rows.
 */
export function WindowedRows({ range, count, rowHeight, headHeight, children }: WindowedRowsProps) {
  const height = (range.to - range.from) * rowHeight
  return (
    <div style={{ height: count * rowHeight }}>
      <div style={{ height: range.from * rowHeight }} />
      <div
        role="rowgroup"
        className="sticky"
        style={{ top: range.height - height, bottom: range.height - headHeight - height }}
      >
        {children}
      </div>
    </div>
  )
}
