import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls as pricingCalls } from '@console-widgets/pricing/contract'
import { calls } from '@console-widgets/reports/contract'
import { eventKinds } from '@console-widgets/reports/model'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { breakdowns } from './roll-ups/breakdowns.ts'
import { readCsvFile } from './testing/export-file.ts'
import { ask } from './testing/world.ts'

/** The demo team's app with products, of which one isn't for sale. */
const appId = '108370011'
const productNo = 'notes.paper'
const onSale = 'notes.sync.year'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  await test.platform.services.database.asPlatform(async (db) => {
    for (const item of [productNo, onSale])
      await db.execute(
        sql`insert into cw_report_days (events, day, amount, kind, breakdown, team_id, app_id, country, item, currency) values (7, '2026-03-01', 2093, ${eventKinds.purchase}, ${breakdowns.version.number}, ${demoTeamId}, ${appId}, '', ${item}, 'EUR')`,
      )
  })
})
afterAll(() => test.close())

/** Whether the rows of the two products say that they are no longer for sale. */
async function offSale(groupBy: ('appId' | 'productId')[]): Promise<unknown[]> {
  const { rows } = await ask(holder, 'reports.finance-dashboard.get', { groupBy, currency: 'EUR' })
  const known = rows.filter(({ keys }) => keys.productId === productNo || keys.productId === onSale)
  return known.map(({ keys, offSale: is }) => [keys.productId, is]).toSorted()
}

it('keeps a product in the report that has sold it, and says that it is no longer for sale', async () => {
  const product = { appId, productNo }
  expect(await offSale(['productId'])).toEqual([
    [productNo, true],
    [onSale, false],
  ])
  expect(await offSale(['appId', 'productId'])).toEqual(await offSale(['productId']))
  await holder.invoke(pricingCalls['pricing.product.activate'], product)
  expect((await offSale(['productId']))[0]).toEqual([productNo, false])
  await holder.invoke(pricingCalls['pricing.product.delete'], product)
  expect((await offSale(['productId']))[0]).toEqual([productNo, true])
  // Numbers that only events know are neither.
  const { rows } = await ask(holder, 'reports.in-app-purchase.get', { groupBy: ['productId'] })
  expect(rows.filter((row) => row.offSale)).toEqual([])
})

it('says so in files', async () => {
  const { fileURL } = await holder.invoke(calls['reports.export.create'], {
    reportId: 'in-app-purchase',
    appId,
    groupBy: ['productId'],
    language: 'en-US',
    currency: 'EUR',
  })
  const names = (await readCsvFile(test, fileURL as string)).map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining([`${productNo} (no longer for sale)`, onSale]))
})
