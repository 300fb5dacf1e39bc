import { useStore } from '@nanostores/react'
import { Suspense, useMemo, useRef } from 'react'
import { useConsole } from '../../embedding/console-context.tsx'
import { StaleNotice } from '../errors/stale-notice.tsx'
import { usePlace } from '../place/place-context.tsx'
import { usePermits } from '../place/use-allowed.ts'
import { fieldColumns } from './field-columns.tsx'
import { FilterBar } from './filter-bar.tsx'
import { NoRows } from './list-empty.tsx'
import { ListGrid } from './list-grid.tsx'
import { listSetup } from './list-preferences.ts'
import { ListTitle, ReloadButton } from './list-toolbar.tsx'
import type { FieldColumn, ResourceListProps } from './list-types.ts'
import type { Exported } from './export/use-export.ts'
import { useListSelection } from './use-list-selection.ts'
import { useMeasures } from './use-measures.ts'
import { ViewMenu } from './view-menu.tsx'
import { lazyPart } from '../../parts/lazy-part.tsx'

// Parts that most lists never show load on demand.
const ListCards = lazyPart(() => import('./list-cards.tsx').then((module) => module.ListCards))
const StartedAction = lazyPart(() => import('./started-action.tsx').then((module) => module.StartedAction))
const SelectionBar = lazyPart(() => import('./selection-bar.tsx').then((module) => module.SelectionBar))

/** Maximum container width at which records are cards. */
const cardsUpTo = 480
const denseHeight = 32

/**
 * List of records with everything a resource screen needs: filters in the URL, sorting, columns, density, saved views,
 * selection with bulk actions, keyboard navigation, export, and cards in narrow containers.
 */
export function ResourceList<Item>(props: ResourceListProps<Item>) {
  const {
    list,
    title,
    level = 2,
    description,
    actions = [],
    rowActions = [],
    bulkActions = [],
    empty,
    onOpen,
    exportName,
    maxHeight = 720,
  } = props
  const columns = useMemo(() => fieldColumns(props.columns, list.fields), [props.columns, list.fields])
  const permits = usePermits()
  const frame = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const measures = useMeasures(frame)
  const { items, error, loading } = useStore(list.$data)
  const state = useStore(list.$state)
  const route = useStore(usePlace().$route)
  const setup = listSetup(useConsole(), list.id)
  const preferences = useStore(setup.$preferences)
  const selection = useListSelection(list)
  const exported = { list, columns, preferences, selection, name: exportName ?? list.id }

  const allowedRowActions = rowActions.filter(({ call }) => permits(call))
  const allowedBulkActions = bulkActions.filter(({ call }) => permits(call))
  const cards = measures !== undefined && measures.width <= cardsUpTo
  const shows = items.length > 0 || (loading && !error)
  const filtered = state.filters.length > 0
  const bare = !shows && !filtered
  const shared = {
    list,
    label: title,
    columns,
    rowActions: allowedRowActions,
    selectable: true,
    selection,
    preferences,
    maxHeight,
    onOpen,
    scroller,
  }
  return (
    <section ref={frame} aria-label={title} className="flex min-w-0 flex-col gap-3">
      {/[?&]action=/.test(route) ? (
        <Suspense>
          <StartedAction actions={actions} />
        </Suspense>
      ) : null}
      <ListTitle
        list={list}
        title={title}
        level={level}
        description={description}
        actions={bare && !error ? actions.filter(({ id }) => id !== empty.action) : actions}
      />
      {bare ? null : selection.count > 0 ? (
        <Suspense fallback={<div className="min-h-control" />}>
          <SelectionBar {...exported} actions={allowedBulkActions} />
        </Suspense>
      ) : (
        <div className="flex items-start gap-2">
          {columns.some(({ filter }) => filter) ? (
            <FilterBar list={list} columns={columns} />
          ) : (
            <span className="flex-1" />
          )}
          <ReloadButton list={list} />
          <ViewMenu
            setup={setup}
            columns={columns as unknown as readonly FieldColumn<never>[]}
            state={state}
            onState={list.setState}
            exported={exported as unknown as Exported<never>}
            cards={cards}
          />
        </div>
      )}
      {error && items.length > 0 ? <StaleNotice error={error} onRetry={list.reload} /> : null}
      {!shows ? (
        <NoRows list={list} empty={empty} actions={actions} />
      ) : measures === undefined ? null : cards ? (
        <Suspense>
          <ListCards {...shared} />
        </Suspense>
      ) : (
        <ListGrid
          {...shared}
          width={measures.width}
          textWidth={measures.textWidth}
          onPreferences={setup.change}
          rowHeight={preferences.dense ? denseHeight : measures.rowHeight}
        />
      )}
    </section>
  )
}
