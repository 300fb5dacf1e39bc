import { cva } from 'class-variance-authority'
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
  /** In a narrow place, each row is a block: its first cell, and below it the others with their headers. */
  stacks?: boolean
  /** May be wider than its place: it can be scrolled with the keys. */
  scrolls?: boolean
}

const look = cva('', {
  variants: {
    stacks: {
      none: 'px-3 py-2',
      first: 'block @md:table-cell @md:px-3 @md:py-2',
      other: 'flex items-baseline justify-between gap-3 @md:table-cell @md:px-3 @md:py-2',
    },
    align: { start: 'text-start', end: 'text-end tabular-nums' },
    role: { head: 'font-medium', name: 'font-normal [overflow-wrap:anywhere]', value: '' },
  },
  defaultVariants: { stacks: 'none', align: 'start', role: 'value' },
})

/** Looks of the table's parts where rows become blocks. */
const table = cva('w-full text-start', { variants: { stacks: { true: 'block @md:table' } } })
const head = cva('', { variants: { stacks: { true: 'sr-only @md:not-sr-only @md:table-header-group' } } })
const body = cva('divide-y divide-line', { variants: { stacks: { true: 'block @md:table-row-group' } } })
const line = cva('', { variants: { stacks: { true: 'grid gap-1 px-3 py-2 @md:table-row' } } })

/** A table with few rows within a page: neither sorted nor filtered. */
export function SmallTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  stacks = false,
  scrolls = false,
}: SmallTableProps<Row>) {
  // Blocks have no roles of their own.
  const role = (name: string) => (stacks ? name : undefined)
  return (
    <div
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className="@container overflow-x-auto rounded-lg border border-line focus-ring"
    >
      <table role={role('table')} aria-label={label} className={table({ stacks })}>
        <thead role={role('rowgroup')} className={head({ stacks })}>
          <tr role={role('row')} className="border-b border-line bg-sunken text-sm text-muted">
            {columns.map(({ id, header, align }) => (
              <th key={id} role={role('columnheader')} scope="col" className={look({ align, role: 'head' })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')} className={body({ stacks })}>
          {rows.map((row) => (
            <tr key={keyOf(row)} role={role('row')} className={line({ stacks })}>
              {columns.map(({ id, header, cell, align, rowHeader }, index) => {
                const stacking = stacks ? (index === 0 ? 'first' : 'other') : undefined
                const content = (
                  <>
                    {stacking === 'other' && (
                      <span aria-hidden className="text-sm text-muted @md:hidden">
                        {header}
                      </span>
                    )}
                    {cell(row)}
                  </>
                )
                return rowHeader ? (
                  <th
                    key={id}
                    role={role('rowheader')}
                    scope="row"
                    className={look({ align, role: 'name', stacks: stacking })}
                  >
                    {content}
                  </th>
                ) : (
                  <td key={id} role={role('cell')} className={look({ align, stacks: stacking })}>
                    {content}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
