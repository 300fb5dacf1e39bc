import type { IconName } from '../../parts/icon.tsx'

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
