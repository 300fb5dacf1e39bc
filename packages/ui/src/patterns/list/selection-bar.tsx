import { useStore } from '@nanostores/react'
import { Button } from '../../parts/button.tsx'
import { IconButton } from '../../parts/icon-button.tsx'
import { useAct } from '../feedback/use-act.ts'
import { useLock } from '../place/lock.tsx'
import { ExportButtons } from './export/export-buttons.tsx'
import type { Exported } from './export/use-export.ts'
import { FilterToken } from './filter-tokens.tsx'
import { useListText } from './list-text.ts'
import { ListTextProvider } from './list-text-provider.tsx'
import type { BulkAction } from './list-types.ts'
import { readSelection } from './read-selection.ts'

export interface SelectionBarProps<Item> extends Exported<Item> {
  actions: readonly BulkAction<Item>[]
}

/** Actions on the selected records. Selecting all applies to the current filter, which the bar shows. */
export function SelectionBar<Item>(props: SelectionBarProps<Item>) {
  return (
    <ListTextProvider>
      <Bar {...props} />
    </ListTextProvider>
  )
}

function Bar<Item>({ actions, ...exported }: SelectionBarProps<Item>) {
  const { list, columns, selection } = exported
  const text = useListText()
  const { items, total } = useStore(list.$data)
  const { filters } = useStore(list.$state)
  const { act, pending } = useAct()
  const lock = useLock()
  const chosen = items.filter(selection.isSelected)
  const canHaveAll = !selection.all && total !== undefined && total > items.length && selection.count >= items.length
  const run = async (action: BulkAction<Item>) => {
    const records = await readSelection(list, selection)
    const confirm = typeof action.confirm === 'function' ? action.confirm(records) : action.confirm
    await act({ ...action, confirm, run: () => action.run(records) })
  }
  return (
    <div
      role="toolbar"
      aria-label={text('ui.list.selection')}
      className="flex min-h-control flex-wrap items-center gap-2 rounded-md bg-accent-soft py-0.5 ps-1 pe-1"
    >
      <IconButton size="small" icon="close" label={text('ui.list.clear')} onClick={selection.clear} />
      <span role="status" className="font-medium tabular-nums">
        {text('ui.list.selected', { count: selection.count })}
      </span>
      {selection.all && filters.length > 0 ? (
        <span className="flex flex-wrap gap-1">
          {filters.map((filter, index) => (
            <FilterToken key={index} filter={filter} columns={columns} />
          ))}
        </span>
      ) : null}
      {canHaveAll ? (
        <Button size="small" tone="quiet" onClick={selection.setAll}>
          {text(filters.length > 0 ? 'ui.list.selectAllMatching' : 'ui.list.selectAll', { count: total })}
        </Button>
      ) : null}
      <span className="flex-1" />
      {actions.map((action) => (
        <Button
          key={action.id}
          size="small"
          icon={action.icon}
          className={action.danger ? 'text-danger' : undefined}
          pending={pending}
          reason={lock(action.call, ...chosen) ?? action.disabled?.(chosen)}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      <ExportButtons exported={exported as unknown as Exported<never>} />
    </div>
  )
}
