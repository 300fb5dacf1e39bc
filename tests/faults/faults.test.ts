import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { demoTeamId, type Platform } from '@console-widgets/sandbox'
import { serve } from '@console-widgets/sandbox/node'
import { rowsOf } from '../../packages/sandbox/src/database/connection.ts'
import { createTestPlatform, signIn, testOrigin } from '../../packages/sandbox/src/testing/test-platform.ts'
import { openFaultProxy, type Fault, type PassingRequest } from '../e2e/support/fault-proxy.ts'
import { freePortPair } from '../support/free-port.ts'
import { walkRelease } from './release-walk.ts'

/** Random numbers from 0 to 1, the same ones for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Nearly every second request meets some trouble. */
function troubles(random: () => number): (request: PassingRequest) => Fault | undefined {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  return ({ bytes }) => {
    if (random() > 0.45) return undefined
    const status = pick([502, 503, 504] as const)
    return pick<Fault>([
      { kind: 'slow', milliseconds: 20 },
      { kind: 'reset' },
      { kind: 'lost' },
      { kind: 'truncated' },
      { kind: 'gateway', status },
      { kind: 'lost-in-gateway', status },
      { kind: 'twice' },
      bytes > 1000 ? { kind: 'cut-upload' } : { kind: 'lost' },
    ])
  }
}

/** Walks on a platform of its own, over a connection with these troubles. @returns what the team then has */
async function walk(choose: (request: PassingRequest) => Fault | undefined): Promise<{ rows: string[]; requests: number; met: number }> {
  const { platform, clock, close } = await createTestPlatform({ reviewSeconds: 1 })
  const [port, target] = [await freePortPair(), await freePortPair()]
  const serving = await serve({ port: target, fetch: (request) => platform.fetch(onOwnOrigin(request, `http://localhost:${port}`)) })
  const proxy = await openFaultProxy(port, target)
  let met = 0
  try {
    const console = await signIn(overNetwork(platform, proxy.origin))
    proxy.decide((request) => {
      const fault = choose(request)
      met += fault ? 1 : 0
      return fault
    })
    await walkRelease(console, async (seconds) => {
      for (let passed = 0; passed < seconds; passed += 5) {
        clock.advance(5000)
        await platform.wake()
      }
    })
    console.close()
    // What nobody used of an upload that was begun twice is swept after a day.
    for (let hours = 0; hours < 30; hours += 6) {
      clock.advance(6 * 3_600_000)
      await platform.wake()
    }
    return { rows: await rowsOfTeam(platform), requests: proxy.seen.length, met }
  } finally {
    await proxy.close()
    await serving.close()
    await close()
  }
}

/** The platform behind a connection, for a console that believes to be on the platform's own origin. */
function overNetwork(platform: Platform, origin: string): Platform {
  return {
    ...platform,
    async fetch(request, caller) {
      const { pathname, search } = new URL(request.url)
      const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer()
      const answer = await fetch(origin + pathname + search, { method: request.method, headers: request.headers, redirect: 'manual', signal: request.signal, ...(body ? { body } : {}) })
      for (const header of answer.headers.getSetCookie()) caller?.keepCookie?.(header)
      return answer
    },
  }
}

function onOwnOrigin(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  if (headers.get('origin') === origin) headers.set('origin', testOrigin)
  return new Request(testOrigin + pathname + search, { method: request.method, headers, ...(request.body ? { body: request.body, duplex: 'half' } : {}) } as RequestInit)
}

/**
 * Not what a team has: the memory of acts, in which an act is kept under a random id, and the steps of uploads, of which
 * a bad connection needs more.
 */
const passing = ['cw_acts', 'cw_multipart_uploads', 'cw_multipart_parts']

/**
 * Every row of the team, in an order of its own. Ids, keys and times are another in each run, and the install base, and the users that a release
 * reaches follow the app's id, so they are left out, and so is what the trail tells of the steps of uploads.
 */
async function rowsOfTeam(platform: Platform): Promise<string[]> {
  return platform.services.database.asPlatform(async (db) => {
    const tables = await rowsOf<{ name: string }>(db, sql`select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'team_id'`)
    const all: string[] = []
    for (const { name } of tables.filter((table) => !passing.includes(table.name))) {
      const rows = await rowsOf<{ row: string }>(db, sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t where team_id = ${demoTeamId}`)
      all.push(...rows.map(({ row }) => `${name} ${row.replace(/\b(?:[A-Z]{2})?[0-9a-z]{24}\b|\b[0-9a-z]{50}\b|\b[0-9A-Z]{50}\b|(?<="(?:users|countedUsers|installBase)": )\d+/g, '#').replace(/\b\d{9,}\b/g, '#')}`))
    }
    return all.filter((row) => !/files\.|cw_objects/.test(row) || row.startsWith('cw_objects ')).map((row) => row.replace(/"change_id": \d+, /, '')).sort()
  })
}

it('a walk over a bad connection ends with the same data as one over a good one', async () => {
  const calm = await walk(() => undefined)
  const hard = await walk(troubles(createRandom(7)))
  expect(hard.met).toBeGreaterThan(20)
  const [missing, added] = [calm.rows.filter((row) => !hard.rows.includes(row)), hard.rows.filter((row) => !calm.rows.includes(row))]
  expect({ missing, added }).toEqual({ missing: [], added: [] })
  expect(hard.rows).toEqual(calm.rows)
}, 300_000)
