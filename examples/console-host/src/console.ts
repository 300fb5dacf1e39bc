import { createConsole, type Console } from '@console-widgets/core'

/** Pages that may embed this console and talk to it: here the partner portal, on the next port. */
const portalOrigin = `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`

/** The console of this page: its own origin answers the calls, the path says the language (R18). */
export function createPageConsole(): Console {
  return createConsole({ zones: { china: { api: location.origin } }, hostOrigins: [portalOrigin] })
}

/** A partner's page shows the console in a frame, without the shell around it. */
export const embedded = new URLSearchParams(location.search).has('embedded')
