import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyDemoData } from '../support/demo-data.ts'
import { signInTo, startServer, type Client, type Server } from './server.ts'

let folder: string
let server: Server
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-databases-'))
  await copyDemoData(folder)
  server = await startServer(folder)
})
afterEach(async () => {
  await server.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const path = '/relational-database/v1/databases/shop/execute'
/** Executes a statement. On a busy machine, the first one takes longer than statements may by default. */
const execute = (client: Client, sql: string, more: object = {}) =>
  client.call('POST', path, { account: 'shop_app', sql, timeoutSeconds: 300, ...more }) as Promise<{
    outcome: string
    statements: { rows: string[][] }[]
  }>

/** Writes rows one after the other until one isn't acknowledged. @returns why it isn't */
async function writeRows(client: Client, written: number[]): Promise<unknown> {
  for (let number = written.length; ; number++) {
    try {
      const answer = await execute(client, `insert into kept values (${number})`)
      if (answer.outcome !== 'succeeded') return answer
    } catch (error) {
      return error
    }
    written.push(number)
  }
}

it('keeps every acknowledged row of a team’s database when killed during writes', async () => {
  const written: number[] = []
  const before = await signInTo(server.origin)
  expect(await execute(before, 'create table kept (i int primary key)')).toMatchObject({ outcome: 'succeeded' })
  const writing = writeRows(before, written)
  const enough = vi.waitUntil(() => written.length > 20, { timeout: 200_000, interval: 5 })
  // The server is there: it acknowledges every row until it is killed.
  expect(await Promise.race([writing, enough])).toBe(true)
  await server.end('SIGKILL')
  await writing
  server = await startServer(folder)
  const client = await signInTo(server.origin)
  const { statements } = await execute(client, 'select i from kept', { rowLimit: 100_000 })
  const rows = new Set(statements[0]?.rows.map(([i]) => Number(i)))
  expect(written.filter((i) => !rows.has(i))).toEqual([])
  // One row may have been written without its acknowledgment arriving.
  expect(rows.size - written.length).toBeLessThanOrEqual(1)
}, 400_000)

it('exits on request, and doesn’t wait for a statement', async () => {
  const client = await signInTo(server.origin)
  await execute(client, 'create table kept (i int); insert into kept values (1)')
  void execute(client, 'select count(*) from generate_series(1, 1000000000) a, generate_series(1, 100) b').catch(
    () => {},
  )
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const asked = performance.now()
  await server.end('SIGTERM')
  // On a busy machine, an exit of seconds takes minutes. The statement would take five. Monotonic: the system’s clock
  // can be set meanwhile.
  expect(performance.now() - asked).toBeLessThan(240_000)
  server = await startServer(folder)
  expect((await execute(await signInTo(server.origin), 'select * from kept')).statements[0]?.rows).toEqual([['1']])
}, 400_000)
