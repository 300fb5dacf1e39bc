import { useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Callout } from '../../parts/callout.tsx'
import { Dialog, DialogContent } from '../../parts/dialog.tsx'
import { SkeletonBar } from '../../parts/skeleton.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useErrorWords } from '../errors/error-words.ts'
import { Link } from '../place/link.tsx'
import type { ConfirmWords, Dependent } from './confirm-context.ts'
import { useConfirmText } from './confirm-text.ts'

export interface ConfirmDialogProps extends ConfirmWords {
  severity?: 'dialog' | 'typed'
  onAnswer: (yes: boolean) => void
}

/** Confirmation of an action that can't be undone. */
export function ConfirmDialog({
  title,
  description,
  dependents,
  typed,
  action,
  instead,
  settled,
  severity = 'dialog',
  onAnswer,
}: ConfirmDialogProps) {
  const text = useUiText()
  const own = useConfirmText()
  const [entry, setEntry] = useState('')
  const known = useDependents(dependents)
  const mustType = severity === 'typed' && Boolean(typed)
  const ready = (!mustType || entry.trim() === typed) && !known.loading
  const answer = () => ready && onAnswer(true)
  const [pending, setPending] = useState(false)
  const doInstead = async () => {
    setPending(true)
    onAnswer((await instead?.run()) ?? false)
  }
  useAbort(settled, () => onAnswer(true))
  return (
    <Dialog open onOpenChange={(open) => !open && onAnswer(false)}>
      <DialogContent
        role="alertdialog"
        title={title}
        description={description}
        footer={
          <>
            <Button onClick={() => onAnswer(false)}>{text('ui.cancel')}</Button>
            <Button tone="danger" disabled={!ready || pending} onClick={answer}>
              {action ?? own('ui.confirm')}
            </Button>
            {instead ? (
              <Button tone="primary" pending={pending} onClick={() => void doInstead()}>
                {instead.label}
              </Button>
            ) : null}
          </>
        }
      >
        {/* Enter in the field submits, as in any form. */}
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            answer()
          }}
        >
          <Dependents {...known} />
          {mustType ? (
            <TextField label={own('ui.confirm.type', { name: typed ?? '' })} mono value={entry} onChange={setEntry} />
          ) : null}
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** Runs a function when a signal is aborted, or at once if it was. */
function useAbort(signal: AbortSignal | undefined, run: () => void) {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const onAbort = () => latest.current()
    if (signal?.aborted) onAbort()
    signal?.addEventListener('abort', onAbort)
    return () => signal?.removeEventListener('abort', onAbort)
  }, [signal])
}

/** Maximum number of dependents listed; beyond it, only their count is shown. */
const shownDependents = 8

function Dependents({ items, loading, error }: ReturnType<typeof useDependents>) {
  const own = useConfirmText()
  const words = useErrorWords()
  if (loading) return <SkeletonBar className="w-2/3" />
  if (error)
    return (
      <Callout tone="warning" title={own('ui.confirm.dependentsUnknown')}>
        {words(error).what}
      </Callout>
    )
  if (items.length === 0) return null
  return (
    <div className="rounded-md border border-danger-line">
      <p className="border-b border-danger-line bg-danger-soft px-3 py-1.5 text-sm font-medium text-danger">
        {own('ui.confirm.dependents', { count: items.length })}
      </p>
      <ul className="divide-y divide-line">
        {items.slice(0, shownDependents).map((item, index) => (
          <li key={index} className="flex items-baseline justify-between gap-3 px-3 py-1.5">
            <span className="min-w-0 break-words">{item.to ? <Link to={item.to}>{item.label}</Link> : item.label}</span>
            {item.detail ? <span className="text-end text-sm text-muted">{item.detail}</span> : null}
          </li>
        ))}
        {items.length > shownDependents ? (
          <li className="px-3 py-1.5 text-sm text-muted">
            {own('ui.confirm.more', { count: items.length - shownDependents })}
          </li>
        ) : null}
      </ul>
    </div>
  )
}

/** Dependents, loaded if they aren't given. */
function useDependents(dependents: ConfirmWords['dependents']) {
  const isRead = typeof dependents === 'function'
  const [state, setState] = useState<{ items: readonly Dependent[]; loading: boolean; error?: unknown }>({
    items: isRead ? [] : (dependents ?? []),
    loading: isRead,
  })
  useEffect(() => {
    if (!isRead) return
    let current = true
    dependents().then(
      (items) => current && setState({ items, loading: false }),
      (error: unknown) => current && setState({ items: [], loading: false, error }),
    )
    return () => {
      current = false
    }
  }, [dependents, isRead])
  return state
}
