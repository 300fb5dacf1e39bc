import type { Wire } from '@console-widgets/platform/calls/wire'
import { openConnection } from './connection.ts'
import { connectionsOf, postgresProtocol } from './connections.ts'

/** Milliseconds between two checks of whether connected accounts still exist. */
const checkEvery = 2000

/** PostgreSQL's protocol for the teams' databases, with their accounts. */
export const postgresWire: Wire = {
  protocol: postgresProtocol,
  open(services) {
    const connections = connectionsOf(services)
    const timer = setInterval(() => {
      for (const connection of connections.values()) void connection.check()
    }, checkEvery)
    ;(timer as { unref?: () => void }).unref?.()
    return {
      accept: (caller) => openConnection(services, connections, caller),
      async close() {
        clearInterval(timer)
        await Promise.all([...connections.values()].map((each) => each.end('57P01', 'The platform is closing')))
      },
    }
  },
}
