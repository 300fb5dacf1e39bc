import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFetchOutside } from '../node/fetch-outside.ts'
import type { FetchOutside } from '@console-widgets/platform/internet/outside'

/** A request that a server has received. */
interface Received {
  path: string
  headers: IncomingHttpHeaders
  /** Whether the request is signed as the Standard Webhooks specification says, computed by other code. */
  isSignedWith(secret: string): boolean
}

/** A server of another company, which receives postbacks. */
export interface Receiver {
  received: readonly Received[]
  /** What it answers. */
  status: number
  /** Sends a request for its public address to it. */
  take: FetchOutside
  stop(): Promise<void>
}

/** Starts a server that stands for https://receiver.example. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer(({ url = '', headers }, response) => {
    const isSignedWith = (secret: string) => {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.https://receiver.example${url}`
      const signature = createHmac('sha256', key).update(content).digest('base64')
      return headers['webhook-signature'] === `v1,${signature}`
    }
    received.push({ path: url, headers, isSignedWith })
    response.writeHead(receiver.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetchOutside = createFetchOutside([origin])
  const receiver: Receiver = {
    received,
    status: 200,
    take: ({ pathname, search }, signal, headers) => fetchOutside(new URL(pathname + search, origin), signal, headers),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return receiver
}
