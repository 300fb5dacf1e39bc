import * as RadixPopover from '@radix-ui/react-popover'
import type { FilterToken } from '@console-widgets/data'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import { HoldLayer } from '../../embedding/overlay-layer.tsx'
import { usePortalContainer } from '../../embedding/root-context.tsx'
import { classNames } from '../../parts/class-names.ts'
import { StatusShape } from '../../parts/status.tsx'
import { useNow } from '../../parts/use-now.ts'
import { suggestFilters } from './filter-suggestions.ts'
import { useListText } from './list-text.ts'
import { ListTextProvider } from './list-text-provider.tsx'
import type { FieldColumn } from './list-types.ts'
import { useChoices } from './use-choices.ts'

/** Keys of the input that the suggestions handle. */
export interface SuggestHandle {
  press(key: 'ArrowDown' | 'ArrowUp' | 'Enter'): void
}

export interface FilterSuggestProps {
  ref: Ref<SuggestHandle>
  id: string
  anchor: RefObject<HTMLInputElement | null>
  columns: readonly FieldColumn<unknown>[]
  column: FieldColumn<unknown> | undefined
  typed: string
  onChoose: (chosen: FilterToken | { column: string }) => void
  /** Id of the option that Enter selects. */
  onOption: (id: string | undefined) => void
}

/** Suggestions below the filter input, which keeps the focus. */
export function FilterSuggest(props: FilterSuggestProps) {
  return (
    <ListTextProvider>
      <Suggestions {...props} />
    </ListTextProvider>
  )
}

function Suggestions({ ref, id, anchor, columns, column, typed, onChoose, onOption }: FilterSuggestProps) {
  const text = useListText()
  const now = useNow()
  const container = usePortalContainer()
  const choices = useChoices(column)
  const suggestions = useMemo(
    () => suggestFilters(columns, column, choices ?? [], typed, now, text),
    [columns, column, choices, typed, now, text],
  )
  // The selection applies to the current query; a new query starts at the top.
  const subject = `${column?.id ?? ''}:${typed}`
  const [chosenAt, setChosenAt] = useState({ subject, index: 0 })
  const at = chosenAt.subject === subject ? Math.min(chosenAt.index, Math.max(0, suggestions.length - 1)) : 0
  const setAt = (index: number) => setChosenAt({ subject, index })
  const chosen = suggestions[at]
  const optionId = (index: number) => `${id}-${index}`
  const chosenId = chosen ? optionId(at) : undefined
  useEffect(() => {
    onOption(chosenId)
    return () => onOption(undefined)
  }, [onOption, chosenId])
  useImperativeHandle(ref, () => ({
    press(key) {
      if (key === 'Enter') return chosen && onChoose(chosen.chosen)
      const count = suggestions.length
      if (count > 0) setAt((at + (key === 'ArrowDown' ? 1 : count - 1)) % count)
    },
  }))
  if (!container) return null
  const hint = column && suggestions.length === 0 ? hintOf(column, choices === undefined) : undefined
  return (
    <RadixPopover.Root open modal={false}>
      <RadixPopover.Anchor virtualRef={{ current: anchor.current!.parentElement! }} />
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          role="presentation"
          aria-label={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // Keeps the focus in the input while the list is clicked.
          onMouseDown={(event) => event.preventDefault()}
          className="z-10 max-h-80 w-80 max-w-[calc(100vw/var(--zoom)-16px)] [zoom:var(--zoom)] animate-appear overflow-y-auto overscroll-contain rounded-md bg-raised p-1 text-body text-ink shadow-overlay"
        >
          <HoldLayer />
          <div role="listbox" id={id} aria-label={text('ui.filter.suggestions')}>
            {suggestions.map((suggestion, index) => (
              <div key={suggestion.key}>
                {suggestion.group === suggestions[index - 1]?.group ? null : (
                  <div role="presentation" className="px-2 pt-1.5 pb-1 text-xs text-muted">
                    {suggestion.group}
                  </div>
                )}
                {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys */}
                <div
                  role="option"
                  tabIndex={-1}
                  id={optionId(index)}
                  aria-selected={index === at}
                  ref={index === at ? (element) => void element?.scrollIntoView({ block: 'nearest' }) : undefined}
                  onPointerMove={() => setAt(index)}
                  onClick={() => onChoose(suggestion.chosen)}
                  className={classNames(
                    'flex min-h-control cursor-default items-center gap-1.5 rounded-sm px-2 py-1',
                    index === at && 'bg-hover',
                  )}
                >
                  {suggestion.tone ? <StatusShape tone={suggestion.tone} /> : null}
                  <span className="min-w-0 break-words">
                    {suggestion.before ? <span className="text-muted">{suggestion.before} </span> : null}
                    {suggestion.label}
                  </span>
                </div>
              </div>
            ))}
          </div>
          {suggestions.length === 0 ? (
            <p role="status" className="px-2 py-1.5 text-sm text-muted">
              {text(hint ?? 'ui.filter.none')}
            </p>
          ) : null}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}

/** Hint on what to type, for columns without choices. */
function hintOf(column: FieldColumn<unknown>, loading: boolean) {
  if (column.filter?.kind === 'number') return 'ui.filter.typeNumber' as const
  if (column.filter?.kind === 'time') return 'ui.filter.typeDate' as const
  if (column.filter?.kind === 'choice') return loading ? ('ui.loading' as const) : ('ui.filter.none' as const)
  return 'ui.filter.typeText' as const
}
