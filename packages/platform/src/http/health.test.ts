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

it.each([
  ['can’t be reached', () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ['doesn’t answer', () => new Promise<never>(() => {})],
])('a node isn’t healthy if its database %s', async (_, look) => {
  const answer = await healthOf({ look })
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }])
})
