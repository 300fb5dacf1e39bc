import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

export interface ServeOptions {
  fetch: (
    request: Request,
    caller: { address: string; content: AsyncIterable<Uint8Array> },
  ) => Response | Promise<Response>
  port: number
  /** Address to listen on. Default: localhost only. */
  host?: string
  /**
   * Number of proxies in front of the server, each of which appends its client to `x-forwarded-for`. Default: none, and
   * the header is ignored.
   */
  proxies?: number
  /** Timeouts for slow clients, in milliseconds, so that they can't block others. */
  patience?: Partial<Patience>
}

interface Patience {
  /** Until the request headers have arrived. */
  headers: number
  /** Until the whole request has arrived, including uploaded files. */
  request: number
}

const defaultPatience: Patience = { headers: 20_000, request: 30 * 60_000 }

/** Running server. */
export interface Serving {
  port: number
  /** Stops accepting requests and closes idle connections. Resolves when pending requests are done. */
  close(): Promise<void>
}

/** Serves a fetch handler over HTTP. @throws Error with code EADDRINUSE if the port is taken */
export async function serve({
  fetch,
  port,
  host = '127.0.0.1',
  proxies = 0,
  patience,
}: ServeOptions): Promise<Serving> {
  const listener = getRequestListener(
    (request, { incoming }) => fetch(request, callerOf(incoming as IncomingMessage, proxies)),
    { overrideGlobalObjects: false },
  )
  const { headers, request: whole } = { ...defaultPatience, ...patience }
  const limits = {
    headersTimeout: headers,
    requestTimeout: whole,
    connectionsCheckingInterval: Math.min(headers, 5000),
  }
  const server = createServer(limits, (request, response) => void listener(request, withStatusText(response)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) }
}

/**
 * Passes the raw bytes: for large bodies, the request's own stream costs several times as much. A handler that stops
 * reading can still respond.
 */
function callerOf(incoming: IncomingMessage, proxies: number) {
  return { address: addressOf(incoming, proxies), content: incoming.iterator({ destroyOnReturn: false }) }
}

/** Client as seen by the outermost trusted proxy. Entries before it in the header can be forged. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const heard =
    proxies > 0
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-proxies)
          ?.trim()
      : undefined
  return heard || (socket.remoteAddress ?? '')
}

/** Sets the status text, by which clients recognize an invalid token (R181): the fetch adapter drops it. */
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
    // Clients still reading after this long are disconnected.
    setTimeout(() => server.closeAllConnections(), 3000).unref()
  })
}
