import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deriveKey } from '@console-widgets/platform/secrets/derive-key'
import { hashPassword } from '@console-widgets/platform/secrets/secrets'
import { accounts, unionAccounts } from '@console-widgets/platform/accounts/tables'
import { demoAccount, demoUnionAccount } from '@console-widgets/platform/demo/people'
import { testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { createRawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import { closedCalls, declaredCalls, type DeclaredCall } from '../derived/support/declared-calls.ts'
import { requestOf } from '../derived/support/requests.ts'
import { createStage, type Stage } from '../derived/support/stage.ts'

// Test files in one process share modules: load a private copy, so that its counters don't affect the next file.
vi.hoisted(() => vi.resetModules())
vi.mock('@console-widgets/platform/secrets/derive-key', async (load) => {
  const real = await load<typeof import('@console-widgets/platform/secrets/derive-key')>()
  return { ...real, deriveKey: vi.fn(real.deriveKey) }
})

let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(async () => {
  await stage.close()
  vi.doUnmock('@console-widgets/platform/secrets/derive-key')
  vi.resetModules()
})

/** The parts of a response that a browser, a cache, or an attacker could exploit. */
async function expectSafe(declared: DeclaredCall, headers: Record<string, string>): Promise<void> {
  const answer = await stage.platform.fetch(requestOf(declared.call, stage.valid(declared), { headers }))
  const text = await answer.text()
  const place = `${declared.id} ${answer.status}`
  expect(answer.headers.get('x-content-type-options'), place).toBe('nosniff')
  expect(answer.headers.get('content-security-policy'), place).toMatch(
    /^default-src 'none';.*(frame-ancestors 'none'|sandbox)/,
  )
  expect(answer.headers.get('content-type') ?? '', place).not.toMatch(/html|svg|xml/)
  expect(answer.headers.get('cache-control') ?? '', place).toMatch(/no-store|private/)
  expect(
    [
      answer.headers.get('server'),
      answer.headers.get('x-powered-by'),
      answer.headers.get('access-control-allow-origin'),
    ],
    place,
  ).toEqual([null, null, null])
  // File paths, stack traces, or the platform's SQL.
  expect(text, place).not.toMatch(/node_modules|\bat \w+ \(|\.ts:\d+|Failed query|scrypt\$/)
}

it('every response has one type, no shared caching, and can’t be framed', async () => {
  // Errors are built in one place, but test one of each service anyway.
  for (const declared of new Map(closedCalls.map((one) => [one.packageName, one])).values())
    await expectSafe(declared, {})
  for (const declared of declaredCalls.filter(({ call }) => call.effect === 'read' && call.tenant !== 'accounts'))
    await expectSafe(declared, stage.holder.headers)
})

it('the document of the calls, which anyone may read, is asked for again after an update', async () => {
  const { headers } = await stage.platform.fetch(new Request(`${testOrigin}/openapi.json`))
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-cache', 'nosniff'])
})

it('a sign-in does the same work for known and unknown accounts', async () => {
  const counted = vi.mocked(deriveKey)
  // The tests' demo accounts use a fast hash; a real one takes as long as the dummy.
  const passwordHash = await hashPassword(demoAccount.password)
  await stage.platform.services.database.asPlatform(async (db) => {
    await db.update(accounts).set({ passwordHash })
    await db.update(unionAccounts).set({ passwordHash })
  })
  const union = { union: '1', way: 'union' }
  const work = []
  const claims: Record<string, string>[] = [
    { ...demoAccount, password: 'wrong' },
    { account: 'nobody@northwind.example', password: 'wrong' },
    { account: '', password: '' },
    { ...union, partner: demoUnionAccount.partner, union_id: demoUnionAccount.unionId, password: 'wrong' },
    { ...union, partner: 'Nobody', union_id: 'nobody', password: 'wrong' },
  ]
  for (const fields of claims) {
    counted.mockClear()
    const answer = await createRawBrowser(stage.platform, { address: `192.0.2.${work.length}` }).submit(fields)
    expect(answer.status).toBe(401)
    work.push(counted.mock.calls.map(([, , costFactor]) => costFactor))
  }
  for (const one of work) expect(one).toEqual([2 ** 15])
})
