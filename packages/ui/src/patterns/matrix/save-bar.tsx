import { Button } from '../../parts/button.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { StatusShape } from '../../parts/status.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useAct } from '../feedback/use-act.ts'
import { useLeaveGuard } from '../form/leave-guard.ts'
import { shortcutLabel } from '../shortcuts/shortcut-registry.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'

export interface SaveBarProps {
  /** Number of unsaved changes. */
  count: number
  onSave: () => unknown
  onDiscard: () => void
  /** Toast after saving. */
  saved?: string
}

const keys = 'mod+s'

/** Bar with the number of unsaved changes, and buttons to save or discard them; sticks to the lower edge. */
export function SaveBar({ count, onSave, onDiscard, saved }: SaveBarProps) {
  const text = useUiText()
  const { act, pending } = useAct()
  const save = () => void act({ run: onSave, label: text('ui.save'), done: saved })
  useShortcut(keys, save, { label: text('ui.save'), whileTyping: true })
  useLeaveGuard(!pending)
  return (
    <div className="sticky bottom-3 z-4 flex animate-appear flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-raised px-3 py-2 shadow-overlay">
      <p role="status" className="flex min-w-0 flex-1 basis-40 items-center gap-2 font-medium">
        <StatusShape tone="warning" />
        {text('ui.matrix.changes', { count })}
      </p>
      <div className="flex gap-2">
        <Button onClick={onDiscard} disabled={pending}>
          {text('ui.form.discard')}
        </Button>
        <Button tone="primary" pending={pending} onClick={save} aria-keyshortcuts="Control+S Meta+S">
          <span className="inline-flex items-center gap-2">
            {text('ui.save')}
            <span className="hidden @sm:inline">
              <Kbd>{shortcutLabel(keys)}</Kbd>
            </span>
          </span>
        </Button>
      </div>
    </div>
  )
}
