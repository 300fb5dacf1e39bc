import { useConsole, useStore } from '@console-widgets/ui'
import { useMemo } from 'react'
import { atom } from 'nanostores'

/** A user's navigation settings. */
export interface NavigationState {
  /** Ids of favorite pages, in the order they were added. */
  favourites: readonly string[]
  /** Keys of the collapsed categories. */
  closed: readonly string[]
}

const nothing: NavigationState = { favourites: [], closed: [] }

/** The user's favorites and collapsed categories, stored in this browser per user, with functions to change them. */
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

/** Parses stored settings; undefined if another application has written there. */
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
