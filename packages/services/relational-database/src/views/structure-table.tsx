import type { ReactNode } from 'react'
import { useStructureText } from '../generated/text.ts'

/** A part of a table, such as a column. */
interface StructureRow {
  id: string
  name: string
  /** Description. */
  note?: string | null
  marks?: ReactNode
  /** Values of the columns after the name, as SQL. */
  cells: readonly string[]
  actions?: ReactNode
}

interface StructureTableProps {
  label: string
  /** Headers of the name and the cells. */
  headers: readonly string[]
  rows: readonly StructureRow[]
  /** Text in place of the rows if there are none. */
  none?: string
}

/** Parts of a table, each with its actions. */
export function StructureTable({ label, headers, rows, none }: StructureTableProps) {
  const text = useStructureText()
  if (rows.length === 0) return <p className="text-muted">{none}</p>
  const hasActions = rows.some(({ actions }) => actions)
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line focus-ring"
    >
      <table aria-label={label} className="w-full text-sm">
        <thead>
          <tr className="bg-sunken text-start text-muted">
            {headers.map((header) => (
              <th key={header} scope="col" className="px-3 py-1.5 text-start font-medium whitespace-nowrap">
                {header}
              </th>
            ))}
            {hasActions ? (
              <th scope="col">
                <span className="sr-only">{text('relational-database.structure.actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, note, marks, cells, actions }) => (
            <tr key={id} className="border-t border-line hover:bg-hover">
              <th scope="row" className="px-3 py-1.5 text-start align-top font-normal">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <code className="font-medium">{name}</code>
                  {marks}
                </span>
                {note ? <span className="block text-muted">{note}</span> : null}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="min-w-28 px-3 py-1.5 align-top [overflow-wrap:anywhere]">
                  <code>{cell}</code>
                </td>
              ))}
              {hasActions ? (
                <td className="px-2 py-0.5 align-top">
                  <span className="flex justify-end">{actions}</span>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
