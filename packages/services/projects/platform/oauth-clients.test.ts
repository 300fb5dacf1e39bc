import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/projects/contract'
import { isRedirectUri } from '@console-widgets/projects/model'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { oauthClients } from './tables.ts'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const appId = '108370001'
const uri = 'https://northwind.example/back'
const create = (clientName: string, redirectUris = [uri]) =>
  holder.invoke(calls['app-oauth.app-oauth.create'], { appId, clientName, redirectUris })
const verify = (clientId: string, clientSecret: string | null, redirectUri = uri) =>
  holder.invoke(calls['app-oauth.client.verify'], { clientId, clientSecret: clientSecret ?? '', redirectUri })

it('an OAuth client returns its secret once, and stores only a hash', async () => {
  const { clientId, clientSecret } = await create('Web')
  expect(clientSecret).toMatch(/^\w{50}$/)
  const { items } = await holder.invoke(calls['app-oauth.app-oauth.get'], { appId })
  expect(items).toMatchObject([{ clientId, clientName: 'Web', redirectUris: [uri] }])
  const rows = await test.platform.services.database.asPlatform((db) => db.select().from(oauthClients))
  expect(JSON.stringify([items, rows])).not.toContain(clientSecret)
  expect(await verify(clientId, clientSecret)).toEqual({ appId, isRedirectAllowed: true })
  expect(await verify(clientId, clientSecret, `${uri}/`)).toMatchObject({ isRedirectAllowed: false })
  expect(await refused(verify(clientId, 'wrong'))).toMatchObject({ reason: 'not-found' })
})

it('a rotated secret replaces the previous one after 24 hours', async () => {
  const { clientId, clientSecret } = await create('Server')
  const rotated = await holder.invoke(calls['app-oauth.app-oauth.update'], { appId, clientId, rotateSecret: true })
  expect(rotated.previousUntil).toBe(test.clock.now() + 86_400_000)
  await verify(clientId, clientSecret)
  await verify(clientId, rotated.clientSecret)
  await test.clock.advance(86_400_000)
  expect(await refused(verify(clientId, clientSecret))).toMatchObject({ reason: 'not-found' })
  await verify(clientId, rotated.clientSecret)
  // Sessions have ended in the meantime.
  holder = await signIn(test.platform)
  await holder.invoke(calls['app-oauth.app-oauth.delete'], { appId, clientId })
  expect(await refused(verify(clientId, rotated.clientSecret))).toMatchObject({ reason: 'not-found' })
})

it.each([
  'http://northwind.example/back',
  'https://*.northwind.example/back',
  'https://northwind.example/back#top',
  'https://ada@northwind.example/back',
  'https://',
  ' https://northwind.example',
])('a redirect address cannot be %s', async (wrong) => {
  expect(isRedirectUri(wrong)).toBe(false)
  expect(await refused(create('Wrong', [uri, wrong]))).toMatchObject({
    kind: 'invalid',
    issues: [{ field: expect.stringMatching(/^redirectUris/) as string }],
  })
})
