import type { IconName } from '../../parts/icon.tsx'

/** A command that users run by typing its name. */
export interface Command {
  id: string
  label: string
  /** What tells it from others of the same name. */
  detail?: string
  /** Heading of the command's group. */
  group?: string
  icon?: IconName
  /** Additional search terms. */
  keywords?: string
  shortcut?: string
  /** Shown below what the search finds, such as help. */
  last?: boolean
  run: () => void
}

export interface CommandDialogProps {
  /** Title of the dialog. Default: commands. */
  title?: string
  /** What to type. Default: a question. */
  placeholder?: string
  /** Whether the current shortcuts are commands too. Default true. */
  shortcuts?: boolean
  /** Commands besides the current shortcuts. */
  commands?: readonly Command[]
  /** Finds additional commands by query, such as records by name. Those already found, by `id`, are left out. */
  search?: (typed: string, signal: AbortSignal) => Promise<readonly Command[]>
  onClose: () => void
}
