/**
 * A page of a console, by the name of its route, with the values of its parameters. Other values become parameters of
 * the address.
 */
export interface PageLink {
  /** Name of the route, such as `apps.app`. */
  id: string
  values: Record<string, string>
}
