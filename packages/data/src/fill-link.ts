import { writePlace } from './place.ts'
import { fillRoute } from './routes.ts'

/**
 * Fills in a pattern for a link of the platform, which knows pages only by name. Values that the pattern has no
 * parameter for become parameters of the address, such as the part of the page that the link is about.
 */
export function fillLink(pattern: string, values: Readonly<Record<string, string>>): string {
  const others = Object.entries(values).filter(([name]) => !pattern.split('/').includes(`:${name}`))
  return writePlace(fillRoute(pattern, values), new URLSearchParams(others))
}
