import { useConsole, useStore } from '@console-widgets/ui'
import { useMemo } from 'react'
import { atom } from 'nanostores'

/** What a person has made of the navigation. */
export interface NavigationState {
  /** Ids of pages, in the order in which they were chosen. */
  favourites: readonly string[]
  /** Keys of the categories that are closed. */
  closed: readonly string[]
}

const nothing: NavigationState = { favourites: [], closed: [] }

/** The person's favourites and closed categories, kept in this browser for each person, and how they are changed. */
export function useNavigationState() {
  const { session, ports } = useConsole()
  const userId = useStore(session.$profile)?.userId ?? ''
  const key = `console-navigation:${userId}`
  const $state = useMemo(() => atom(readState(ports.localStorage.getItem(key))), [key, ports])
  const state = useStore($state)
  const change = (part: Partial<NavigationState>) => {
    const next = { ...$state.get(), ...part }
    $state.set(next)
    ports.localStorage.setItem(key, JSON.stringify(next))
  }
  return {
    ...state,
    toggleFavourite: (id: string) => change({ favourites: toggled(state.favourites, id) }),
    toggleCategory: (category: string) => change({ closed: toggled(state.closed, category) }),
  }
}

function toggled(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one]
}

/** What was kept; nothing where someone else has written there. */
function readState(text: string | null): NavigationState {
  try {
    const { favourites, closed } = { ...nothing, ...(JSON.parse(text ?? '{}') as Partial<NavigationState>) }
    return { favourites: strings(favourites), closed: strings(closed) }
  } catch {
    return nothing
  }
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
