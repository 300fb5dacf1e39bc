import { type Place, readPlace } from './place.ts'

/** Asks whether the place may be left. False stays. */
export type LeaveGuard = () => Promise<boolean>

const guarded = new WeakMap<Place, { place: Place; guards: Set<LeaveGuard> }>()

/**
 * Wraps a place so that its guards are asked before going to another path. One per place, so that all users share its
 * stores.
 */
export function guardedPlace(place: Place): Place {
  const known = guarded.get(place)
  if (known) return known.place
  const guards = new Set<LeaveGuard>()
  const made: Place = {
    $route: place.$route,
    hrefOf: place.hrefOf,
    has: place.has,
    go(route, options) {
      const stays = readPlace(route).path === readPlace(place.$route.get()).path
      if (guards.size === 0 || stays) return place.go(route, options)
      void mayLeave(place).then((may) => {
        if (may) place.go(route, options)
      })
    },
  }
  const entry = { place: made, guards }
  guarded.set(place, entry)
  guarded.set(made, entry)
  return made
}

/** Asks the guards of a place, one after another, whether it may be left; also for a way out that is not a route. */
export async function mayLeave(place: Place): Promise<boolean> {
  for (const ask of guarded.get(place)?.guards ?? []) if (!(await ask())) return false
  return true
}

/** Registers a guard, so that a form can ask before its place is left. Returns a function that removes it. */
export function guardPlace(place: Place, ask: LeaveGuard): () => void {
  const { guards } = guarded.get(guardedPlace(place)) as { guards: Set<LeaveGuard> }
  guards.add(ask)
  return () => void guards.delete(ask)
}
