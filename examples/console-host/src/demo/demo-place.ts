import { readPlace, writePlace, type Place } from '@console-widgets/data'
import { computed } from 'nanostores'

/** Path of the demo project, below which visitors find all pages of the console (R14). */
export const demoPath = '/demoProject'

/** Parameter with the ID of the demo project. It stays in the address, for a page that is reloaded or shared. */
const product = 'productId'

/** Pages of the console below the path of the demo project, so that an address leads a visitor to the same page. */
export function createDemoPlace(outer: Place): Place {
  const below = (route: string) => {
    const { path, parameters } = readPlace(route)
    const given = readPlace(outer.$route.get()).parameters.get(product)
    if (given && !parameters.has(product)) parameters.set(product, given)
    return writePlace(path === '/' || path === demoPath ? demoPath : demoPath + path, parameters)
  }
  return {
    $route: computed(outer.$route, (route) =>
      route.startsWith(`${demoPath}/`) ? route.slice(demoPath.length) : route,
    ),
    go: (route, options) => outer.go(below(route), options),
    hrefOf: (route) => outer.hrefOf(below(route)),
  }
}
