import type { KeyboardEvent } from 'react'

/** The arrows go from the search through the links, past stars and categories, and back. */
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

/** Opens what a search has found first. */
export function openFirstLink(navigation: HTMLElement | null): void {
  navigation?.querySelector<HTMLElement>('a')?.click()
}
