import type { ReactNode } from 'react'
import { classNames } from '../../parts/class-names.ts'
import { Icon } from '../../parts/icon.tsx'
import { Nothing } from '../../parts/relative-time.tsx'
import { withText } from '../../text/with-text.tsx'
import { useComparisonText, valueText } from './comparison-text.ts'
import { LineChanges } from './line-changes.tsx'
import { comparisonLocales } from './locales/index.ts'
import { SecretValue } from './secret-value.tsx'

/** One value before and after. */
export interface ComparedValue {
  label: string
  before: string | number | boolean | null | undefined
  after: string | number | boolean | null | undefined
  /** Renders a value whose text isn't enough. */
  show?: (value: ComparedValue['before']) => ReactNode
  /** Whether the value is withheld: only the fact that it changed is known. */
  secret?: boolean
}

export interface ComparisonProps {
  label: string
  beforeLabel: string
  afterLabel: string
  values: readonly ComparedValue[]
  /** Hides unchanged values. */
  changedOnly?: boolean
}

/** Texts of at least this many characters are compared line by line. */
const longText = 200

const isEmpty = (value: ComparedValue['before']) => value === null || value === undefined || value === ''
const isLong = (value: ComparedValue['before']) =>
  typeof value === 'string' && (value.includes('\n') || value.length > longText)

/** Two versions of an object side by side, with differences marked; long texts are compared line by line. */
export function Comparison(props: ComparisonProps) {
  return <WithMessages {...props} />
}

const WithMessages = withText(comparisonLocales, ComparedTable)

function ComparedTable({ label, beforeLabel, afterLabel, values, changedOnly }: ComparisonProps) {
  const text = useComparisonText()
  const rows = values.filter(({ before, after, secret }) => !changedOnly || secret || before !== after)
  return (
    <div role="table" aria-label={label} className="@container overflow-hidden rounded-lg border border-line">
      <div role="rowgroup" className="sr-only @sm:not-sr-only">
        <div role="row" className={`border-b border-line bg-sunken text-sm font-medium text-muted ${columns}`}>
          <div role="columnheader" className="px-3 py-2">
            <span className="sr-only">{text('compare.field')}</span>
          </div>
          <div role="columnheader" className="px-3 py-2">
            {beforeLabel}
          </div>
          <div role="columnheader" className="px-3 py-2">
            {afterLabel}
          </div>
        </div>
      </div>
      <div role="rowgroup" className="divide-y divide-line">
        {rows.map((row) => (
          <ComparedRow key={row.label} row={row} beforeLabel={beforeLabel} afterLabel={afterLabel} />
        ))}
      </div>
    </div>
  )
}

/** Side by side where space permits, else stacked. */
const columns = '@sm:grid @sm:grid-cols-[1fr_1.5fr_1.5fr]'

function ComparedRow({
  row,
  beforeLabel,
  afterLabel,
}: { row: ComparedValue } & Pick<ComparisonProps, 'beforeLabel' | 'afterLabel'>) {
  const text = useComparisonText()
  const { label, before, after, secret } = row
  const changed = secret || before !== after
  const show = (value: ComparedValue['before']) =>
    secret && !isEmpty(value) ? (
      <SecretValue />
    ) : isEmpty(value) ? (
      <Nothing />
    ) : (
      (row.show?.(value) ?? valueText(text, value))
    )
  const cell =
    'min-w-0 px-3 wrap-anywhere whitespace-pre-line before:me-2 before:text-xs before:text-muted before:content-[attr(data-side)] @sm:py-2 @sm:before:content-none'
  const byLine = changed && !row.show && !secret && (isLong(before) || isLong(after))
  return (
    <div role="row" className={classNames('py-2 @sm:py-0', columns, changed && 'bg-warning-soft/50')}>
      <div role="rowheader" className="min-w-0 px-3 wrap-anywhere text-muted @sm:py-2">
        {changed ? (
          <Icon name="edit" size={12} label={text('compare.changed')} className="me-1.5 inline-block text-warning" />
        ) : null}
        {label}
      </div>
      {byLine ? (
        <div role="cell" aria-colspan={2} className="col-span-2 min-w-0 px-3 @sm:py-2">
          <LineChanges label={label} before={String(before ?? '')} after={String(after ?? '')} />
        </div>
      ) : (
        <>
          <div role="cell" data-side={beforeLabel} className={cell}>
            {changed && !isEmpty(before) ? (
              <del className="text-muted decoration-line-strong">{show(before)}</del>
            ) : (
              show(before)
            )}
          </div>
          <div role="cell" data-side={afterLabel} className={cell}>
            {changed && !isEmpty(after) ? <ins className="font-medium no-underline">{show(after)}</ins> : show(after)}
          </div>
        </>
      )}
    </div>
  )
}
