import { useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { StatusShape } from '../../parts/status.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useErrorWords } from '../errors/error-words.ts'
import { useToast } from '../feedback/toast-context.ts'
import { shortcutLabel } from '../shortcuts/shortcut-label.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import type { PlacedChange } from './unsaved-context.ts'
import { useUnsavedText } from './unsaved-text.ts'

export interface SaveBarProps {
  /** Unsaved changes by the id of their part; at least one. */
  changes: ReadonlyMap<string, PlacedChange>
  onDiscard: () => void
  /** Receives what saves all changes, for a page that is left. */
  onReady: (saver: Saver) => void
}

/** Saves all changes of a page. */
export interface Saver {
  /** Resolves to whether all could be saved. */
  save: () => Promise<boolean>
  /** The same for a save that is under way. Undefined: none is. */
  running: () => Promise<boolean> | undefined
}

const keys = 'mod+s'

/** Bar with all unsaved changes of a page, the sections they are in, and buttons to save or discard them. */
export function SaveBar({ changes, onDiscard, onReady }: SaveBarProps) {
  const text = useUiText()
  const own = useUnsavedText()
  const bar = useRef<HTMLElement>(null)
  const { saver, pending, failures } = useSaveAll(changes)
  const save = () => void saver.save()
  const label = changes.size > 1 ? own('unsaved.saveAll') : text('ui.save')
  useShortcut(keys, save, { label, whileTyping: true })
  const placed = [...changes].filter(([, { path }]) => path.length > 0)
  const counts = [...changes.values()].map(({ count }) => count)
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  useEffect(() => onReady(saver))
  // Notifications appear above the bar instead of on its buttons.
  useEffect(() => {
    const root = bar.current?.closest<HTMLElement>('.cw-root')
    root?.style.setProperty('--toasts', `${(bar.current?.offsetHeight ?? 0) + 24}px`)
    return () => void root?.style.removeProperty('--toasts')
  })
  const lead = ({ show, focus }: PlacedChange) => {
    show()
    // The section can only be focused once it is shown.
    requestAnimationFrame(() => focus?.())
  }
  return (
    <section
      aria-label={own('unsaved.title')}
      ref={bar}
      className="sticky bottom-3 z-4 flex animate-appear flex-col gap-2 rounded-lg bg-raised px-3 py-2 shadow-overlay"
    >
      <div role="alert" className="empty:hidden">
        {failures.size === 0 ? null : (
          <ul className="flex flex-col gap-1 text-sm">
            {[...changes].map(([id, change]) => {
              const reason = failures.get(id)
              if (reason === undefined) return null
              return (
                <li key={id}>
                  <button
                    type="button"
                    className="rounded-sm text-start text-danger underline underline-offset-2 focus-ring"
                    onClick={() => lead(change)}
                  >
                    {change.path.length > 0
                      ? own('unsaved.failure', { section: change.path.join(' › '), reason })
                      : reason}
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status" className="flex items-center gap-2 font-medium">
            <StatusShape tone="warning" />
            {counts.includes(undefined) ? own('unsaved.title') : own('unsaved.changes', { count: total })}
          </p>
          <ul className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 text-sm empty:hidden">
            {placed.map(([id, change]) => (
              <li key={id}>
                <button
                  type="button"
                  className="rounded-sm text-start text-accent-ink underline-offset-2 hover:underline focus-ring"
                  onClick={() => lead(change)}
                >
                  {change.path.join(' › ')}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex gap-2">
          <Button onClick={onDiscard} disabled={pending}>
            {text('ui.form.discard')}
          </Button>
          <Button tone="primary" pending={pending} onClick={save} aria-keyshortcuts="Control+S Meta+S">
            <span className="inline-flex items-center gap-2">
              {label}
              <span className="hidden @sm:inline">
                <Kbd>{shortcutLabel(keys)}</Kbd>
              </span>
            </span>
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Saves all parts, one after another, and keeps why some could not be saved. Resolves to whether all could. */
function useSaveAll(changes: SaveBarProps['changes']) {
  const text = useUiText()
  const own = useUnsavedText()
  const words = useErrorWords()
  const toasts = useToast()
  const [pending, setPending] = useState(false)
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const running = useRef<Promise<boolean>>(undefined)
  const saveEach = async () => {
    setPending(true)
    setFailures(new Map())
    const failed = new Map<string, string>()
    const saved = new Set<string>()
    for (const [id, change] of changes) {
      try {
        const wrong = await change.save()
        if (wrong > 0) failed.set(id, text('ui.form.wrong', { count: wrong }))
        else saved.add(change.saved ?? own('unsaved.saved'))
      } catch (error) {
        failed.set(id, words(error).what)
      }
    }
    for (const title of saved) toasts.show({ tone: 'success', title })
    setFailures(failed)
    setPending(false)
    return failed.size === 0
  }
  const save = () =>
    (running.current ??= saveEach().finally(() => {
      running.current = undefined
    }))
  return { saver: { save, running: () => running.current }, pending, failures }
}
