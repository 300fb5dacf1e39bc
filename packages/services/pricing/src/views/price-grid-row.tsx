import { Badge, classNames, formatNumber, Tooltip, useJoin, useLocale } from '@console-widgets/ui'
import { usePricingText } from '../generated/text.ts'
import { commission, parsePrice, proceedsOf } from '../model.ts'
import { LadderPreview } from './ladder-choices.tsx'
import { PriceEditor } from './price-editor.tsx'
import type { GridRow } from './use-found-rows.ts'
import { usePriceText } from './use-prices.ts'

/** Columns side by side: in a narrow widget, only the country and its price. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_minmax(8rem,auto)] items-center gap-x-3 px-3 @md:grid-cols-[minmax(0,1.6fr)_minmax(0,1.4fr)_4rem_minmax(0,1fr)_minmax(0,1fr)]'
const wide = 'hidden @md:block'

/** Names of the columns. */
export function GridHead({ height, isPast }: { height: number; isPast: boolean }) {
  const text = usePricingText()
  const locale = useLocale()
  const percent = formatNumber(commission / 10_000, locale, { style: 'percent' })
  return (
    <div
      role="row"
      aria-rowindex={1}
      style={{ height }}
      className={classNames(columns, 'sticky top-0 z-10 border-b border-line bg-sunken text-sm font-medium text-muted')}
    >
      <span role="columnheader">{text('pricing.column.country')}</span>
      <span role="columnheader" className="text-end">
        {text('pricing.column.price')}
      </span>
      <span role="columnheader" className={classNames(wide, 'text-end')}>
        {text('pricing.column.tier')}
      </span>
      <span role="columnheader" className={classNames(wide, 'text-end')}>
        {isPast ? null : text('pricing.column.distance')}
      </span>
      <span
        role="columnheader"
        title={text('pricing.column.proceeds.help', { percent })}
        className={classNames(wide, 'truncate text-end')}
      >
        {text('pricing.column.proceeds')}
      </span>
    </div>
  )
}

interface PriceGridRowProps {
  id: string
  index: number
  height: number
  row: GridRow
  isActive: boolean
  isSelected: boolean
  isPast: boolean
  editing: { typed: string | undefined } | undefined
  /** The price that was entered; undefined leaves it. */
  onEdited: (price: number | undefined) => void
}

/** A group of countries, or a country with its price. */
export function PriceGridRow(props: PriceGridRowProps) {
  const { id, index, height, row, isActive, isSelected } = props
  const look = classNames(
    columns,
    'border-b border-line',
    isSelected && 'bg-accent-soft',
    isActive && 'outline-2 -outline-offset-2 outline-focus',
  )
  const place = {
    id,
    role: 'row',
    'aria-rowindex': index + 2,
    'aria-selected': isSelected || isActive,
    'data-row': index,
  }
  if (row.kind === 'group')
    return (
      <div {...place} style={{ height }} className={classNames(look, !isSelected && 'bg-sunken', 'font-medium')}>
        <span role="gridcell" aria-colspan={5} className="truncate">
          {row.name} <span className="font-normal text-muted tabular-nums">{row.count}</span>
        </span>
      </div>
    )
  return (
    <div {...place} style={{ height }} className={classNames(look, 'group/row relative')}>
      <CountryCells {...props} row={row} />
    </div>
  )
}

function CountryCells({
  row: { row, name, saved, blocked },
  isPast,
  editing,
  onEdited,
}: PriceGridRowProps & { row: GridRow & { kind: 'country' } }) {
  const text = usePricingText()
  const locale = useLocale()
  const write = usePriceText()
  const join = useJoin()
  const { country, currency, price, tier, origin, automatic, before, isChanged } = row
  const distance =
    origin === 'manual' && price !== null && automatic !== null && automatic > 0 ? price / automatic - 1 : undefined
  const promotion = saved?.promotion
  const promoted = promotion ? parsePrice(promotion.price, currency) : undefined
  const lowest = promotion?.lowest ? parsePrice(promotion.lowest, currency) : undefined
  const isCutFrom = isChanged && before && before.price !== null
  return (
    <>
      <span role="gridcell" className="flex min-w-0 items-center gap-2">
        <span className="truncate" title={name}>
          {name}
        </span>
        <span className="shrink-0 text-xs text-muted">{country}</span>
        {origin === 'manual' ? <Badge tone="info">{text('pricing.origin.manual')}</Badge> : null}
        {blocked.length > 0 ? (
          <span title={join.names(blocked)} className="shrink-0">
            <Badge tone="warning">{text('pricing.blocked')}</Badge>
          </span>
        ) : null}
      </span>
      <span role="gridcell" data-price="" className="min-w-0 text-end tabular-nums">
        {editing ? (
          <PriceEditor row={row} name={name} typed={editing.typed} onDone={onEdited} />
        ) : (
          <span className="flex flex-col items-end">
            {price === null ? (
              <Badge tone="danger">{text('pricing.none')}</Badge>
            ) : (
              <Tooltip side="left" content={<LadderPreview price={price} currency={currency} />}>
                <span className={classNames('whitespace-nowrap', isChanged && 'font-medium text-accent-ink')}>
                  {write(price, currency)}
                </span>
              </Tooltip>
            )}
            {isCutFrom && before.price !== price ? (
              <span className="text-xs whitespace-nowrap text-muted">
                {text('pricing.was', { price: write(before.price as number, before.currency) })}
              </span>
            ) : promoted === undefined ? null : (
              <span
                className="text-xs whitespace-nowrap text-success"
                title={
                  lowest === undefined
                    ? undefined
                    : text('pricing.promotion.lowest', { price: write(lowest, currency) })
                }
              >
                {text('pricing.promotion', { price: write(promoted, currency) })}
              </span>
            )}
          </span>
        )}
      </span>
      <span role="gridcell" className={classNames(wide, 'text-end text-muted tabular-nums')}>
        {tier ?? '–'}
      </span>
      <span role="gridcell" className={classNames(wide, 'text-end tabular-nums')}>
        {isPast || distance === undefined
          ? null
          : formatNumber(distance, locale, {
              style: 'percent',
              maximumFractionDigits: 1,
              signDisplay: 'exceptZero',
            })}
      </span>
      <span role="gridcell" className={classNames(wide, 'text-end text-muted tabular-nums')}>
        {price === null ? '–' : write(proceedsOf(country, isChanged ? price : (promoted ?? price)), currency)}
      </span>
    </>
  )
}
