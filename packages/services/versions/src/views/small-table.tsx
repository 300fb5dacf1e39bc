import { cva } from '@console-widgets/ui'
import type { ReactNode } from 'react'

export interface SmallTableProps<Row> {
  /** Accessible name. */
  label: string
  columns: readonly {
    id: string
    header: string
    cell: (row: Row) => ReactNode
    /** Numbers are aligned at the end. */
    align?: 'end'
    /** The cells name their rows. */
    rowHeader?: true
  }[]
  rows: readonly Row[]
  /** Key of a row. */
  keyOf: (row: Row) => string
}

const look = cva('px-3 py-2', {
  variants: {
    align: { start: 'text-start', end: 'text-end tabular-nums' },
    role: { head: 'font-medium', name: 'font-normal', value: '' },
  },
  defaultVariants: { align: 'start', role: 'value' },
})

/** A table with few rows within a page: neither sorted nor filtered. */
export function SmallTable<Row>({ label, columns, rows, keyOf }: SmallTableProps<Row>) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table aria-label={label} className="w-full text-start">
        <thead>
          <tr className="border-b border-line bg-sunken text-sm text-muted">
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" className={look({ align, role: 'head' })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, cell, align, rowHeader }) =>
                rowHeader ? (
                  <th key={id} scope="row" className={look({ align, role: 'name' })}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={look({ align })}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
