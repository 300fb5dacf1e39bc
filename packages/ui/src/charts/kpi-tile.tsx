import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { formatNumber } from '@console-widgets/core/formats'
import { Icon } from '../parts/icon.tsx'
import { SkeletonBar } from '../parts/skeleton.tsx'
import { useLocale } from '../text/use-locale.ts'
import { changeOf, shareDigits } from './change-of.ts'
import { useChartText } from './chart-text.ts'
import type { ValueFormat, Values } from './chart-types.ts'
import { formatShort, formatValue } from './format-value.ts'
import { Sparkline } from './sparkline.tsx'

export interface KpiTileProps {
  label: string
  /** Null if unknown or withheld. */
  value: number | null
  /** Value of the previous period. Without it no change is shown. */
  previous?: number | null
  format?: ValueFormat
  /** Direction that counts as good. Without it a change is neutral. */
  better?: 'up' | 'down'
  /** Values of the sparkline. */
  values?: Values
  /** Text in place of a null value. */
  nothing?: string
  loading?: boolean
  /** Marks the selected tile of several. With `onSelect` the tile is a button. */
  selected?: boolean
  onSelect?: () => void
  /** Below the value. */
  children?: ReactNode
}

const tile = cva(
  'relative flex min-w-0 flex-col gap-1 rounded-lg border bg-raised p-3 has-focus-visible:outline-2 has-focus-visible:outline-focus',
  {
    variants: {
      selected: { true: 'border-accent shadow-[inset_0_-2px_var(--color-accent)]', false: 'border-line' },
      selectable: { true: 'hover:border-line-strong', false: '' },
    },
    defaultVariants: { selected: false },
  },
)

/** One key figure with its change. */
export function KpiTile({
  label,
  value,
  previous,
  format,
  better,
  values,
  nothing,
  loading,
  selected,
  onSelect,
  children,
}: KpiTileProps) {
  const locale = useLocale()
  return (
    <div className={tile({ selected, selectable: onSelect !== undefined })}>
      <p className="text-sm text-muted">
        {onSelect ? (
          // The button covers the whole tile.
          <button
            type="button"
            aria-pressed={selected ?? false}
            onClick={onSelect}
            className="text-start outline-none after:absolute after:inset-0"
          >
            {label}
          </button>
        ) : (
          label
        )}
      </p>
      {loading ? (
        <SkeletonBar className="my-2 h-6 w-1/2 appear-late" />
      ) : (
        <div className="flex items-center justify-between gap-2">
          <p
            className="text-xl font-semibold whitespace-nowrap tabular-nums"
            title={formatValue(value, locale, format)}
          >
            {value === null ? (nothing ?? '–') : formatShort(value, locale, format)}
          </p>
          {values && value !== null ? <Sparkline values={values} /> : null}
        </div>
      )}
      {loading || value === null || previous === undefined || previous === null ? null : (
        <Change {...{ value, previous, format, better }} />
      )}
      {children}
    </div>
  )
}

const change = cva('flex items-center gap-1 text-sm tabular-nums', {
  variants: { meaning: { neutral: 'text-muted', better: 'text-success', worse: 'text-danger' } },
})

/** Change of a value, as a shape, a word, and a number. */
export function Change({
  value,
  previous,
  format,
  better,
}: {
  value: number
  previous: number
  format?: ValueFormat
  better?: 'up' | 'down'
}) {
  const text = useChartText()
  const locale = useLocale()
  const { way, points, amount } = changeOf(value, previous, format)
  const number = points
    ? text('chart.points', { value: formatNumber(amount, locale, { maximumFractionDigits: shareDigits(format) }) })
    : formatNumber(amount, locale, { style: 'percent', maximumFractionDigits: 1 })
  const meaning = way === 'same' || !better ? 'neutral' : way === better ? 'better' : 'worse'
  return (
    <p className={change({ meaning })}>
      <Icon name={way === 'same' ? 'minus' : `arrow-${way}`} size={12} />
      <span>
        {text(`chart.${way}`)} {way === 'same' || !Number.isFinite(amount) ? null : number}
      </span>
      <span className="sr-only">{text('chart.compared', { value: formatValue(previous, locale, format) })}</span>
    </p>
  )
}
