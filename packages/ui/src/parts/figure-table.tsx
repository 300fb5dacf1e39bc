import type { ReactNode } from 'react'

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
  return (
    <div className="min-w-0 overflow-x-auto">
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
