import { atom } from 'nanostores'
import type { HostMessages } from '@console-widgets/core'
import type { Theme } from '@console-widgets/ui'

const storageKey = 'console-theme'

/** The theme that a person has chosen; `auto` follows the system. */
export const $theme = atom<Theme>(readTheme())

function readTheme(): Theme {
  const stored = localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

/** Chooses a theme and keeps it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme)
  $theme.set(theme)
}

/** The page's own background follows the widgets' theme. */
export function followTheme(): void {
  $theme.subscribe((theme) => {
    document.documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme
  })
}

/** Takes over what an embedding page asks for; it is not kept, for it is the host's. */
export function applyHostTheme({ theme, tokens }: HostMessages['setTheme']): void {
  $theme.set(theme)
  for (const [name, value] of Object.entries(tokens ?? {})) document.documentElement.style.setProperty(name, value)
}
