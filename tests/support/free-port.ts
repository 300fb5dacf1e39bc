import { createServer } from 'node:net'

/** A free port whose successor is free as well. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await freePort()
    if (port < 65_535 && (await freePort(port + 1).catch(() => 0)) === port + 1) return port
  }
}

/** A free local port: the preferred one, or any. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
