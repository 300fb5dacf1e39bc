import { classNames, IconButton, useData, useStore, useToast } from '@console-widgets/ui'
import type { KeyboardEvent } from 'react'
import { editorData } from '../data.ts'
import type { SqlDraft } from '../editor/draft-tabs.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

/** Drafts of a database as tabs: the arrow keys switch between them, Delete closes one, and closing can be undone. */
export function DraftBar({ name }: { name: string }) {
  const text = useRelationalDatabaseText()
  const toasts = useToast()
  const { drafts } = useData(editorData, name)
  const { drafts: open, active } = useStore(drafts)
  const titleOf = (draft: SqlDraft) => draft.title ?? text('relational-database.draft', { number: draft.number })
  const close = (draft: SqlDraft) => {
    const undo = drafts.close(draft.draftId)
    if (draft.sql.trim())
      toasts.show({
        title: text('relational-database.draft.closed', { title: titleOf(draft) }),
        action: { label: text('relational-database.undo'), run: undo },
      })
  }
  const press = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const to =
      event.key === forward
        ? index + 1
        : event.key === back
          ? index - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? open.length - 1
              : undefined
    if (event.key === 'Delete') close(open[index] as SqlDraft)
    const next = to === undefined ? undefined : open[(to + open.length) % open.length]
    if (!next) return
    event.preventDefault()
    drafts.activate(next.draftId)
    const tabs = event.currentTarget.closest('[role=toolbar]')?.querySelectorAll<HTMLElement>('[aria-pressed]')
    tabs?.[open.indexOf(next)]?.focus()
  }
  return (
    <div className="flex min-w-0 items-end gap-1 pb-1.5">
      <div className="flex min-w-0 gap-1 overflow-x-auto">
        <div role="toolbar" aria-label={text('relational-database.drafts')} className="flex gap-1">
          {open.map((draft, index) => {
            const chosen = draft.draftId === active
            const changed = draft.saved !== undefined && draft.saved.sql !== draft.sql
            return (
              <div
                key={draft.draftId}
                className={classNames(
                  'group/tab flex shrink-0 items-center rounded-md border',
                  chosen ? 'border-line bg-raised' : 'border-transparent text-muted hover:bg-hover',
                )}
              >
                <button
                  type="button"
                  aria-pressed={chosen}
                  tabIndex={chosen ? 0 : -1}
                  onClick={() => drafts.activate(draft.draftId)}
                  onKeyDown={(event) => press(event, index)}
                  className={classNames(
                    'flex h-8 max-w-52 items-center gap-1.5 rounded-md ps-3 pe-1 text-sm focus-ring',
                    chosen && 'font-medium',
                  )}
                >
                  <span className="truncate">{titleOf(draft)}</span>
                  {changed ? (
                    <span
                      role="img"
                      aria-label={text('relational-database.draft.changed')}
                      className="size-1.5 shrink-0 rounded-full bg-warning"
                    />
                  ) : null}
                </button>
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={text('relational-database.draft.close', { title: titleOf(draft) })}
                  onClick={() => close(draft)}
                  className="me-1 grid size-6 place-items-center rounded-sm text-muted focus-ring hover:bg-hover hover:text-ink"
                >
                  <span aria-hidden="true">×</span>
                </button>
              </div>
            )
          })}
        </div>
      </div>
      <IconButton icon="add" label={text('relational-database.draft.new')} onClick={() => drafts.open()} />
    </div>
  )
}
