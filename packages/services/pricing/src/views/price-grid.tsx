import { Button, classNames, copyText, useRowWindow, WindowedRows } from '@console-widgets/ui'
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePricingText } from '../generated/text.ts'
import { priceText, readPriceTable, stepTier, type ReadTable } from '../model.ts'
import { GridHead, PriceGridRow } from './price-grid-row.tsx'
import { TableProblems } from './price-files.tsx'
import type { DraftOfPrices } from './use-price-draft.ts'
import type { GridRow } from './use-found-rows.ts'

const rowHeight = 44
const headHeight = 36
const maxHeight = 560

interface PriceGridProps {
  rows: readonly GridRow[]
  /** The draft that changes are made in. Undefined: the prices of another day. */
  edited?: DraftOfPrices
  isEditable: boolean
  today: string
}

/** Grid of countries with their prices, which works like a sheet: select, edit, copy, paste, undo. */
export function PriceGrid({ rows, edited, isEditable, today }: PriceGridProps) {
  const text = usePricingText()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [wanted, setActive] = useState(1)
  const [anchored, setAnchor] = useState(1)
  const [editing, setEditing] = useState<{ key: string; typed: string | undefined }>()
  const [problems, setProblems] = useState<ReadTable['problems']>([])
  const range = useRowWindow(scroller, rows.length, rowHeight, headHeight, maxHeight)
  const within = (row: number) => Math.max(0, Math.min(row, rows.length - 1))
  const active = within(wanted)
  const anchor = within(anchored)
  const [top, bottom] = [Math.min(anchor, active), Math.max(anchor, active)]
  const selected = rows.slice(top, bottom + 1).flatMap((row) => (row.kind === 'country' ? [row.row] : []))

  const goTo = (row: number, extend: boolean) => {
    const to = within(row)
    flushSync(() => {
      setEditing(undefined)
      setActive(to)
      if (!extend) setAnchor(to)
    })
    const element = scroller.current
    if (!element) return
    const room = element.clientHeight - headHeight
    if (to * rowHeight < element.scrollTop) element.scrollTo({ top: to * rowHeight })
    else if ((to + 1) * rowHeight > element.scrollTop + room) element.scrollTo({ top: (to + 1) * rowHeight - room })
  }
  const edit = (row: number, typed?: string) => {
    const at = rows[row]
    if (isEditable && at?.kind === 'country') setEditing({ key: at.key, typed })
  }
  const setSelected = (priceOf: (row: (typeof selected)[number]) => number | null) => {
    if (isEditable && selected.length > 0)
      edited?.setPrices(Object.fromEntries(selected.map((row) => [row.country, priceOf(row)])))
  }
  const step = (by: number) =>
    setSelected((row) => (row.price === null ? (row.automatic ?? null) : stepTier(row.price, row.currency, by)))
  const endEditing = () => {
    setEditing(undefined)
    scroller.current?.focus()
  }
  const copied = () =>
    selected
      .map(({ country, currency, price }) =>
        [country, currency, price === null ? '' : priceText(price, currency)].join('\t'),
      )
      .join('\n')

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (editing || event.altKey) return
    const mod = event.ctrlKey || event.metaKey
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? maxHeight) - headHeight) / rowHeight) - 1)
    const acts: Record<string, (() => void) | false> = {
      ArrowDown: () => goTo(mod ? rows.length - 1 : active + 1, event.shiftKey),
      ArrowUp: () => goTo(mod ? 0 : active - 1, event.shiftKey),
      PageDown: () => goTo(active + page, event.shiftKey),
      PageUp: () => goTo(active - page, event.shiftKey),
      Home: () => goTo(0, event.shiftKey),
      End: () => goTo(rows.length - 1, event.shiftKey),
      Enter: () => edit(active),
      F2: () => edit(active),
      Delete: () => setSelected(() => null),
      Backspace: () => setSelected(() => null),
      Escape: top !== bottom && (() => setAnchor(active)),
      a: mod && (() => (setAnchor(0), setActive(rows.length - 1))),
      c: mod && (() => void copyText(copied())),
      z: mod && edited?.canUndo === true && edited.undo,
    }
    const act = acts[event.key] ?? (!mod && /^\d$/.test(event.key) && (() => edit(active, event.key)))
    if (!act) return
    event.preventDefault()
    // Keep keys from reaching the shortcuts around the grid.
    event.stopPropagation()
    act()
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (!isEditable || editing) return
    event.preventDefault()
    const following = rows.slice(top).flatMap((row) => (row.kind === 'country' ? [row.row.country] : []))
    const read = readPriceTable(event.clipboardData.getData('text/plain'), following, today)
    setProblems(read.problems)
    if (Object.keys(read.changes).length > 0) edited?.setPrices(read.changes)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const found = (event.target as Element).closest<HTMLElement>('[data-row]')
    if (!found || editing) return
    const row = Number(found.dataset.row)
    const isPrice = (event.target as Element).closest('[data-price]') !== null
    const wasActive = row === active && top === bottom
    goTo(row, event.shiftKey)
    if (isPrice && wasActive && !event.shiftKey) edit(row)
  }

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TableProblems problems={problems} onClose={() => setProblems([])} />
      {isEditable && selected.length > 1 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span role="status" className="text-sm text-muted">
            {text('pricing.selected', { count: selected.length })}
          </span>
          <Button size="small" onClick={() => step(1)}>
            {text('pricing.up')}
          </Button>
          <Button size="small" onClick={() => step(-1)}>
            {text('pricing.down')}
          </Button>
          <Button size="small" onClick={() => setSelected(() => null)}>
            {text('pricing.auto')}
          </Button>
        </div>
      ) : null}
      <div className="@container overflow-hidden rounded-md border border-line bg-raised has-[[role=grid]:focus-visible]:outline-2 has-[[role=grid]:focus-visible]:-outline-offset-2 has-[[role=grid]:focus-visible]:outline-focus">
        <div
          ref={scroller}
          role="grid"
          tabIndex={0}
          aria-label={text('pricing.grid')}
          aria-describedby={`${id}-help`}
          aria-rowcount={rows.length + 1}
          aria-multiselectable="true"
          aria-activedescendant={active >= range.from && active < range.to ? `${id}-${active}` : undefined}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onClick={onClick}
          style={{ maxHeight }}
          className={classNames('relative overflow-auto overscroll-x-contain outline-none [overflow-anchor:none]')}
        >
          <GridHead height={headHeight} isPast={edited === undefined} />
          <WindowedRows range={range} count={rows.length} rowHeight={rowHeight} headHeight={headHeight}>
            {rows.slice(range.from, range.to).map((row, offset) => {
              const index = range.from + offset
              return (
                <PriceGridRow
                  key={row.key}
                  id={`${id}-${index}`}
                  index={index}
                  height={rowHeight}
                  row={row}
                  isActive={index === active}
                  isSelected={index >= top && index <= bottom && top !== bottom}
                  isPast={edited === undefined}
                  editing={editing?.key === row.key ? editing : undefined}
                  onEdited={(price) => {
                    if (price !== undefined && row.kind === 'country') edited?.setPrices({ [row.key]: price })
                    endEditing()
                  }}
                />
              )
            })}
          </WindowedRows>
          {rows.length === 0 ? (
            <div role="row">
              <span role="gridcell" className="block p-6 text-center text-muted">
                {text('pricing.search.none')}
              </span>
            </div>
          ) : null}
        </div>
      </div>
      <p id={`${id}-help`} className="text-sm text-muted">
        {isEditable ? text('pricing.grid.help') : null}
      </p>
    </div>
  )
}
