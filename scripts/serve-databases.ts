import { serveWire, type Serving } from '@console-widgets/sandbox/node'
import type { Platform } from '@console-widgets/sandbox'
import type { Settings } from './settings.ts'

/** Listens for programs that use the teams' databases. A port that wasn't chosen is left alone if it is taken. */
export async function serveDatabases(
  platform: Platform,
  { databasePort: port, hasOwnDatabasePort, publicOrigin }: Settings,
): Promise<Serving | undefined> {
  if (port === undefined) return undefined
  const publicHost = publicOrigin === undefined ? 'localhost' : new URL(publicOrigin).hostname
  return serveWire({ platform, protocol: 'postgresql', port, publicHost }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' && !hasOwnDatabasePort) return undefined
    throw error
  })
}
