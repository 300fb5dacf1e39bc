import type { ListState } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Checkbox } from '../../parts/checkbox-field.tsx'
import { Icon } from '../../parts/icon.tsx'
import * as icons from '../../parts/icons.ts'
import { IconButton } from '../../parts/icon-button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../parts/popover.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { orderedColumns } from './column-layout.ts'
import { ExportButtons } from './export/export-buttons.tsx'
import type { Exported } from './export/use-export.ts'
import { type ListSetup, plainPreferences } from './list-preferences.ts'
import type { FieldColumn } from './list-types.ts'
import { useListText } from './list-text.ts'
import { ListTextProvider } from './list-text-provider.tsx'

export interface ViewPanelProps {
  setup: ListSetup
  columns: readonly FieldColumn<never>[]
  state: ListState
  onState: (state: ListState) => void
  exported: Exported<never>
  /** Cards have no density and no column order. */
  cards: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** View settings of a list: saved views, density, columns and their order, and export. */
export function ViewPanel(props: ViewPanelProps) {
  return (
    <ListTextProvider>
      <Panel {...props} />
    </ListTextProvider>
  )
}

function Panel(props: ViewPanelProps) {
  const { setup, exported, cards, open, onOpenChange, children } = props
  const text = useListText()
  const { dense } = useStore(setup.$preferences)
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger>{children}</PopoverTrigger>
      <PopoverContent label={text('ui.view.label')} align="end">
        <div className="flex w-64 flex-col gap-4">
          <SavedViews {...props} />
          {cards ? null : (
            <Segmented
              label={text('ui.view.density')}
              value={dense ? 'dense' : 'normal'}
              onChange={(value) => setup.change({ dense: value === 'dense' })}
              choices={[
                { value: 'normal', label: text('ui.view.normal') },
                { value: 'dense', label: text('ui.view.dense') },
              ]}
            />
          )}
          <Columns {...props} />
          <div className="-mx-3 -mb-3 flex justify-between border-t border-line px-1 py-1">
            <ExportButtons exported={exported} tone="quiet" onStart={() => onOpenChange(false)} />
            <Button size="small" tone="quiet" onClick={() => setup.change(plainPreferences)}>
              {text('ui.view.reset')}
            </Button>
          </div>
        </div>
      </PopoverContent>
    </Popover>
  )
}

function Columns({ setup, columns }: ViewPanelProps) {
  const text = useListText()
  const { shown, order } = useStore(setup.$preferences)
  const ordered = orderedColumns(columns, order)
  const move = (index: number, by: number) => {
    const ids = ordered.map(({ id }) => id)
    const [id] = ids.splice(index, 1)
    ids.splice(index + by, 0, id as string)
    setup.change({ order: ids })
  }
  return (
    <fieldset>
      <legend className="pb-1 text-xs text-muted">{text('ui.view.columns')}</legend>
      <ul className="flex flex-col">
        {ordered.map((column, index) => (
          <li key={column.id} className="flex min-h-7 items-center gap-1">
            <div className="min-w-0 flex-1">
              <Checkbox
                label={column.header}
                disabled={column.primary}
                value={column.primary || (shown[column.id] ?? !column.hidden)}
                onChange={(value) => setup.change({ shown: { ...shown, [column.id]: value } })}
              />
            </div>
            {column.primary ? null : (
              <>
                <IconButton
                  size="small"
                  icon="chevron-up"
                  label={text('ui.view.moveUp', { column: column.header })}
                  disabled={index <= 1}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  size="small"
                  icon="chevron-down"
                  label={text('ui.view.moveDown', { column: column.header })}
                  disabled={index === ordered.length - 1}
                  onClick={() => move(index, 1)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function SavedViews({ setup, state, onState }: ViewPanelProps) {
  const text = useListText()
  const views = useStore(setup.$views)
  const [naming, setNaming] = useState<string>()
  const save = () => {
    const name = naming?.trim()
    if (name) setup.saveView({ name, filters: state.filters, sort: state.sort, preferences: setup.$preferences.get() })
    setNaming(undefined)
  }
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xs text-muted">{text('ui.view.saved')}</p>
      {views.map((view) => (
        <div key={view.name} className="flex items-center">
          <button
            type="button"
            onClick={() => {
              setup.change(view.preferences)
              onState({ filters: view.filters, sort: view.sort })
            }}
            className="-ms-2 flex min-h-7 min-w-0 flex-1 items-center gap-2 rounded-sm px-2 text-start focus-ring hover:bg-hover"
          >
            <Icon name={icons.views} className="text-muted" />
            <span className="min-w-0 truncate">{view.name}</span>
          </button>
          <IconButton
            size="small"
            icon="trash"
            label={text('ui.view.delete', { name: view.name })}
            onClick={() => setup.deleteView(view.name)}
          />
        </div>
      ))}
      {naming === undefined ? (
        <Button size="small" tone="quiet" icon="add" className="-ms-2 self-start" onClick={() => setNaming('')}>
          {text('ui.view.save')}
        </Button>
      ) : (
        <form
          className="flex items-end gap-1"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField
              label={text('ui.view.name')}
              hideLabel
              placeholder={text('ui.view.name')}
              value={naming}
              onChange={setNaming}
            />
          </div>
          <Button type="submit" tone="primary" disabled={naming.trim() === ''}>
            {text('ui.save')}
          </Button>
        </form>
      )}
    </div>
  )
}
