import type { StoryContext } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'

type Globals = StoryContext['globals']

/** A story shown with globals other than those it was mounted with. */
let changed: { id: string; globals: Globals } | undefined
const listeners = new Set<() => void>()

/**
 * Applies the globals of a context to a mounted story, in place. Without a context, stories return to the globals they
 * were mounted with.
 */
export function showAs(context?: Pick<StoryContext, 'id' | 'globals'>): void {
  changed = context && { id: context.id, globals: context.globals }
  for (const listener of listeners) listener()
}

/** Globals that a story is shown with. */
export function useShownGlobals({ id, globals }: StoryContext): Globals {
  const now = useSyncExternalStore(listen, () => changed)
  return now?.id === id ? now.globals : globals
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
