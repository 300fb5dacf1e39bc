import { atom } from 'nanostores'
import { guardedPlace, readPlace, type Place } from '@console-widgets/data'

/**
 * The place of a tag, which only the page knows: its host owns the address. Going to another path fires `cw-navigate`,
 * and a host that shows the path in its own way prevents it. Filters and tabs change the parameters alone, and are the
 * tag's own business.
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

/** The place of an element, also before it is defined: what is read early is read there. */
export function placeOf(element: Element): Place {
  const place = places.get(element) ?? createTagPlace(element)
  places.set(element, place)
  return place
}

/** An element that comes back after it was unmounted starts anew. */
export function forgetPlace(element: Element): void {
  places.delete(element)
}
