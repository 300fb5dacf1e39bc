import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { WireServer } from '@console-widgets/platform/calls/wire'
import type { Serving } from './serve.ts'
import type { Platform } from '@console-widgets/platform/create-platform'

export interface ServeWireOptions {
  platform: Platform
  /** Name of the protocol, such as `postgresql`. */
  protocol: string
  port: number
  /** Address to listen on. Default: localhost only. */
  host?: string
  /** Host name that programs are told to connect to. Default: localhost. */
  publicHost?: string
}

/** Milliseconds after which the system asks a silent client whether it is still there. */
const keepAlive = 60_000

/**
 * Listens for a protocol other than HTTP that a service answers.
 * @throws Error with code EADDRINUSE if the port is taken
 */
export async function serveWire({
  platform: { services, wires },
  protocol,
  port,
  host = '127.0.0.1',
  publicHost = 'localhost',
}: ServeWireOptions): Promise<Serving> {
  const wire = wires.find((each) => each.protocol === protocol)
  if (!wire) throw new Error(`No service answers the protocol ${protocol}`)
  const server = createServer({ keepAlive: true, keepAliveInitialDelay: keepAlive, noDelay: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const opened = wire.open(services)
  server.on('connection', (socket) => passOn(socket, opened))
  const { port: actual } = server.address() as AddressInfo
  services.wireAddresses.set(protocol, { host: publicHost, port: actual })
  return {
    port: actual,
    async close() {
      services.wireAddresses.delete(protocol)
      const closed = new Promise((resolve) => server.close(resolve))
      await opened.close()
      await closed
    },
  }
}

function passOn(socket: Socket, opened: WireServer): void {
  const connection = opened.accept({
    address: socket.remoteAddress ?? '',
    write(bytes) {
      if (socket.destroyed || socket.write(bytes)) return
      return new Promise((resolve) => {
        const go = () => {
          socket.off('drain', go).off('close', go)
          resolve()
        }
        socket.on('drain', go).on('close', go)
      })
    },
    end() {
      socket.end()
      // A client that doesn't close its side is disconnected.
      setTimeout(() => socket.destroy(), 1000).unref()
    },
  })
  socket.on('data', (bytes) => {
    const taken = connection.receive(bytes)
    if (!taken) return
    socket.pause()
    void taken.finally(() => socket.resume())
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => connection.closed())
}
