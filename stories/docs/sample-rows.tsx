import { useRowWindow, WindowedRows } from '@console-widgets/ui'
import { useRef } from 'react'

const rowHeight = 32
const headHeight = 32
const height = 200

/** Numbered rows, of which only those in view are in the document. */
export function SampleRows({ count }: { count: number }) {
  const scroller = useRef<HTMLDivElement>(null)
  const range = useRowWindow(scroller, count, rowHeight, headHeight, height)
  const last = Math.min(range.to, count)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <div ref={scroller} role="table" aria-label="Numbers" tabIndex={0} style={{ maxHeight: height, overflow: 'auto' }}>
      <div role="row" style={{ position: 'sticky', top: 0, height: headHeight, background: 'var(--color-surface)' }}>
        <span role="columnheader">Number</span>
      </div>
      <WindowedRows range={range} count={count} rowHeight={rowHeight} headHeight={headHeight}>
        {Array.from({ length: last - range.from }, (_, index) => (
          <div key={index} role="row" style={{ height: rowHeight }}>
            <span role="cell">{range.from + index + 1}</span>
          </div>
        ))}
      </WindowedRows>
    </div>
  )
}
