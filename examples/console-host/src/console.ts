import { createConsole, type Console } from '@console-widgets/core'
import type { RouteTable } from '@console-widgets/data'
import { services } from './services.generated.ts'

/** Origins that may embed this console and exchange messages with it: here the partner portal, on the next port. */
const portalOrigin = `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`

/** The console of this page. Its own origin handles the calls, and the path determines the language (R18). */
export function createPageConsole(): Console {
  return createConsole({
    zones: { china: { api: location.origin } },
    hostOrigins: [portalOrigin],
    // So that widgets can link to pages of services that they don't know.
    routes: Object.assign({}, ...services.map(({ routes }) => routes)) as RouteTable,
  })
}

/** Whether a partner's page shows the console in a frame, without the surrounding shell. */
export const embedded = new URLSearchParams(location.search).has('embedded')
