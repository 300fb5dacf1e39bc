/** A keyboard shortcut. */
export interface Shortcut {
  /** A key such as `c`, `/` or `mod+k`; `mod` is Command on a Mac, else Control. */
  keys: string
  run: () => void
  /** Label in the command palette. */
  label: string
  /** Heading in the command palette. */
  group?: string
  /** Also works while the user is typing. */
  whileTyping?: boolean
}

/** Shortcuts of one widget. */
export interface ShortcutRegistry {
  add(shortcut: Shortcut): () => void
  all(): readonly Shortcut[]
  /** Runs the shortcut of a key press, if there is one. */
  press(event: KeyboardEvent): void
}

const typing =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]'
/** Elements that handle keys themselves. */
const busy = 'dialog, [role=menu], [role=listbox], [role=dialog]'

export function createShortcutRegistry(): ShortcutRegistry {
  const shortcuts: Shortcut[] = []
  return {
    add(shortcut) {
      shortcuts.push(shortcut)
      return () => void shortcuts.splice(shortcuts.indexOf(shortcut), 1)
    },
    all: () => shortcuts,
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

function fits(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.toLowerCase().split('+')
  const key = parts.pop()
  const mod = event.metaKey || event.ctrlKey
  if (event.key.toLowerCase() !== key || event.altKey) return false
  return parts.includes('mod') === mod
}

/** Display text of a shortcut on the current operating system. */
export function shortcutLabel(keys: string): string {
  const mac = /Mac|iP(hone|ad)/.test(navigator.platform)
  return keys
    .split('+')
    .map((key) => (key === 'mod' ? (mac ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key))
    .join(mac ? '' : ' ')
}
