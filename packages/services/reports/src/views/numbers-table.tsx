import { classNames } from '@console-widgets/ui'
import type { ReactNode } from 'react'

interface NumbersTableProps {
  title: string
  columns: readonly string[]
  /** The first cell of each row names it. */
  rows: readonly (readonly ReactNode[])[]
}

const cell = 'border-b border-line px-3 py-1.5'

/** A small table of metrics, each row with its name. */
export function NumbersTable({ title, columns, rows }: NumbersTableProps) {
  return (
    <div
      role="region"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-raised focus-ring"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={classNames(cell, 'font-medium', index === 0 ? 'text-start' : 'text-end')}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name than what they show
            <tr key={row}>
              <th scope="row" className={classNames(cell, 'min-w-28 text-start font-normal')}>
                {name}
              </th>
              {values.map((value, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                <td key={index} className={classNames(cell, 'text-end whitespace-nowrap')}>
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
