import { type Place, readPlace } from './place.ts'

/** Asks whether a place may be left; false keeps it. */
export type LeaveGuard = () => Promise<boolean>

const guarded = new WeakMap<Place, { place: Place; guards: Set<LeaveGuard> }>()

/** A place that asks its guards before it goes to another path; one for each place, so that all share its stores. */
export function guardedPlace(place: Place): Place {
  const known = guarded.get(place)
  if (known) return known.place
  const guards = new Set<LeaveGuard>()
  const made: Place = {
    $route: place.$route,
    hrefOf: place.hrefOf,
    go(route, options) {
      const stays = readPlace(route).path === readPlace(place.$route.get()).path
      if (guards.size === 0 || stays) return place.go(route, options)
      void Promise.all([...guards].map((ask) => ask())).then((answers) => {
        if (answers.every(Boolean)) place.go(route, options)
      })
    },
  }
  const entry = { place: made, guards }
  guarded.set(place, entry)
  guarded.set(made, entry)
  return made
}

/** Lets a form ask before its place is left; the returned function lets go. */
export function guardPlace(place: Place, ask: LeaveGuard): () => void {
  const { guards } = guarded.get(guardedPlace(place)) as { guards: Set<LeaveGuard> }
  guards.add(ask)
  return () => void guards.delete(ask)
}
