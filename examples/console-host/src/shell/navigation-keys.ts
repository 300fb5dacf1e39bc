import type { KeyboardEvent } from 'react'

/** Arrow keys move from the search field through the links, skipping stars and categories, and back. */
export function moveBetweenLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const focused = (event.target as HTMLElement).closest('li')?.querySelector('a') ?? (event.target as HTMLElement)
  const at = stops.indexOf(focused)
  if (at < 0) return
  stops[at + step]?.focus()
  event.preventDefault()
}

/** Opens the first search result. */
export function openFirstLink(navigation: HTMLElement | null): void {
  navigation?.querySelector<HTMLElement>('a')?.click()
}
