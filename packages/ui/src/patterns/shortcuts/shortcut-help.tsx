import { useState } from 'react'
import { lazyDialog } from '../../parts/lazy-dialog.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useShortcut } from './use-shortcut.ts'

const ShortcutList = lazyDialog(() => import('./loaded-shortcut-list.tsx').then((module) => module.LoadedShortcutList))

/** Opens the list of the widget's current shortcuts with `?`. */
export function ShortcutHelp() {
  const text = useUiText()
  const [open, setOpen] = useState(false)
  useShortcut('?', () => setOpen(true), {
    label: text('ui.command.shortcuts'),
    general: true,
  })
  return <ShortcutList open={open} onClose={() => setOpen(false)} />
}
