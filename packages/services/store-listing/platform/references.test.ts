import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { countryCodes } from '@console-widgets/core/tables'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { settings } from '@console-widgets/platform/settings/tables'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { calls } from '@console-widgets/store-listing/contract'
import { calls as teamCalls } from '@console-widgets/teams/contract'
import { carriers } from './carriers.ts'

let test: TestPlatform
let console: Awaited<ReturnType<typeof signIn>>
let appId = ''
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
  const [app] = await test.platform.services.database.look((db) =>
    db.select({ appId: apps.appId }).from(apps).where(eq(apps.appName, 'Northwind Maps')),
  )
  appId = app?.appId ?? ''
})
afterAll(() => test.close())

it('knows each network once, in a country that the platform knows', () => {
  const codes = carriers.flatMap((carrier) => carrier.codes)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[2-7]\d\d-\d{2,3}$/)
  for (const { country } of carriers) expect(countryCodes).toContain(country)
})

it('names the networks of countries, and of those that an app is meant for', async () => {
  const query = async (input: { appId?: string; countries?: ['DE'] }) =>
    (await console.invoke(calls['store-listing.app-carrier.query'], input)).carriers
  expect((await query({ countries: ['DE'] })).find(({ name }) => name === 'Telekom')).toEqual({
    country: 'DE',
    name: 'Telekom',
    codes: ['262-01'],
  })
  expect(await query({})).toHaveLength(carriers.length)
  const ofApp = await query({ appId })
  expect(ofApp.length).toBeGreaterThan(0)
})

it('derives the key of an app from that of the platform, and records who has seen it', async () => {
  const read = (of: string) => console.invoke(calls['store-listing.drm-key.get'], { appId: of })
  const { key } = await read(appId)
  expect((await read(appId)).key).toBe(key)
  const [stored] = await test.platform.services.database.asPlatform((db) =>
    db.select().from(settings).where(eq(settings.name, 'signing-key')),
  )
  const block = Buffer.concat([Buffer.from(JSON.stringify(['drm key', appId])), Buffer.from([1])])
  expect(key).toBe(
    createHmac('sha256', stored?.value ?? '')
      .update(block)
      .digest('base64'),
  )
  const filter = ['callId:=:store-listing.drm-key.get']
  const { items } = await console.invoke(teamCalls['teams.audit-record.list'], { filter })
  expect(items).toHaveLength(2)
  expect(JSON.stringify(items)).not.toContain(key)
  const finance = await signIn(test.platform, demoAccounts.finance)
  await finance.session.switchTeam(demoTeamId)
  expect(await refused(finance.invoke(calls['store-listing.drm-key.get'], { appId }))).toMatchObject({
    kind: 'forbidden',
  })
})

it('tells what the permissions and the libraries of a package imply about data', async () => {
  const read = (of: string) => console.invoke(calls['store-listing.privacy-metadata.get'], { appId: of })
  const checked = await read(appId)
  expect(checked.package).not.toBeNull()
  expect(checked.checkTime).not.toBeNull()
  expect(checked.dataTypes.find(({ type }) => type === 'location')).toMatchObject({
    permissions: expect.arrayContaining(['android.permission.ACCESS_FINE_LOCATION']),
    sdks: expect.arrayContaining([{ name: 'HUAWEI Map Kit', maker: 'Huawei' }]),
  })
  await test.platform.services.database.asPlatform((db) => db.execute(sql`delete from cw_app_checks`))
  const unchecked = await read(appId)
  expect(unchecked.checkTime).toBeNull()
  expect(unchecked.dataTypes.flatMap(({ sdks }) => sdks)).toEqual([])
})
