/** Something that a key does. */
export interface Shortcut {
  /** A key such as `c`, `/` or `mod+k`; `mod` is Command on a Mac, else Control. */
  keys: string
  run: () => void
  /** What it does, for the command palette. */
  label: string
  /** Heading in the command palette. */
  group?: string
  /** Works while something is being typed, too. */
  whileTyping?: boolean
}

/** The shortcuts of one widget. */
export interface ShortcutRegistry {
  add(shortcut: Shortcut): () => void
  all(): readonly Shortcut[]
  /** Runs what a key press means, if anything. */
  press(event: KeyboardEvent): void
}

const typing =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]'
/** What answers keys by itself. */
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
      // The one that came last wins, as what is on top of the screen does.
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

/** A shortcut as it is written on the keys of this machine. */
export function shortcutLabel(keys: string): string {
  const mac = /Mac|iP(hone|ad)/.test(navigator.platform)
  return keys
    .split('+')
    .map((key) => (key === 'mod' ? (mac ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key))
    .join(mac ? '' : ' ')
}
