import { shortcutLabel } from '../patterns/shortcuts/shortcut-label.ts'
import { useCodeText } from './code-text.ts'
import type { CodeSelection } from './editor-types.ts'
import { positionAt } from './text-position.ts'

interface EditorStatusProps {
  value: string
  selection: CodeSelection
  runnable: boolean
  wrap: boolean
  onWrap: (wrap: boolean) => void
}

/** Status bar: cursor position, key hints, and line wrapping. */
export function EditorStatus({ value, selection, runnable, wrap, onWrap }: EditorStatusProps) {
  const text = useCodeText()
  const keys = { run: shortcutLabel('mod+Enter'), search: shortcutLabel('mod+f') }
  const at = selection.text
    ? text('code.selected', { count: selection.text.length })
    : text('code.position', { ...positionAt(value, selection.from) })
  return (
    <div className="@container flex min-h-7 shrink-0 items-center gap-3 border-t border-line bg-sunken ps-3 pe-1 text-xs text-muted">
      <span className="tabular-nums">{at}</span>
      <span className="hidden min-w-0 flex-1 truncate text-end @md:block">
        {text(runnable ? 'code.keys' : 'code.keysWithoutRun', keys)}
      </span>
      <label className="ms-auto flex min-h-6 cursor-pointer items-center gap-1.5 rounded-sm px-2 hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          checked={wrap}
          onChange={(event) => onWrap(event.target.checked)}
          className="size-3.5 accent-accent outline-none"
        />
        {text('code.wrap')}
      </label>
    </div>
  )
}
