import type { ReactNode } from 'react'

interface ValueTableProps {
  title: string
  rowHeader: string
  columns: readonly string[]
  rows: readonly { id: string; name: ReactNode; values: readonly ReactNode[] }[]
}

/** A few rows of values. */
export function ValueTable({ title, rowHeader, columns, rows }: ValueTableProps) {
  return (
    <div className="min-w-0 overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="pb-1 text-start font-normal">
              {rowHeader}
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
              <th scope="row" className="py-1 text-start font-normal wrap-break-word">
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
