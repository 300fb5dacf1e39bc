import { atom } from 'nanostores'
import type { HostMessages } from '@console-widgets/core'
import type { Theme } from '@console-widgets/ui'

const storageKey = 'console-theme'

/** The themes to choose from. */
export const themes: readonly Theme[] = ['light', 'dark', 'auto']

/** The theme that the user has selected; `auto` follows the system. */
export const $theme = atom<Theme>(readTheme())

function readTheme(): Theme {
  const stored = localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

/** Sets and stores the theme. */
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

/** Applies the embedding page's theme without storing it, because it belongs to the host. */
export function applyHostTheme({ theme, tokens }: HostMessages['setTheme']): void {
  $theme.set(theme)
  for (const [name, value] of Object.entries(tokens ?? {})) document.documentElement.style.setProperty(name, value)
}
