/** Display text of a shortcut on the current operating system. */
export function shortcutLabel(keys: string): string {
  const mac = /Mac|iP(hone|ad)/.test(navigator.platform)
  return keys
    .split('+')
    .map((key) => (key === 'mod' ? (mac ? '⌘' : 'Ctrl') : (keySigns[key] ?? key.toUpperCase())))
    .join(mac ? '' : ' ')
}

/** What keyboards say on keys that have no letter. */
const keySigns: Readonly<Record<string, string>> = {
  arrowdown: '↓',
  arrowup: '↑',
  backspace: '⌫',
  contextmenu: 'Menu',
  delete: 'Del',
  end: 'End',
  enter: '↵',
  escape: 'Esc',
  home: 'Home',
  pagedown: 'PgDn',
  pageup: 'PgUp',
  shift: '⇧',
  space: 'Space',
}
