import { expect, it } from 'vitest'
import { createTestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { healthOf, healthPath } from './health.ts'

it('a node is healthy while its database answers', async () => {
  const test = await createTestPlatform()
  const answer = await test.platform.fetch(new Request(`http://console.test${healthPath}`))
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await test.close()
})

it('tells pages of other origins by a script that calls their function', async () => {
  const test = await createTestPlatform()
  const ask = (callback: string) =>
    test.platform.fetch(
      new Request(`http://console.test${healthPath}?callback=${encodeURIComponent(callback)}&_=1`, {
        headers: { origin: 'https://portal.example' },
      }),
    )
  const answer = await ask('cw_1')
  expect([answer.status, await answer.text()]).toEqual([200, '/**/cw_1({"status":"ok"})'])
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  for (const callback of ['', 'alert(1)//', 'a.b', '1a', 'é', 'a'.repeat(101)])
    expect((await ask(callback)).status, callback).toBe(400)
  await test.close()
})

it.each([
  ['can’t be reached', () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ['doesn’t answer', () => new Promise<never>(() => {})],
])('a node isn’t healthy if its database %s', async (_, look) => {
  const answer = await healthOf({ look })
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }])
})
