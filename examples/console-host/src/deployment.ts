import type { ConsoleOptions } from '@console-widgets/core'

/** What the page knows about its deployment: the endpoints of its zones, and its switches. */
export type Deployment = Pick<ConsoleOptions, 'zones' | 'switches'>

/**
 * Reads the deployment from the page, into which the server writes it (R70). A page without it has the zone of its own
 * origin.
 */
export function readDeployment(page: Document): Deployment {
  const element = page.querySelector<HTMLMetaElement>('meta[name="console-deployment"]')
  return element ? (JSON.parse(element.content) as Deployment) : { zones: { china: { api: location.origin } } }
}
