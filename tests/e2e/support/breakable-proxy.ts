import { connect, createServer, type Socket } from 'node:net'

/** A connection between browser and server that a test can slow down and break. */
export interface BreakableProxy {
  origin: string
  /** Limits the browser's upload rate in bytes per second; undefined lifts the limit. */
  limit(bytesPerSecond: number | undefined): void
  /** Closes all connections and accepts no new ones until it is restored. */
  cut(): void
  join(): void
  close(): Promise<void>
}

/** Listens on a port and forwards bytes to another. */
export async function openProxy(port: number, target: number): Promise<BreakableProxy> {
  const sockets = new Set<Socket>()
  let broken = false
  let rate: number | undefined

  const server = createServer((client) => {
    if (broken) return void client.destroy()
    const upstream = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (chunk) => {
      upstream.write(chunk)
      if (rate === undefined) return
      client.pause()
      setTimeout(() => client.resume(), (chunk.length / rate) * 1000)
    })
    upstream.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${port}`,
    limit: (bytesPerSecond) => {
      rate = bytesPerSecond
    },
    cut() {
      broken = true
      for (const socket of sockets) socket.destroy()
    },
    join: () => {
      broken = false
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
