import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'

/** Fault on the way of a request. `lost…` requests are handled by the server, but their response is dropped. */
export type Fault =
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'reset' | 'lost' | 'truncated' | 'cut-upload' | 'twice' | 'never' }
  | { kind: 'gateway' | 'lost-in-gateway'; status: 502 | 503 | 504 }

/** A request as the proxy receives it, before it is forwarded. */
export interface PassingRequest {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingMessage['headers']
  bytes: number
}

/** A connection between browser and server with faults chosen by a test. */
export interface FaultProxy {
  origin: string
  /** All requests so far, in order. */
  seen: readonly PassingRequest[]
  /** Called before each request is forwarded; undefined forwards it unchanged. */
  decide(choose: (request: PassingRequest) => Fault | undefined): void
  close(): Promise<void>
}

/** A complete response of the server. */
interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Listens on a port and forwards requests to another, except for its own pages. */
export async function openFaultProxy(
  port: number,
  target: number,
  pageAt: (path: string) => string | undefined = () => undefined,
): Promise<FaultProxy> {
  const seen: PassingRequest[] = []
  let choose: (request: PassingRequest) => Fault | undefined = () => undefined

  const server = createServer(async (request, response) => {
    const body = await readAll(request).catch(() => undefined)
    // The browser has closed the connection.
    if (!body) return void response.destroy()
    const passing: PassingRequest = {
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      headers: request.headers,
      bytes: body.length,
    }
    const page = pageAt(passing.url.split('?')[0] as string)
    if (page !== undefined)
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    seen.push(passing)
    const pass = (part = body) => passOn(target, request, part)
    try {
      await meet(choose(passing), pass, response, body)
    } catch {
      response.destroy()
    }
  })
  // Faults come from the proxy only, not from idle connections that close on reuse.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${port}`,
    seen,
    decide: (next) => {
      choose = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function meet(
  fault: Fault | undefined,
  pass: (part?: Buffer) => Promise<Answer>,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  switch (fault?.kind) {
    case 'never':
      return
    case 'reset':
      return void response.destroy()
    case 'cut-upload':
      await pass(body.subarray(0, body.length / 2)).catch(() => undefined)
      return void response.destroy()
    case 'lost':
      await pass()
      return void response.destroy()
    case 'gateway':
      return void giveGatewayPage(response, fault.status)
    case 'lost-in-gateway':
      await pass()
      return void giveGatewayPage(response, fault.status)
    case 'truncated': {
      const answer = await pass()
      giveHead(response, answer)
      response.write(answer.body.subarray(0, answer.body.length / 2), () => response.destroy())
      return
    }
    case 'twice':
      await pass()
      break
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.milliseconds))
  }
  const answer = await pass()
  giveHead(response, answer)
  response.end(answer.body)
}

function giveHead(response: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _, connection: __, ...rest } = headers
  response.writeHead(status, { ...rest, 'content-length': body.length })
}

function giveGatewayPage(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end(`<html><h1>${status}</h1></html>`)
}

/** Forwards a request. If its body is truncated, the connection is closed there. */
function passOn(target: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onward = send({
      port: target,
      host: '127.0.0.1',
      method,
      path: url,
      headers: { ...headers, connection: 'close' },
    })
    onward.once('error', reject)
    onward.once('response', (answer) =>
      readAll(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
        reject,
      ),
    )
    const whole = body.length >= Number(headers['content-length'] ?? 0)
    if (whole) onward.end(body)
    else onward.write(body, () => setTimeout(() => onward.destroy(new Error('The upload was cut')), 50))
  })
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
