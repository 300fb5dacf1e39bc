import { Fragment, memo, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { CheckBoxInput } from '../../parts/checkbox.tsx'
import { classNames } from '../../parts/class-names.ts'
import { Link } from '../place/link.tsx'
import { fieldText } from './field-columns.tsx'
import type { FieldColumn } from './list-types.ts'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'

export interface ListRowProps<Item> extends Pick<RowMenuProps<Item>, 'actions'> {
  item: Item
  /** Key of the item. */
  name: string
  index: number
  columns: readonly FieldColumn<Item>[]
  height: number
  active: boolean
  /** Undefined if rows aren't selectable. */
  selected: boolean | undefined
  sticky: boolean
  selectLabel: string
  menuLabel: string
  /** The row's menu was requested by keyboard. */
  menuOpen: boolean
  onActivate: (index: number) => void
  onToggle: (index: number, range: boolean) => void
  onOpen: ((item: Item) => void) | undefined
  onMenuOpenChange: (index: number, open: boolean) => void
}

function Row<Item>(props: ListRowProps<Item>) {
  const { item, name, index, columns, height, active, selected, sticky, selectLabel, menuLabel, actions, menuOpen } =
    props
  const { onActivate, onToggle, onOpen, onMenuOpenChange } = props
  // One tab stop for all rows: arrows move between rows, Tab moves within the active one.
  const tabIndex = active ? 0 : -1
  const stuck = classNames('sticky z-1', selected ? 'bg-accent-soft' : 'bg-surface group-hover/row:bg-sunken')
  const contentOf = (column: FieldColumn<Item>) => {
    const cell = column.cell(item)
    // A row element can be reused for another record: text is updated, but stateful cells are recreated.
    return cell instanceof Object ? <Fragment key={name}>{cell}</Fragment> : cell
  }
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      tabIndex={tabIndex}
      onFocus={() => active || onActivate(index)}
      onPointerOver={showCutText}
      style={{ height }}
      className={classNames(
        'group/row grid grid-cols-(--columns) items-center border-b border-line -outline-offset-2 contain-style',
        selected ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      {selected === undefined ? null : (
        <div
          role="gridcell"
          className={classNames('flex items-center self-stretch ps-2', sticky && classNames(stuck, 'start-0'))}
        >
          <CheckBoxInput
            label={selectLabel}
            checked={selected}
            tabIndex={tabIndex}
            onChange={(_, range) => onToggle(index, range)}
          />
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.id}
          role={column.primary ? 'rowheader' : 'gridcell'}
          className={classNames(
            column.primary ? 'flex min-w-0 items-center self-stretch px-2' : 'truncate px-2',
            column.align === 'end' && 'justify-end pe-6 text-end tabular-nums',
            sticky && column.primary && classNames(stuck, selected === undefined ? 'start-0' : 'start-9'),
          )}
        >
          {column.primary ? (
            <div className={classNames('min-w-0', wraps(column, item, height) ? wrapped : 'truncate')}>
              <Name item={item} column={column} tabIndex={tabIndex} onOpen={onOpen}>
                {contentOf(column)}
              </Name>
            </div>
          ) : (
            contentOf(column)
          )}
        </div>
      ))}
      {actions.length > 0 ? (
        <div role="gridcell" className="flex items-center justify-center">
          <RowMenu
            item={item}
            actions={actions}
            label={menuLabel}
            tabIndex={tabIndex}
            open={menuOpen}
            onOpenChange={(open) => onMenuOpenChange(index, open)}
          />
        </div>
      ) : null}
    </div>
  )
}

/** Least height of a row in which a name has two lines. */
const twoLines = 40
const wrapped = 'line-clamp-2 leading-tight wrap-anywhere'

/** Whether a long name goes on in a second line. Code is cut in its middle, and elements decide themselves. */
const wraps = <Item,>({ code, cell }: FieldColumn<Item>, item: Item, height: number) =>
  !code && height >= twoLines && typeof cell(item) === 'string'

/** Gives the cell under the pointer a tooltip with its text if that is cut off, unless a part of it has its own. */
function showCutText({ target }: PointerEvent) {
  const cell = (target as Element).closest<HTMLElement>('[role=gridcell], [role=rowheader]')
  if (!cell || cell.querySelector('[title]')) return
  const isCut = [cell, cell.firstElementChild].some(
    (each) => each && (each.scrollWidth > each.clientWidth || isCutBelow(each)),
  )
  if (isCut) cell.title = cell.textContent
  else cell.removeAttribute('title')
}

/** Whether whole lines are missing; letters below the line are a few pixels longer than it. */
const isCutBelow = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 8

/** Memoized: a row renders again only if its own properties have changed. */
export const ListRow = memo(Row) as typeof Row

interface NameProps<Item> {
  item: Item
  column: FieldColumn<Item>
  tabIndex?: number
  onOpen: ((item: Item) => void) | undefined
  /** Content of a cell. */
  children: ReactNode
}

/** Name of a record, linked to the record. */
export function Name<Item>({ item, column, tabIndex, onOpen, children }: NameProps<Item>) {
  const to = column.href?.(item)
  const open =
    onOpen &&
    ((event: MouseEvent) => {
      event.preventDefault()
      onOpen(item)
    })
  // The text of code is in two parts, which would be read as two words.
  const label = column.code ? fieldText(item, column) : undefined
  if (to !== undefined) {
    return (
      <Link quiet to={to} tabIndex={tabIndex} aria-label={label} onClick={open}>
        {children}
      </Link>
    )
  }
  if (!onOpen) return <span className="font-medium">{children}</span>
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={open}
      className="max-w-full truncate rounded-sm text-start font-medium focus-ring hover:underline"
    >
      {children}
    </button>
  )
}
