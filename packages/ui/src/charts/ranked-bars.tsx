import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { classNames } from '../parts/class-names.ts'
import { formatNumber } from '@console-widgets/core/formats'
import { useLocale } from '../text/use-locale.ts'
import { useChartText } from './chart-text.ts'
import type { ChartColour, ValueFormat } from './chart-types.ts'
import { ChartSkeleton } from './chart-frame.tsx'
import { formatValue } from './format-value.ts'

export interface RankedItem {
  id: string
  label: string
  value: number | null
}

export interface RankedBarsProps {
  title: string
  /** Name of the ranked items, such as countries. */
  category: string
  /** Name of the metric. */
  measure: string
  items: readonly RankedItem[]
  /** Order of the rows: the largest first, or as given, for items with an order of their own. Default: `size`. */
  order?: 'size' | 'given'
  format?: ValueFormat
  /** Total that shares refer to. Null hides shares, for values that don't add up. Default: the sum. */
  total?: number | null
  /** Number of rows at first. Default 8. */
  limit?: number
  colour?: ChartColour
  /** Text in place of withheld values. */
  nothing?: string
  loading?: boolean
  empty?: string
  /** Drills down into a row. */
  onSelect?: (id: string) => void
}

/**
 * Categories by size, the largest first, or in their own order: bars, values, and shares. It is a table already, so it
 * needs no table view.
 */
export function RankedBars({
  title,
  category,
  measure,
  items,
  order = 'size',
  format,
  total,
  limit = 8,
  colour = 1,
  nothing,
  loading,
  empty,
  onSelect,
}: RankedBarsProps) {
  const text = useChartText()
  const locale = useLocale()
  const [all, setAll] = useState(false)
  const ranked = order === 'given' ? items : items.toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1))
  const largest = Math.max(...items.map(({ value }) => value ?? 0)) || 1
  const whole = total === undefined ? items.reduce((sum, { value }) => sum + (value ?? 0), 0) : total
  const share = (value: number | null) =>
    value === null || !whole
      ? ''
      : formatNumber(value / whole, locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {loading ? (
        <ChartSkeleton height={180} />
      ) : ranked.length === 0 ? (
        <p className="rounded-md bg-sunken px-4 py-8 text-center text-sm text-muted">{empty ?? text('chart.noData')}</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pb-1 text-start font-normal">
                {category}
              </th>
              <th scope="col" className="pb-1 text-end font-normal">
                {measure}
              </th>
              {whole === null ? null : (
                <th scope="col" className="pb-1 ps-4 text-end font-normal">
                  {text('chart.share')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {ranked.slice(0, all ? undefined : limit).map(({ id, label, value }) => (
              <tr
                key={id}
                className={classNames('group', onSelect && 'cursor-pointer hover:bg-hover')}
                onClick={onSelect && (() => onSelect(id))}
              >
                <th scope="row" className="w-full py-1 text-start font-normal [overflow-wrap:anywhere]">
                  {onSelect ? (
                    <button
                      type="button"
                      aria-description={text('chart.choose', { name: label })}
                      className="rounded-sm text-start focus-ring group-hover:underline"
                    >
                      {label}
                    </button>
                  ) : (
                    label
                  )}
                  <div
                    aria-hidden="true"
                    className="mt-1 h-1.5 rounded-sm forced-colors:border forced-color-adjust-none"
                    style={{
                      width: value ? `${Math.max(0.5, (value / largest) * 100)}%` : 0,
                      background: `var(--color-chart-${colour})`,
                    }}
                  />
                </th>
                <td className="py-1 ps-4 text-end align-top whitespace-nowrap">
                  {value === null ? (nothing ?? '–') : formatValue(value, locale, format)}
                </td>
                {whole === null ? null : <td className="py-1 ps-4 text-end align-top text-muted">{share(value)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {ranked.length > limit ? (
        <div>
          <Button size="small" tone="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? text('chart.showFewer') : text('chart.showAll', { count: ranked.length })}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
