import { createConsole, languageOfPath, type Console } from '@console-widgets/core'
import type { RouteTable } from '@console-widgets/data'
import { embeddingOrigin } from './embedding-page.ts'
import { services } from './services.generated.ts'

/** Whether a partner's page shows the console in a frame, without the surrounding shell. */
export const embedded = new URLSearchParams(location.search).has('embedded')

/** The console of this page. Its own origin handles the calls, and the path determines the language (R18). */
export function createPageConsole(): Console {
  const host = window.top === window ? undefined : embeddingOrigin(window)
  return createConsole({
    zones: { china: { api: location.origin } },
    // Whatever was chosen elsewhere: each language has its own address.
    language: languageOfPath(location.pathname),
    hostOrigins: host === undefined ? [] : [host],
    // So that widgets can link to pages of services that they don't know.
    routes: Object.assign({}, ...services.map(({ routes }) => routes)) as RouteTable,
    capabilities: ['changed', 'notify', 'resize', 'theme-tokens', 'routes'],
  })
}
