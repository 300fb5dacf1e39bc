import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { createMemoryObjects, createPlatform, type Platform } from '@console-widgets/sandbox'
import { openPostgres } from '@console-widgets/sandbox/node'
import { createTestClock } from '@console-widgets/platform/clock/clock'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { openTestDatabase } from '@console-widgets/sandbox/testing/test-database'
import { signIn, testOrigin, testStart } from '@console-widgets/sandbox/testing/test-platform'

/** Several nodes on one PostgreSQL server. */
const toClose: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

async function startNodes(count: number, filled: boolean): Promise<Platform[]> {
  const { database, url, drop } = await openTestDatabase({ filled })
  await database.close()
  toClose.push(drop)
  const nodes = await Promise.all(
    Array.from({ length: count }, async () =>
      createPlatform({
        database: await openPostgres(url as string),
        objects: createMemoryObjects(),
        // By the present time, each node would first make up for the months since the demo team's data.
        clock: createTestClock(testStart),
        publicOrigin: testOrigin,
      }),
    ),
  )
  toClose.push(...nodes.map((node) => node.close))
  return nodes
}

it('nodes initialize an empty database once when three nodes start together', async () => {
  const nodes = await startNodes(3, false)
  const [first, second] = nodes as [Platform, Platform]
  const teams = await first.services.database.asPlatform((queries) =>
    rowsOf<{ n: number }>(queries, sql`select count(*)::int as n from cw_teams where id = 'team-northwind'`),
  )
  expect(teams).toEqual([{ n: 1 }])
  const signature = await crypto.subtle.sign('HMAC', first.services.secret, new Uint8Array([1]))
  expect(await crypto.subtle.verify('HMAC', second.services.secret, signature, new Uint8Array([1]))).toBe(true)
})

it('nodes share sessions', async () => {
  const [first, second] = (await startNodes(2, true)) as [Platform, Platform]
  let turn = 0
  const both: Platform = { ...first, fetch: (request, caller) => (turn++ % 2 ? first : second).fetch(request, caller) }
  const console = await signIn(both)
  const answers = await Promise.all(Array.from({ length: 6 }, () => console.invoke(calls['apps.app.list'], {})))
  expect(new Set(answers.map(({ total }) => total)).size).toBe(1)
})

it('nodes run each job once when they poll at the same moment', async () => {
  const nodes = await startNodes(3, true)
  const done: string[] = []
  for (const { services } of nodes)
    services.jobs.define<{ name: string }>('test.once', async ({ name }) => void done.push(name))
  const names = Array.from({ length: 60 }, (_, index) => `job-${index}`)
  const [{ services }] = nodes as [Platform]
  await services.database.asPlatform(async (queries) => {
    for (const name of names)
      await services.jobs.schedule(queries, {
        kind: 'test.once',
        teamId: 'team-northwind',
        payload: { name },
        dueTime: testStart - 1000,
      })
  })
  await Promise.all(nodes.map((node) => node.wake()))
  expect(done.toSorted()).toEqual(names.toSorted())
})

it('nodes isolate teams on pooled connections', async () => {
  const [node] = (await startNodes(1, true)) as [Platform]
  const { database } = node.services
  const seen = await Promise.all(
    Array.from({ length: 120 }, (_, index) => {
      const teamId = index % 2 ? 'team-northwind' : 'team-lighthouse'
      return database
        .asTeam({ teamId, userId: 'somebody' }, async (queries) => {
          const rows = await rowsOf<{ team_id: string }>(queries, sql`select distinct team_id from cw_apps`)
          if (index % 7 === 0) throw new Error('gives up')
          return rows.every((row) => row.team_id === teamId)
        })
        .catch(() => true)
    }),
  )
  expect(seen).toEqual(seen.map(() => true))
})

it('nodes recover after the server drops connections, idle ones and those in a transaction', async () => {
  const [node] = (await startNodes(1, true)) as [Platform]
  const { database } = node.services
  const cutOthers = () =>
    database.asPlatform((queries) =>
      rowsOf(
        queries,
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    )
  // More often than the pool has connections: none may be lost for good.
  for (let time = 0; time < 30; time++) {
    const cut = database.asPlatform(async (queries) => {
      await rowsOf(queries, sql`select 1`)
      await cutOthers()
      return rowsOf(queries, sql`select 1`)
    })
    await expect(cut).rejects.toThrow()
  }
  // The pool is notified when the sockets close.
  await expect
    .poll(() => database.asPlatform((queries) => rowsOf(queries, sql`select 1 as one`)).catch(() => 'cut'))
    .toEqual([{ one: 1 }])
})
