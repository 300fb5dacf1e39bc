import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Nothing } from '../../parts/relative-time.tsx'
import { useUiText } from '../../text/ui-text.ts'

/** One value on both sides. */
export interface ComparedValue {
  label: string
  before: string | number | boolean | null | undefined
  after: string | number | boolean | null | undefined
  /** How a value is shown, when its text is not enough. */
  show?: (value: ComparedValue['before']) => ReactNode
}

export interface ComparisonProps {
  label: string
  beforeLabel: string
  afterLabel: string
  values: readonly ComparedValue[]
  /** Leaves out what is the same. */
  changedOnly?: boolean
}

/** Two states of a thing side by side; what differs is marked. */
export function Comparison({ label, beforeLabel, afterLabel, values, changedOnly }: ComparisonProps) {
  const text = useUiText()
  const rows = values.filter(({ before, after }) => !changedOnly || before !== after)
  const show = (row: ComparedValue, value: ComparedValue['before']) =>
    value === null || value === undefined || value === '' ? <Nothing /> : (row.show?.(value) ?? String(value))
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table aria-label={label} className="w-full min-w-[440px] table-fixed text-start">
        <thead>
          <tr className="border-b border-line bg-sunken text-sm text-muted">
            <th scope="col" className="w-1/4 px-3 py-2 text-start font-medium">
              <span className="sr-only">{text('ui.compare.field')}</span>
            </th>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {beforeLabel}
            </th>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {afterLabel}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => {
            const changed = row.before !== row.after
            return (
              <tr key={row.label} className={changed ? 'bg-warning-soft/50' : undefined}>
                <th scope="row" className="px-3 py-2 text-start align-top font-normal text-muted">
                  <span className="inline-flex items-center gap-1.5">
                    {changed ? <Icon name="edit" size={12} label={text('ui.compare.changed')} className="text-warning" /> : null}
                    {row.label}
                  </span>
                </th>
                <td className="px-3 py-2 align-top break-words">{changed && row.before ? <del className="text-muted">{show(row, row.before)}</del> : show(row, row.before)}</td>
                <td className="px-3 py-2 align-top break-words">{changed && row.after ? <ins className="font-medium no-underline">{show(row, row.after)}</ins> : show(row, row.after)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
