import { zones, type Console, type Zone } from '@console-widgets/core'

/** Parameter of the selected site. It is in the address, so that reloading keeps it, and a link shows the same data. */
const parameter = 'site'

/** The site in an address, if it is one of the deployment's zones (R68). */
export function siteOf(search: string, offered: readonly Zone[]): Zone | undefined {
  const name = new URLSearchParams(search).get(parameter)
  return offered.find((zone) => zone === name)
}

/** The zones to choose a site from: those with an endpoint. */
export function sitesOf({ options }: Pick<Console, 'options'>): Zone[] {
  return zones.filter((zone) => options.zones[zone])
}

/** Address of the same page at another site; without one, at the default. */
export function addressAt({ pathname, search, hash }: Location, site: Zone | undefined): string {
  const parameters = new URLSearchParams(search)
  if (site) parameters.set(parameter, site)
  else parameters.delete(parameter)
  const query = parameters.toString().replace(/=(?=&|$)/g, '')
  return pathname + (query && `?${query}`) + hash
}
