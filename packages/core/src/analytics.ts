import type { Console } from './console.ts'
import { analyticsSwitches } from './switches.ts'

/** Service item and domain of every ping (R174). */
const serviceItem = 4
const domain = 'AGC'

/** Reports page views and clicks (R8). Sends nothing unless a switch is on, and never fails visibly. */
export interface Analytics {
  /** Reports a view of the current page, or of the given one. */
  pageView(pageId?: string): void
  /** Reports a click on the element with that name, such as `versions.submit`. */
  click(element: string): void
}

/** Report address of the current zone, which ends in /webv1 (R173). Undefined if the configuration has none. */
export function analyticsAddress({ options, $zone }: Pick<Console, 'options' | '$zone'>): string | undefined {
  const address = options.zones[$zone.get()]?.analytics
  return address && `${address.replace(/(?<!\/)\/+$/, '').replace(/\/webv1$/, '')}/webv1`
}

export function createAnalytics(console: Console): Analytics {
  const { options, ports, session, route, $language, $zone } = console

  const send = (event: 'pageView' | 'click', facts: { pageId: string; element?: string }) => {
    try {
      const systems = analyticsSwitches(options.switches, ports.localStorage)
      const address = analyticsAddress(console)
      if (!address || systems.length === 0) return
      // Pages are reported by ID alone: an address may contain user input.
      const ping = JSON.stringify({
        event,
        ...facts,
        serviceItem,
        domain,
        systems,
        language: $language.get(),
        zone: $zone.get(),
        teamId: session.$state.get().info?.teamId,
        time: ports.now(),
      })
      // A beacon outlives the page; plain text needs no preflight.
      if (ports.ownNetwork && globalThis.navigator?.sendBeacon?.(address, new Blob([ping], { type: 'text/plain' })))
        return
      void ports
        .fetch(address, {
          method: 'POST',
          body: ping,
          headers: { 'content-type': 'text/plain' },
          keepalive: true,
          credentials: 'omit',
          mode: 'no-cors',
        })
        .catch(() => undefined)
    } catch {
      // A failure of analytics must not affect the page.
    }
  }

  let viewed: string | undefined
  return {
    pageView(pageId = route().pageId) {
      viewed = pageId
      send('pageView', { pageId })
    },
    // On the page as it was reported: the end of the address can be the ID of a record.
    click: (element) => send('click', { pageId: viewed ?? route().pageId, element }),
  }
}
