import { expect, it } from 'vitest'
import type { Platform } from '@console-widgets/sandbox'
import { serve } from '@console-widgets/sandbox/node'
import { createTestPlatform, signIn, testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { openFaultProxy, type Fault, type PassingRequest } from '../e2e/support/fault-proxy.ts'
import { freePortPair } from '../support/free-port.ts'
import { rowsOfTeam } from '../support/team-rows.ts'
import { createRandom, troubles } from '../support/troubles.ts'
import { walkRelease } from './release-walk.ts'

/** Runs the walk on its own platform, over a connection with these faults. @returns the team's data afterwards */
async function walk(
  choose: (request: PassingRequest) => Fault | undefined,
): Promise<{ rows: string[]; requests: number; met: number }> {
  const { platform, clock, close } = await createTestPlatform({
    demoTraffic: false,
    serviceOptions: { versions: { reviewSeconds: 1 } },
  })
  const [port, target] = [await freePortPair(), await freePortPair()]
  const serving = await serve({
    port: target,
    fetch: (request) => platform.fetch(onOwnOrigin(request, `http://localhost:${port}`)),
  })
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
    // Remains of an upload that was started twice are swept after a day.
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

/** The platform behind a connection, for a console that assumes the platform's own origin. */
function overNetwork(platform: Platform, origin: string): Platform {
  return {
    ...platform,
    async fetch(request, caller) {
      const { pathname, search } = new URL(request.url)
      const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer()
      const answer = await fetch(origin + pathname + search, {
        method: request.method,
        headers: request.headers,
        redirect: 'manual',
        signal: request.signal,
        ...(body ? { body } : {}),
      })
      for (const header of answer.headers.getSetCookie()) caller?.keepCookie?.(header)
      return answer
    },
  }
}

function onOwnOrigin(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  if (headers.get('origin') === origin) headers.set('origin', testOrigin)
  return new Request(testOrigin + pathname + search, {
    method: request.method,
    headers,
    ...(request.body ? { body: request.body, duplex: 'half' } : {}),
  } as RequestInit)
}

it('a walk over a bad connection ends with the same data as one over a good one', async () => {
  const calm = await walk(() => undefined)
  const hard = await walk(troubles(createRandom(7)))
  expect(hard.met).toBeGreaterThan(20)
  const [missing, added] = [
    calm.rows.filter((row) => !hard.rows.includes(row)),
    hard.rows.filter((row) => !calm.rows.includes(row)),
  ]
  expect({ missing, added }).toEqual({ missing: [], added: [] })
  expect(hard.rows).toEqual(calm.rows)
})
