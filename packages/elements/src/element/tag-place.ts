import { atom } from 'nanostores'
import { guardedPlace, readPlace, type Place } from '@console-widgets/data'

/**
 * The place of a tag, in memory, since the host owns the address. Going to another path fires `cw-navigate`; a host
 * that handles the navigation itself cancels the event. Filters and tabs only change parameters, which the tag handles
 * itself.
 */
function createTagPlace(element: Element): Place {
  const $route = atom('/')
  return guardedPlace({
    $route,
    go(route) {
      const elsewhere = readPlace(route).path !== readPlace($route.get()).path
      const navigate = () =>
        element.dispatchEvent(
          new CustomEvent('cw-navigate', { detail: { route }, bubbles: true, composed: true, cancelable: true }),
        )
      if (!elsewhere || navigate()) $route.set(route)
    },
    hrefOf: () => '#',
  })
}

const places = new WeakMap<Element, Place>()

/** The place of an element, even before it is defined: early reads use it. */
export function placeOf(element: Element): Place {
  const place = places.get(element) ?? createTagPlace(element)
  places.set(element, place)
  return place
}

/** An element that returns after it was unmounted starts over. */
export function forgetPlace(element: Element): void {
  places.delete(element)
}
