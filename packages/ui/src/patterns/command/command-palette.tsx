import { Suspense, useState } from 'react'
import type { IconName } from '../../parts/icon.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { lazyPart } from '../../parts/lazy-part.ts'

/** Something that can be done or gone to by typing its name. */
export interface Command {
  id: string
  label: string
  /** Heading under which it stands. */
  group?: string
  icon?: IconName
  /** Other words that find it. */
  keywords?: string
  shortcut?: string
  run: () => void
}

export interface CommandPaletteProps {
  /** What it offers beside the shortcuts of the moment. */
  commands?: readonly Command[]
  /** Finds more by what is typed, such as records by name. */
  search?: (typed: string, signal: AbortSignal) => Promise<readonly Command[]>
}

const PaletteDialog = lazyPart(() => import('./palette-dialog.tsx').then((module) => module.PaletteDialog))

/** Everything that can be done, by typing: opened by Command or Control and K. Loaded when it opens. */
export function CommandPalette({ commands = [], search }: CommandPaletteProps) {
  const text = useUiText()
  const [open, setOpen] = useState(false)
  useShortcut('mod+k', () => setOpen(true), { label: text('ui.command.label'), whileTyping: true })
  useShortcut('?', () => setOpen(true), { label: text('ui.command.shortcuts') })
  if (!open) return null
  return (
    <Suspense>
      <PaletteDialog commands={commands} search={search} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
