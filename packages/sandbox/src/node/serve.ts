import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

export interface ServeOptions {
  fetch: (
    request: Request,
    caller: { address: string; content: AsyncIterable<Uint8Array> },
  ) => Response | Promise<Response>
  port: number
  /** Address to listen at. Default: this machine alone. */
  host?: string
  /**
   * Proxies before the server, each of which adds to `x-forwarded-for` whom it has heard. Default: none, and the header
   * counts for nothing.
   */
  proxies?: number
  /** Milliseconds after which a client that is slow is cut off, so that many of them keep nobody else out. */
  patience?: Partial<Patience>
}

interface Patience {
  /** Until the headers of a request are there. */
  headers: number
  /** Until all of a request is there, a file that it carries included. */
  request: number
}

const defaultPatience: Patience = { headers: 20_000, request: 30 * 60_000 }

/** A listening server. */
export interface Serving {
  port: number
  /** Takes no more requests, ends the idle connections, and resolves when the rest are done. */
  close(): Promise<void>
}

/** Serves a fetch handler over HTTP. @throws Error with code EADDRINUSE when the port is taken. */
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
 * Of a large body, the request's own stream costs several times what the bytes do. Whoever stops reading can still
 * answer.
 */
function callerOf(incoming: IncomingMessage, proxies: number) {
  return { address: addressOf(incoming, proxies), content: incoming.iterator({ destroyOnReturn: false }) }
}

/** Whom the outermost trusted proxy has heard; what stands before it in the header, anybody can write there. */
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
