import type { FilterToken as Filter, List } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import type { SuggestHandle } from './filter-suggest.tsx'
import { columnOfFilter, filterField } from './filter-columns.ts'
import type { FieldColumn } from './list-types.ts'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { Opened } from '../../parts/opened.tsx'

const loadToken = () => import('./filter-tokens.tsx').then((module) => module.FilterToken)
const FilterToken = lazyPart(loadToken)
const FilterSuggest = lazyPart(async () => {
  // What is chosen next becomes a token. If that fails to load, it is shown where the token would be.
  void loadToken().catch(() => {})
  return (await import('./filter-suggest.tsx')).FilterSuggest
})

/**
 * Filter bar of a list: an input that suggests conditions, and the current conditions as tokens. They are stored in the
 * URL.
 */
export function FilterBar<Item>({ list, columns }: { list: List<Item>; columns: readonly FieldColumn<Item>[] }) {
  const text = useUiText()
  const id = useId()
  const { filters } = useStore(list.$state)
  const input = useRef<HTMLInputElement>(null)
  const suggest = useRef<SuggestHandle>(null)
  const [typed, setTyped] = useState('')
  const [field, setField] = useState<string>()
  const [open, setOpen] = useState(false)
  const [option, setOption] = useState<string>()
  const column = columns.find((each) => each.filter && filterField(each) === field)
  useShortcut('/', () => input.current?.focus(), { label: text('ui.filter.label') })

  const setFilters = (next: readonly Filter[]) => list.setState({ filters: next })
  const choose = (chosen: Filter | { column: string }) => {
    setTyped('')
    if ('column' in chosen) return setField(chosen.column)
    setField(undefined)
    setOpen(false)
    setFilters([...filters.filter((each) => !sameFilter(each, chosen)), chosen])
  }
  const edit = (index: number) => {
    const filter = filters[index]
    const of = filter && columnOfFilter(columns, filter)
    if (!filter || !of) return
    setFilters(filters.filter((_, at) => at !== index))
    setField(filterField(of))
    setTyped(of.filter?.kind === 'text' || of.filter?.kind === 'number' ? filter.value : '')
    setOpen(true)
    input.current?.focus()
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Text that is still being composed belongs to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (open || typed || field) event.stopPropagation()
      if (!open && !typed && !field) return input.current?.blur()
      setOpen(false)
      setTyped('')
      return setField(undefined)
    }
    if (event.key === 'Backspace' && typed === '') {
      if (field) return setField(undefined)
      // The key has been handled: it must not also delete a character of the restored text.
      event.preventDefault()
      if (filters.length > 0) return edit(filters.length - 1)
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'Enter') {
      event.preventDefault()
      setOpen(true)
      suggest.current?.press(event.key)
    }
  }
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
      <div className="relative flex min-h-control w-full min-w-0 items-center gap-1.5 rounded-md border border-line bg-raised ps-2.5 pe-2 text-body transition-colors focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus hover:border-line-strong @sm:w-72">
        <Icon name="filter" className="text-muted" />
        {column ? (
          <span className="max-w-32 shrink-0 truncate rounded-sm bg-sunken px-1.5 text-sm text-muted">
            {column.header}
          </span>
        ) : null}
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-label={text('ui.filter.label')}
          aria-expanded={open}
          aria-controls={open ? `${id}-options` : undefined}
          aria-activedescendant={open ? option : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={column ? '' : text('ui.filter.label')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={pressKey}
          className="min-w-0 flex-1 bg-transparent outline-none"
        />
        {typed || field || open ? null : <Kbd>/</Kbd>}
        {open ? (
          <Opened onClose={() => setOpen(false)}>
            <FilterSuggest
              ref={suggest}
              id={`${id}-options`}
              anchor={input}
              columns={columns as readonly FieldColumn<unknown>[]}
              column={column as FieldColumn<unknown> | undefined}
              typed={typed}
              onChoose={choose}
              onOption={setOption}
            />
          </Opened>
        ) : null}
      </div>
      <Suspense fallback={<span className="min-h-7" />}>
        {filters.map((filter, index) => (
          <FilterToken
            key={`${filter.field}${filter.operator}${filter.value}`}
            filter={filter}
            columns={columns}
            onEdit={columnOfFilter(columns, filter) ? () => edit(index) : undefined}
            onRemove={() => setFilters(filters.filter((_, at) => at !== index))}
          />
        ))}
      </Suspense>
      {filters.length > 1 ? (
        <Button size="small" tone="quiet" onClick={() => setFilters([])}>
          {text('ui.filter.clear')}
        </Button>
      ) : null}
    </div>
  )
}

function sameFilter(one: Filter, other: Filter): boolean {
  return one.field === other.field && one.operator === other.operator && one.value === other.value
}
