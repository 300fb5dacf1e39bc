import type { ReactNode } from 'react'
import { classNames } from '../parts/class-names.ts'

export interface ChartTableProps {
  title: string
  /** Heading of the first column: the kind of rows. */
  rowHeader: string
  columns: readonly string[]
  rows: readonly { id: string; name: ReactNode; values: readonly ReactNode[] }[]
  /** Footer rows, below a line. */
  totals?: { name: string; values: readonly ReactNode[] }
  /** Visible to screen readers only, while the chart is shown. */
  hidden?: boolean
}

/** The values behind a chart, as a table. */
export function ChartTable({ title, rowHeader, columns, rows, totals, hidden }: ChartTableProps) {
  const table = (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={classNames(cell, 'sticky top-0 bg-raised text-start font-medium')}>
            {rowHeader}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={classNames(cell, 'sticky top-0 bg-raised text-end font-medium')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={classNames(cell, 'text-start font-normal')}>
              {row.name}
            </th>
            <Cells values={row.values} />
          </tr>
        ))}
      </tbody>
      {totals ? (
        <tfoot className="font-medium">
          <tr>
            <th scope="row" className={classNames(cell, 'text-start')}>
              {totals.name}
            </th>
            <Cells values={totals.values} />
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
  if (hidden) return <div className="sr-only">{table}</div>
  return (
    <div
      role="region"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border border-line focus-ring"
    >
      {table}
    </div>
  )
}

const cell = 'border-b border-line px-3 py-1.5 whitespace-nowrap'

function Cells({ values }: { values: readonly ReactNode[] }) {
  return values.map((value, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
    <td key={index} className={classNames(cell, 'text-end')}>
      {value}
    </td>
  ))
}
