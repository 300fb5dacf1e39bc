import type { ReactNode } from 'react'
import type { RowWindow } from './use-row-window.ts'

export interface WindowedRowsProps {
  range: RowWindow
  /** Number of all rows, including those not in the document. */
  count: number
  rowHeight: number
  /** Height of the sticky header. */
  headHeight: number
  /** The rows of the range, in order and of equal height. */
  children: ReactNode
}

/**
 * Rows of a window, at their position among all rows. Browsers keep scrolling while a page is busy; the rows then stick
 * to the edge they would leave, so that users see the old rows a moment longer instead of a blank area.
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
