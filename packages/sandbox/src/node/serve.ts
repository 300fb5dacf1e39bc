import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

export interface ServeOptions {
  fetch: (request: Request, caller: { address: string }) => Response | Promise<Response>
  port: number
  /** Address to listen at. Default: this machine alone. */
  host?: string
}

/** A listening server. */
export interface Serving {
  port: number
  /** Takes no more requests, ends the idle connections, and resolves when the rest are done. */
  close(): Promise<void>
}

/** Serves a fetch handler over HTTP. @throws Error with code EADDRINUSE when the port is taken. */
export async function serve({ fetch, port, host = '127.0.0.1' }: ServeOptions): Promise<Serving> {
  const listener = getRequestListener((request, { incoming }) => fetch(request, { address: incoming.socket.remoteAddress ?? '' }), { overrideGlobalObjects: false })
  const server = createServer((request, response) => void listener(request, withStatusText(response)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) }
}

/** Clients know a bad token by the status text (R181), which the fetch adaptor does not pass on: the verdict has it. */
function withStatusText(response: ServerResponse<IncomingMessage>): ServerResponse<IncomingMessage> {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((status: number, ...rest: never[]) => {
    const headers = rest.at(-1) as Record<string, string> | undefined
    const text = headers?.['x-status-text']
    return text ? writeHead(status, text, headers) : writeHead(status, ...rest)
  }) as typeof response.writeHead
  return response
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeIdleConnections()
    // Whoever is still reading after this long is cut off.
    setTimeout(() => server.closeAllConnections(), 3000).unref()
  })
}
