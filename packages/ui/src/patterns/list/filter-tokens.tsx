import type { FilterToken as Filter } from '@console-widgets/data'
import { IconButton } from '../../parts/icon-button.tsx'
import { useExactTimes } from '../../parts/use-exact-times.ts'
import { useLanguage } from '../../text/use-locale.ts'
import { columnOfFilter } from './filter-columns.ts'
import { operatorWord, valueWord } from './filter-words.ts'
import { useListText } from './list-text.ts'
import { ListTextProvider } from './list-text-provider.tsx'
import type { FieldColumn } from './list-types.ts'
import { useChoices } from './use-choices.ts'

export interface FilterTokenProps<Item> {
  filter: Filter
  columns: readonly FieldColumn<Item>[]
  /** Moves the condition back into the filter input for editing. */
  onEdit?: () => void
  onRemove?: () => void
}

/** A condition of the list: "Status is Live". */
export function FilterToken<Item>(props: FilterTokenProps<Item>) {
  return (
    <ListTextProvider>
      <Token {...props} />
    </ListTextProvider>
  )
}

function Token<Item>({ filter, columns, onEdit, onRemove }: FilterTokenProps<Item>) {
  const text = useListText()
  const language = useLanguage()
  const column = columnOfFilter(columns, filter)
  const choices = useChoices(column)
  const name = column?.header ?? filter.field
  const operator = operatorWord(filter.operator, column?.filter?.kind ?? 'text', text)
  const times = useExactTimes(column?.filter?.kind === 'time')
  const timeWord = (time: number) => (times ? times.formatDateTime(time, language) : '…')
  const value = valueWord(column, filter.value, text, timeWord, choices)
  const words = (
    <>
      <span className="text-muted">{name}</span> <span className="text-muted">{operator}</span>{' '}
      <span className="font-medium break-all">{value}</span>
    </>
  )
  return (
    <span className="inline-flex min-h-7 max-w-full items-center rounded-md border border-line bg-raised ps-2 text-sm">
      {onEdit ? (
        <button
          type="button"
          onClick={onEdit}
          aria-label={text('ui.filter.edit', { filter: `${name} ${operator} ${value}` })}
          className="min-w-0 rounded-sm text-start focus-ring"
        >
          {words}
        </button>
      ) : (
        <span className="min-w-0 pe-2">{words}</span>
      )}
      {onRemove ? (
        <IconButton
          size="small"
          icon="close"
          label={text('ui.filter.remove', { filter: `${name} ${operator} ${value}` })}
          className="-my-px scale-85"
          onClick={onRemove}
        />
      ) : null}
    </span>
  )
}
