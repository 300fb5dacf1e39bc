import { atom } from 'nanostores'
import { readPlace, type Place } from '@console-widgets/data'
import type { WidgetParts } from './widget-element.ts'

/**
 * The place of a tag, which only the page knows: its host owns the address. Going to another path fires `cw-navigate`,
 * and a host that shows the path in its own way prevents it. Filters and tabs change the parameters alone, and are the
 * tag's own business.
 */
export function createTagPlace(widget: WidgetParts): Place {
  const $route = atom('/')
  return {
    $route,
    go(route) {
      const elsewhere = readPlace(route).path !== readPlace($route.get()).path
      if (!elsewhere || widget.fire('navigate', { route }, true)) $route.set(route)
    },
    hrefOf: () => '#',
  }
}
