import { Suspense, useState } from 'react'
import { useUiText } from '../../text/ui-text.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { lazyPart } from '../../parts/lazy-part.ts'
import type { CommandPaletteProps } from './command.ts'

export type { Command, CommandPaletteProps } from './command.ts'

const PaletteDialog = lazyPart(() => import('./palette-dialog.tsx').then((module) => module.PaletteDialog))

/** All commands of the widget, by typing: opened by Command or Control+K. It loads when it first opens. */
export function CommandPalette({ title, commands = [], search, trigger }: CommandPaletteProps) {
  const text = useUiText()
  const [open, setOpen] = useState(false)
  useShortcut('mod+k', () => setOpen(true), { label: title ?? text('ui.command.label'), whileTyping: true })
  useShortcut('?', () => setOpen(true), { label: text('ui.command.shortcuts') })
  return (
    <>
      {trigger?.(() => setOpen(true))}
      {open ? (
        <Suspense>
          <PaletteDialog title={title} commands={commands} search={search} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
