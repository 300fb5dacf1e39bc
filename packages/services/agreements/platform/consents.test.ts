import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/agreements/contract'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { refused } from '@console-widgets/sandbox/testing/refused'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { publications } from './tables.ts'

const maps = '108370001'
const day = 86_400_000

let test: TestPlatform
let holder: Console
let key: string
let documentId: string
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  const { database } = test.platform.services
  await database.asPlatform(async (db) => {
    key = (await keyOfConfigFile(db, maps))!
    const [text] = await db
      .select({ documentId: publications.documentId })
      .from(publications)
      .where(eq(publications.title, 'Privacy policy of Northwind Maps'))
    documentId = text!.documentId
  })
})
afterAll(() => test.close())

const read = () => holder.invoke(calls['privacy.consent.query'], { appId: maps, lang: 'en-US' })
/** What an app reports. */
const report = async (consent: object) => {
  const answer = await test.platform.fetch(
    new Request(`${clientAddress(testOrigin, key)}/consents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId, lang: 'en-US', version: 2, subject: 'someone', given: true, ...consent }),
    }),
    { address: '192.0.2.7' },
  )
  return answer.status
}
/** The figures of a version. */
const figures = async (version: number) => {
  const { given, withdrawn } = (await read()).versions.find((each) => each.version === version)!
  return { given, withdrawn }
}

it('shows that consents to an earlier version stopped to count when users had to agree again, and grow since', async () => {
  const { versions, series, days, people, valid } = await read()
  expect(versions.map(({ version, requireConfirm }) => [version, requireConfirm])).toEqual([
    [1, 0],
    [2, 1],
  ])
  const [first, second] = series
  const changed = days.findIndex((time) => time >= Math.floor(versions[1]!.effectiveTime / day) * day)
  expect(first!.values[changed - 1]).toBeGreaterThan(50)
  expect(second!.values[changed - 1]).toBe(0)
  expect(second!.values.at(-1)).toBeGreaterThan(second!.values[changed + 1] ?? 0)
  expect(valid).toBe(versions[1]!.given)
  expect(valid).toBeLessThan(people)
  for (const [index, { given }] of versions.entries()) expect(series[index]!.values.at(-1)).toBe(given)
})

it('stores what apps report of a person, once, and never changes it', async () => {
  const before = await figures(2)
  expect(await report({})).toBe(201)
  expect(await report({})).toBe(200)
  expect(await figures(2)).toEqual({ ...before, given: before.given + 1 })
  expect(await report({ given: false })).toBe(201)
  expect(await figures(2)).toEqual({ given: before.given, withdrawn: before.withdrawn + 1 })
})

it.each([
  ['a version that never was in effect', { version: 3 }, 404],
  ['a language without a text', { lang: 'de-DE' }, 404],
  ['a text of another app', { documentId: 'unheard-of' }, 404],
  ['a consent to a version that isn’t in effect any more', { version: 1 }, 409],
  ['a withdrawal of a person who hasn’t consented', { subject: 'nobody', given: false }, 409],
  ['a person without an ID', { subject: '' }, 400],
])('refuses %s', async (_, consent, status) => {
  expect(await report(consent)).toBe(status)
})

it('goes on as days pass', async () => {
  const before = await figures(2)
  test.clock.advance(3 * day)
  await test.platform.wake()
  holder = await signIn(test.platform)
  expect((await figures(2)).given).toBeGreaterThan(before.given)
})

it('keeps a developer’s own consents, which no one else sees', async () => {
  const own = async (console: Console) =>
    (await console.invoke(calls['privacy.agreement.developer-query'], {})).consents.map(({ code, given }) => [
      code,
      given,
    ])
  const sign = (given: boolean, version = '2026-01') =>
    holder.invoke(calls['privacy.consent.sign'], { code: 'research', version, given })
  expect(await refused(sign(true, '2020-01'))).toMatchObject({ reason: 'conflict', issues: [{ field: 'version' }] })
  await sign(true)
  expect(await own(holder)).toEqual([
    ['product-news', false],
    ['research', true],
  ])
  expect(await own(await signIn(test.platform, demoAccounts.finance))).toEqual([
    ['product-news', false],
    ['research', false],
  ])
  await sign(false)
  expect((await own(holder))[1]).toEqual(['research', false])
})
