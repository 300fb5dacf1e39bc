import type { StoryContext } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'

type Globals = StoryContext['globals']

/** A story that is shown with other globals than those that it was mounted with. */
let changed: { id: string; globals: Globals } | undefined
const listeners = new Set<() => void>()

/** Shows a mounted story with the globals of its context, in place; without one, stories are as they were mounted. */
export function showAs(context?: Pick<StoryContext, 'id' | 'globals'>): void {
  changed = context && { id: context.id, globals: context.globals }
  for (const listener of listeners) listener()
}

/** The globals that a story is shown with. */
export function useShownGlobals({ id, globals }: StoryContext): Globals {
  const now = useSyncExternalStore(listen, () => changed)
  return now?.id === id ? now.globals : globals
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
