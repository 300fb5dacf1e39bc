import { once } from 'node:events'
import { createServer } from 'node:net'
import { serveWire, type Serving } from '@console-widgets/sandbox/node'
import type { Platform } from '@console-widgets/sandbox'
import type { Settings } from './settings.ts'

/**
 * Fails if the port that was chosen for programs is taken, which would otherwise be noticed once the platform has
 * started, and cost its time.
 * @throws Error with code EADDRINUSE
 */
export async function requireDatabasePort({ databasePort: port, hasOwnDatabasePort }: Settings): Promise<void> {
  if (port === undefined || !hasOwnDatabasePort) return
  const probe = createServer().listen(port, '127.0.0.1')
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

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
