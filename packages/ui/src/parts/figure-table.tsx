import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/** A row of a `FigureTable`. */
export interface FigureRow {
  /** Distinguishes the row from the others. */
  id: string
  /** What the figures are about. */
  name: ReactNode
  /** One for each column. */
  values: readonly ReactNode[]
}

export interface FigureTableProps {
  /** Name of the table for assistive technology: a heading above it shows it to everyone. */
  title: string
  /** Heading of the rows' names. */
  rowHeading: string
  /** Headings of the figures, each only once. */
  columns: readonly string[]
  rows: readonly FigureRow[]
}

/** A few rows of figures that are all on the screen. Use a list for records that are sorted, filtered, or opened. */
export function FigureTable({ title, rowHeading, columns, rows }: FigureTableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isWider = useIsWider(frame)
  return (
    <div
      ref={frame}
      {...(isWider && { role: 'region', 'aria-label': title, tabIndex: 0 })}
      className="min-w-0 overflow-x-auto focus-ring"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="pb-1 text-start font-normal">
              {rowHeading}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="pb-1 ps-3 text-end font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-line align-top">
              <th scope="row" dir="auto" className="py-1 text-start font-normal wrap-break-word">
                {row.name}
              </th>
              {row.values.map((value, index) => (
                <td key={columns[index]} className="py-1 ps-3 text-end wrap-break-word">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whether the content of a frame is wider than it: it scrolls then, which must be possible by keyboard too. */
function useIsWider(frame: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(false)
  useEffect(() => {
    const element = frame.current as HTMLElement
    const observer = new ResizeObserver(() => setIsWider(element.scrollWidth > element.clientWidth))
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [frame])
  return isWider
}
