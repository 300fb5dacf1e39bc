import { createServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { openPool } from './connection-pool.ts'

let server: Server
afterEach(() => new Promise((closed) => server.close(closed)))

/** PostgreSQL protocol message: type, length, body. */
function message(letter: string, ...body: (number | string)[]): Buffer {
  const bytes = Buffer.concat(
    body.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([0, 0, 0, part]))),
  )
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length + 4)
  return Buffer.concat([Buffer.from(letter), length, bytes])
}

const welcome = message('R', 0)
const ready = message('Z', 'I')
const cut = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')

/** Server that sends these bytes on each connection, in one chunk, and nothing more. */
async function startServer(...greeting: Buffer[]): Promise<string> {
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat(greeting)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `postgres://somebody@127.0.0.1:${(server.address() as AddressInfo).port}/nothing`
}

it('survives a connection that the server closes before its first use', async () => {
  const pool = openPool({ connectionString: await startServer(welcome, ready, cut) })
  const client = await pool.connect()
  await expect(client.query('select 1')).rejects.toThrow()
  client.release()
  expect(pool.totalCount).toBe(0)
  await pool.end()
})

it('survives a connection that the server closes between two statements', async () => {
  const pool = openPool({ connectionString: await startServer(welcome, ready) })
  const client = await pool.connect()
  await new Promise((ended) => client.once('end', () => ended(undefined)))
  await expect(client.query('select 1')).rejects.toThrow()
  client.release()
  await pool.end()
})
