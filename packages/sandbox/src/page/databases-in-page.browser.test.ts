import { afterAll, beforeAll, expect, it } from 'vitest'
import { createConsole, type Console } from '@console-widgets/core'
import { calls } from '@console-widgets/relational-database/contract'
import { address, time } from 'virtual:console-widgets/page-dump'
import { createPagePlatform, createTurnableClock, type PagePlatform } from './index.ts'

let page: PagePlatform
let console: Console
beforeAll(async () => {
  const dump = await (await fetch(address)).blob()
  page = await createPagePlatform({ dump, clock: createTurnableClock(time) })
  await signIn()
})
afterAll(async () => {
  console.close()
  await page.close()
})

async function signIn(): Promise<void> {
  const browser = page.openBrowser()
  await browser.signIn()
  console = createConsole(browser.consoleOptions)
  await console.session.ensure()
}

const execute = (sql: string, account = 'shop_app') =>
  console.invoke(calls['relational-database.sql.execute'], { name: 'shop', account, sql, confirmed: true })

it('runs real databases in the page and enforces the rights of their accounts', async () => {
  const { statements } = await execute('select count(*) from orders; select title from products order by 1 limit 1')
  expect(statements.map(({ rows }) => rows)).toEqual([[['6000']], [[expect.any(String)]]])
  expect(await execute('delete from orders', 'reports')).toMatchObject({ outcome: 'failed', error: { code: '42501' } })
  for (const sql of [
    'set session authorization postgres',
    "do $$ begin execute 'set session authorization postgres'; end $$",
    'alter system set work_mem = 1',
  ])
    expect(await execute(sql), sql).toMatchObject({ error: { code: '42501' } })
})

it('asks before destructive statements, by keywords, since the page has no parser', async () => {
  const asked = await console.invoke(calls['relational-database.sql.execute'], {
    name: 'shop',
    account: 'shop_app',
    sql: "select 'drop'; drop table orders; delete from products where false",
  })
  expect(asked).toMatchObject({ outcome: 'asks', risks: [{ kind: 'drop', target: 'orders', statement: 1 }] })
})

it('restores databases when the page starts over', async () => {
  await execute('delete from stock_movements')
  console.close()
  await page.reset()
  await signIn()
  expect((await execute('select count(*) from stock_movements')).statements[0]?.rows).toEqual([['2400']])
})
