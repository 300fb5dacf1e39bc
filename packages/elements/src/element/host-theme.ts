import type { HostMessages } from '@console-widgets/core'

/** Applies the theme of the page around a framed page of tags. Tags without a theme follow the page's color scheme. */
export function applyHostTheme({ theme, tokens }: HostMessages['setTheme']): void {
  const { style } = document.documentElement
  style.colorScheme = theme === 'auto' ? 'light dark' : theme
  for (const [name, value] of Object.entries(tokens ?? {})) style.setProperty(name, value)
}
