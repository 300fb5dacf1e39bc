import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A proxy that sends each request to the next of several servers. */
export interface RoundRobinProxy {
  origin: string
  /** Requests that each server has answered, in the order of the servers. */
  answered: number[]
  close(): Promise<void>
}

/** Starts a proxy. A server that refuses the connection is skipped; a request that breaks off is answered with 502. */
export async function startRoundRobinProxy(origins: readonly string[]): Promise<RoundRobinProxy> {
  const answered = origins.map(() => 0)
  let turn = 0
  const pass = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, triesLeft: number) => {
    const place = turn++ % origins.length
    const { method, url, headers, socket } = incoming
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
    const outgoing = send(`${origins[place]}${url}`, { method, headers: { ...headers, 'x-forwarded-for': forwarded } })
    outgoing.on('response', (answer) => {
      answered[place] = (answered[place] ?? 0) + 1
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && triesLeft > 0) pass(incoming, body, response, triesLeft - 1)
      else if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    outgoing.end(body)
  }
  const server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => pass(incoming, body, response, origins.length - 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
