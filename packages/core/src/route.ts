/** Mode of the page, read from its address (R10–R17). */
export interface Route {
  /** App-level view, which is also the H5 mode (R11). */
  appView: boolean
  /** App ID of the app-level view, from a query parameter (R12). */
  appId: string | undefined
  /** Open test mode: calls carry neither the team nor the CSRF header (R13). */
  openTest: boolean
  /** Demo project view for visitors who are not signed in (R14). */
  demoProject: boolean
  /** Product ID of the demo project view: `demo`, the platform's own demo project, if the address names none. */
  productId: string | undefined
  /** Whether the session-token refresh is skipped: on hap/#/app and cis/#/app (R16). */
  skipsRefresh: boolean
  /** Last path segment of the hash, without its query (R17). */
  pageId: string
}

/** The parts of `Location` that are read. */
export type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/** Reads the route from an address. Query parameters may be in the hash or in the search part. */
export function readRoute(address: Address): Route {
  const { hash } = address
  const queryAt = hash.indexOf('?')
  const hashPath = queryAt < 0 ? hash : hash.slice(0, queryAt)
  const inHash = new URLSearchParams(queryAt < 0 ? '' : hash.slice(queryAt + 1))
  const inSearch = new URLSearchParams(address.search)
  const parameter = (name: string) => inHash.get(name) ?? inSearch.get(name) ?? undefined
  const appView = hash.startsWith('#/app/')
  const demoProject = hash.includes('#/demoProject')
  return {
    appView,
    appId: appView ? parameter('appId') : undefined,
    openTest: hashPath === '#/app/openTest' || hashPath.startsWith('#/app/openTest/'),
    demoProject,
    productId: demoProject ? (parameter('productId') ?? 'demo') : undefined,
    skipsRefresh: /(^|\/)(hap|cis)\/?$/.test(address.pathname) && (appView || hashPath === '#/app'),
    pageId: hashPath.split(/[#/]/).findLast((segment) => segment !== '') ?? '',
  }
}
