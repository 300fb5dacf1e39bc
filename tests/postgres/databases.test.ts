import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { calls } from '@console-widgets/relational-database/contract'
import type { Console } from '@console-widgets/core'
import { ensurePrivateLists } from '@console-widgets/platform/sql-engines/server-lists'
import { databaseUrl } from '@console-widgets/sandbox/testing/test-database'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

/** Accounts that connect to the server directly, bypassing the platform. */
let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  // The engine creates a database of the demo team on first use.
  await holder.invoke(calls['relational-database.sql.execute'], { name: 'shop', account: 'shop_app', sql: 'select 1' })
  await holder.invoke(calls['relational-database.sql.execute'], {
    name: 'players',
    account: 'shop_app',
    sql: 'select 1',
  })
})
afterAll(() => test.close())

const engineNames = async () => {
  const databases = await holder.invoke(calls['relational-database.database.list'], {})
  const accounts = await holder.invoke(calls['relational-database.account.list'], {})
  const nameOf = (items: { name: string; engineName: string }[], name: string) =>
    items.find((item) => item.name === name)?.engineName as string
  return {
    shop: nameOf(databases.items, 'shop'),
    players: nameOf(databases.items, 'players'),
    app: nameOf(accounts.items, 'shop_app'),
    reports: nameOf(accounts.items, 'reports'),
  }
}

async function asAccount<T>(database: string, user: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const address = new URL(databaseUrl(test.databaseUrl as string, database))
  address.username = user
  const client = new pg.Client({ connectionString: address.href })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { code?: string }) => error.code,
  )

it('has the same permissions as in the console', async () => {
  const { shop, app, reports } = await engineNames()
  expect(
    await asAccount(shop, app, async (client) => (await client.query('select count(*)::int as n from orders')).rows),
  ).toEqual([{ n: 6000 }])
  expect(await codeOf(asAccount(shop, reports, (client) => client.query('delete from orders')))).toBe('42501')
  for (const role of ['console', 'postgres'])
    expect(await codeOf(asAccount(shop, app, (client) => client.query(`set role ${role}`)))).toBe('42501')
})

it("can't connect to the platform's database or any without a privilege", async () => {
  const { app, shop } = await engineNames()
  const platform = new URL(test.databaseUrl as string).pathname.slice(1)
  expect(await codeOf(asAccount(platform, app, (client) => client.query('select 1')))).toBe('42501')
  await holder.invoke(calls['relational-database.account-privileges.update'], {
    name: 'shop_app',
    databases: [{ name: 'players', readonly: false }],
  })
  expect(await codeOf(asAccount(shop, app, (client) => client.query('select 1')))).toBe('42501')
})

it('can connect only if it is allowed from every host', async () => {
  const { shop, reports } = await engineNames()
  await holder.invoke(calls['relational-database.account-base-info.update'], {
    name: 'reports',
    hosts: ['10.0.%', 'local'],
  })
  expect(await codeOf(asAccount(shop, reports, (client) => client.query('select 1')))).toBe('28000')
  expect(
    await holder.invoke(calls['relational-database.sql.execute'], {
      name: 'shop',
      account: 'reports',
      sql: 'select 1',
    }),
  ).toMatchObject({ outcome: 'succeeded' })
})

it('is dropped while an account is connected to it and the server vacuums it', async () => {
  const { shop, app } = await engineNames()
  await holder.invoke(calls['relational-database.account-privileges.update'], {
    name: 'shop_app',
    databases: [{ name: 'shop', readonly: false }],
  })
  await holder.invoke(calls['relational-database.sql.execute'], { name: 'shop', account: 'shop_app', sql: 'select 1' })
  const ended = asAccount(shop, app, async (client) => {
    await client.query(
      'create table large (n int) with (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1)',
    )
    await client.query('insert into large select generate_series(1, 100000)')
    await client.query('delete from large')
    // Sessions without a user in a database belong to the server itself.
    await vi.waitUntil(
      async () =>
        (await client.query('select 1 from pg_stat_activity where datname = $1 and usesysid is null', [shop])).rowCount,
      { timeout: 30_000, interval: 100 },
    )
    const lost = new Promise((resolve) => client.once('error', resolve))
    await holder.invoke(calls['relational-database.database.delete'], { name: 'shop' })
    return lost
  })
  expect(await ended).toMatchObject({ code: '57P01' })
  expect(await codeOf(asAccount(shop, app, (client) => client.query('select 1')))).toBe('3D000')
})

it('can’t read the lists of the server, even by SQL built at run time, where the platform is a superuser', async ({
  skip,
}) => {
  const { app, players } = await engineNames()
  await holder.invoke(calls['relational-database.account-privileges.update'], {
    name: 'shop_app',
    databases: [{ name: 'players', readonly: false }],
  })
  await holder.invoke(calls['relational-database.sql.execute'], {
    name: 'players',
    account: 'shop_app',
    sql: 'select 1',
  })
  const built = (list: string) =>
    codeOf(
      asAccount(players, app, (client) =>
        client.query(
          `do $$ declare n text; begin execute 'select count(*) from ' || 'pg' || '_${list}' into n; end $$`,
        ),
      ),
    )
  // With the rights of this run’s platform, the engine can’t refuse them, and the page of the instance says so.
  expect(await built('database')).toBe('none')
  const { isolatesAccounts } = await holder.invoke(calls['relational-database.base-info.get'], undefined)
  expect(isolatesAccounts).toBe(false)
  const isSuperuser = await asAccount(players, 'postgres', (client) =>
    ensurePrivateLists({ query: async (sql) => (await client.query(sql)).rows }),
  ).then(
    () => true,
    () => false,
  )
  if (!isSuperuser) skip('needs a superuser “postgres” without a password')
  for (const list of ['database', 'roles', 'auth_members', 'stat_activity', 'stat_get_activity(null)'])
    expect(await built(list), list).toBe('42501')
  // The page of the database reads its own schema as before, with the names in its policies.
  const policy = 'alter table players enable row level security; create policy all_rows on players using (true)'
  await holder.invoke(calls['relational-database.sql.execute'], { name: 'players', account: 'shop_app', sql: policy })
  const schema = await holder.invoke(calls['relational-database.schema.get'], { name: 'players', account: 'shop_app' })
  expect(JSON.stringify(schema)).toContain('all_rows')
})
