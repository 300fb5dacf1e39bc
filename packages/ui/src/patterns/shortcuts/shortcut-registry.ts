/** What the keys of a list do. */
export type ListKey =
  | 'down'
  | 'up'
  | 'first'
  | 'last'
  | 'pageDown'
  | 'pageUp'
  | 'open'
  | 'select'
  | 'selectAll'
  | 'clear'
  | 'menu'

/** A keyboard shortcut. */
export interface Shortcut {
  /** A key such as `c`, `/` or `mod+k`; `mod` is Command on a Mac, else Control. */
  keys: string
  run: () => void
  /** Label in the list of shortcuts and in the command palette. Without one, it isn't a command. */
  label?: string
  /** Heading in the list of shortcuts and in the command palette. */
  group?: string
  /** For a shortcut of every page, which the list of shortcuts groups. */
  general?: boolean
  /** For a key of lists: the list of shortcuts has its name and group. */
  listKey?: ListKey
  /** Also works while the user is typing. */
  whileTyping?: boolean
}

/** A key that a list handles itself. */
export interface HandledKey {
  keys: string
  listKey: ListKey
}

/** Shortcuts of one widget. */
export interface ShortcutRegistry {
  add(shortcut: Shortcut): () => void
  all(): readonly Shortcut[]
  /** Adds the keys that an element handles itself, such as arrow keys in a list, for the list of shortcuts. */
  addHandled(current: () => readonly HandledKey[]): () => void
  allHandled(): readonly HandledKey[]
  /** Runs the shortcut of a key press, if there is one. */
  press(event: KeyboardEvent): void
}

const typing =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]'
/** Elements that handle keys themselves. */
const busy = 'dialog, [role=menu], [role=listbox], [role=dialog]'

export function createShortcutRegistry(): ShortcutRegistry {
  const shortcuts: Shortcut[] = []
  const handled = new Set<() => readonly HandledKey[]>()
  return {
    add(shortcut) {
      shortcuts.push(shortcut)
      return () => void shortcuts.splice(shortcuts.indexOf(shortcut), 1)
    },
    all: () => shortcuts,
    addHandled(current) {
      handled.add(current)
      return () => void handled.delete(current)
    },
    allHandled: () => [...handled].flatMap((current) => current()),
    press(event) {
      if (event.defaultPrevented || event.isComposing) return
      const target = event.composedPath()[0]
      const element = target instanceof Element ? target : undefined
      // The last one registered wins, as it is on top of the screen.
      const shortcut = shortcuts.findLast(({ keys }) => fits(keys, event))
      if (!shortcut) return
      if (!shortcut.whileTyping && (element?.closest(typing) || element?.closest(busy))) return
      event.preventDefault()
      shortcut.run()
    },
  }
}

/**
 * Whether a key press is that of a shortcut. Shift counts only for those that name it, since `?` needs it on many
 * keyboards.
 */
export function fits(keys: string, event: Pick<KeyboardEvent, 'key' | 'code' | ModifierKey>): boolean {
  const parts = keys.toLowerCase().split('+')
  const key = parts.pop()
  const mod = event.metaKey || event.ctrlKey
  if (latinKey(event) !== key || event.altKey) return false
  return parts.includes('mod') === mod && (event.shiftKey || !parts.includes('shift'))
}

type ModifierKey = 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'

/** The key of an event; on a keyboard of other letters, such as Cyrillic ones, the Latin letter at its place. */
function latinKey({ code, key }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === ' ') return 'space'
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  return (letter && key.length === 1 && key > '\u007f' ? letter : key).toLowerCase()
}
