import { fillRoute, type Place, readPlace, writePlace } from '@console-widgets/data'
import { computed, type ReadableAtom } from 'nanostores'
import type { Composition } from './compose.ts'
import type { ConsolePage } from './console-page.ts'
import { matchPath } from './match-path.ts'

/** Path of the app-level view, whose app is a parameter (R11, R12). */
const appView = '/app'

/** The place of a console. */
export interface ConsolePlace extends Place {
  /** Whether the address is of the app-level view, which has no navigation around the page. */
  readonly $isAppView: ReadableAtom<boolean>
}

/**
 * The place of a console, with the pages that its composition has and the team is offered. It also has other addresses
 * of them: those of the app-level view, such as `/app/versions?appId=1`, and names of services, such as
 * `/relational-database`. Views only know the pages' own routes. Links to pages of apps stay in the app-level view.
 */
export function createConsolePlace(
  place: Place,
  composition: Composition,
  isOffered: (service: ConsolePage['service']) => boolean = () => true,
): ConsolePlace {
  const addressOf = (route: string) => (appOfView(place.$route.get()) && inAppView(composition, route)) || route
  return {
    $isAppView: computed(place.$route, (address) => address.startsWith(`${appView}/`)),
    $route: computed(place.$route, (address) => routeOf(composition, address)),
    go: (route, options) => place.go(addressOf(route), options),
    hrefOf: (route) => place.hrefOf(addressOf(route)),
    has(route) {
      const found = composition.find(readPlace(routeOf(composition, route)).path)
      return found !== undefined && isOffered(found.page.service)
    },
  }
}

/** Route of the page at an address; the address itself if it is a page's own. */
function routeOf(composition: Composition, address: string): string {
  const { path, parameters } = readPlace(address)
  if (composition.find(path)) return address
  const appId = parameters.get('appId')
  if (appId && appOfView(address)) {
    for (const page of appPages(composition)) {
      const values = matchPath(patternInView(composition, page), path)
      if (!values) continue
      parameters.delete('appId')
      return writePlace(fillRoute(page.pattern, { ...values, appId }), parameters)
    }
  }
  const service = composition.services.find(({ area }) => path.replace(/\/+$/, '') === `/${area}`)
  const pages = composition.pages.filter((page) => page.service === service)
  const found = pages.find(({ pattern }) => !pattern.includes('/:')) ?? pages[0]?.entry
  return found ? writePlace(found.pattern, parameters) : address
}

/** Address in the app-level view of an app's page. */
function inAppView(composition: Composition, route: string): string | undefined {
  const { path, parameters } = readPlace(route)
  const found = composition.find(path)
  if (!found?.values.appId || !appPages(composition).includes(found.page)) return undefined
  parameters.set('appId', found.values.appId)
  return writePlace(fillRoute(patternInView(composition, found.page), found.values), parameters)
}

/** The app of the app-level view; undefined elsewhere. */
function appOfView(address: string): string | undefined {
  const { path, parameters } = readPlace(address)
  return path === appView || path.startsWith(`${appView}/`) ? (parameters.get('appId') ?? undefined) : undefined
}

/** Pages about one app, which its tabs lead to. */
function appPages({ pages }: Composition): readonly ConsolePage[] {
  return pages.filter(({ tab }) => tab?.section?.of === 'app')
}

/** Pattern of an app's page in the app-level view: `/app/versions` for `/apps/:appId/versions`. */
function patternInView(composition: Composition, { id, service }: ConsolePage): string {
  const own = ({ service: of, id: name }: ConsolePage) => of.routes[name] as string
  const root = appPages(composition)
    .map(own)
    .reduce((one, other) => (one.length <= other.length ? one : other))
  return appView + (service.routes[id] as string).slice(root.length)
}
