import type { List } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { CheckBoxInput } from '../../parts/checkbox.tsx'
import { classNames } from '../../parts/class-names.ts'
import { SkeletonBar } from '../../parts/skeleton.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { shownColumns } from './column-layout.ts'
import type { ListPreferences } from './list-preferences.ts'
import { Name } from './list-row.tsx'
import type { FieldColumn, RowAction } from './list-types.ts'
import { RowMenu } from './row-menu.tsx'
import type { ListSelection } from './use-list-selection.ts'

export interface ListCardsProps<Item> {
  list: List<Item>
  label: string
  columns: readonly FieldColumn<Item>[]
  rowActions: readonly RowAction<Item>[]
  selectable: boolean
  selection: ListSelection<Item>
  preferences: ListPreferences
  maxHeight: number
  onOpen: ((item: Item) => void) | undefined
  scroller: RefObject<HTMLDivElement | null>
}

/** Records that scroll with the page: a few cards in a frame that scrolls would be cut and hard to get past. */
const mostInPage = 20

/** The records as cards, for narrow containers. The browser skips rendering of cards out of view. */
export function ListCards<Item>(props: ListCardsProps<Item>) {
  const { list, label, rowActions, selectable, selection, preferences, maxHeight, onOpen, scroller } = props
  const text = useUiText()
  const { items, loading, more } = useStore(list.$data)
  const isShort = !more && items.length <= mostInPage
  const columns = useMemo(() => shownColumns(props.columns, preferences), [props.columns, preferences])
  const [menuAt, setMenuAt] = useState<string>()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element || !more) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && list.loadMore(), {
      root: scroller.current,
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, more, items.length, scroller])
  return (
    <div
      ref={scroller}
      style={isShort ? undefined : { maxHeight }}
      className="overflow-auto"
      aria-busy={loading || undefined}
    >
      <ul aria-label={label} className="flex flex-col divide-y divide-line border-y border-line">
        {items.map((item, index) => {
          const key = list.keyOf(item)
          const selected = selection.isSelected(item)
          return (
            <li
              key={key}
              className={classNames(
                'flex gap-2 px-1 py-3 [contain-intrinsic-size:auto_120px] [content-visibility:auto]',
                selected && 'bg-accent-soft',
              )}
            >
              {selectable ? (
                <span className="flex h-lh items-center">
                  <CheckBoxInput
                    label={text('ui.list.select')}
                    checked={selected}
                    onChange={(_, range) => selection.toggle(index, range)}
                  />
                </span>
              ) : null}
              <div className="grid min-w-0 flex-1 grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-3 gap-y-1.5">
                {columns.map((column) =>
                  column.primary ? (
                    <div key={column.id} className="col-span-full break-words">
                      <Name item={item} column={column} onOpen={onOpen}>
                        {column.cell(item)}
                      </Name>
                    </div>
                  ) : (
                    <div
                      key={column.id}
                      className="col-span-full grid grid-cols-subgrid text-sm has-[>:last-child:empty]:hidden"
                    >
                      <span className="[overflow-wrap:anywhere] text-muted">{column.header}</span>
                      <span className="min-w-0 break-words">{column.cell(item)}</span>
                    </div>
                  ),
                )}
              </div>
              {rowActions.length > 0 ? (
                <RowMenu
                  item={item}
                  actions={rowActions}
                  label={text('ui.moreActions')}
                  tabIndex={0}
                  open={menuAt === key}
                  onOpenChange={(open) => setMenuAt(open ? key : undefined)}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
      {loading ? (
        <div aria-hidden="true" className="flex appear-late flex-col gap-2 py-3">
          <SkeletonBar className="w-1/2" />
          <SkeletonBar className="w-3/4" />
        </div>
      ) : null}
      <div ref={end} />
    </div>
  )
}
