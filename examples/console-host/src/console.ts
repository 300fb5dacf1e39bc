import { createConsole, type Console } from '@console-widgets/core'
import { embeddingOrigin } from './embedding-page.ts'

/** Whether a partner's page shows the console in a frame, without the surrounding shell. */
export const embedded = new URLSearchParams(location.search).has('embedded')

/** The console of this page. Its own origin handles the calls, and the path determines the language (R18). */
export function createPageConsole(): Console {
  const host = window.top === window ? undefined : embeddingOrigin(window)
  return createConsole({
    zones: { china: { api: location.origin } },
    hostOrigins: host === undefined ? [] : [host],
    capabilities: ['changed', 'notify', 'resize', 'theme-tokens', 'routes'],
  })
}
