import { type ReactNode, useState } from 'react'
import { useUiText } from '../../text/ui-text.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { Opened } from '../../parts/opened.tsx'

export type { Command, CommandDialogProps } from './command.ts'

export interface CommandPaletteProps {
  /** Label of the shortcut. Default: commands. */
  title?: string
  /** Renders the control that opens the palette, besides its shortcut. */
  trigger?: (open: () => void) => ReactNode
  /** Renders the open palette: a `CommandDialog` with what it offers, which therefore costs nothing until then. */
  children: (close: () => void) => ReactNode
}

/** The contents of a `CommandPalette`: commands to find by typing. */
export const CommandDialog = lazyPart(() => import('./command-dialog.tsx').then((module) => module.CommandDialog))

/**
 * Opens commands to find by typing, with Command or Control+K. What it contains loads, and is rendered, when it opens.
 *
 * ```tsx
 * <CommandPalette>{(close) => <CommandDialog commands={commands} onClose={close} />}</CommandPalette>
 * ```
 */
export function CommandPalette({ title, trigger, children }: CommandPaletteProps) {
  const text = useUiText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useShortcut('mod+k', () => setOpen(true), {
    label: title ?? text('ui.command.label'),
    general: true,
    whileTyping: true,
  })
  return (
    <>
      {trigger?.(() => setOpen(true))}
      {open ? <Opened onClose={close}>{children(close)}</Opened> : null}
    </>
  )
}
