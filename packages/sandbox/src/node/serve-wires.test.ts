import { createConnection } from 'node:net'
import { execFile, execFileSync } from 'node:child_process'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/relational-database/contract'
import { createTestPlatform, signIn, type TestPlatform } from '../testing/test-platform.ts'
import { serveWire } from './serve-wires.ts'

const password = 'Tide-and-Time-7'
let test: TestPlatform
let holder: Console
let wire: Awaited<ReturnType<typeof serveWire>>

beforeAll(async () => {
  test = await createTestPlatform()
  wire = await serveWire({ platform: test.platform, protocol: 'postgresql', port: 0 })
  holder = await signIn(test.platform)
  for (const [name, readonly] of [
    ['program', false],
    ['viewer', true],
  ] as const)
    await holder.invoke(calls['relational-database.account.create'], {
      name,
      password,
      hosts: ['%'],
      databases: [{ name: 'shop', readonly }],
    })
})
afterAll(async () => {
  await wire.close()
  await test.close()
})

const addressOf = ({ account = 'program', database = 'shop', secret = password, team = 'team-northwind' } = {}) =>
  `postgresql://${account}.${team}:${encodeURIComponent(secret)}@127.0.0.1:${wire.port}/${database}`

async function connect(address = addressOf()): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function connected<T>(work: (client: pg.Client) => Promise<T>, address = addressOf()): Promise<T> {
  const client = await connect(address)
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

const logged = async () =>
  (
    await holder.invoke(calls['relational-database.run.list'], {
      name: 'shop',
      filter: ['kind:=:connection'],
      maxReqCount: 100,
    })
  ).items

function hasPsql(): boolean {
  try {
    execFileSync('psql', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.skipIf(!hasPsql())('psql (skipped where it isn’t installed)', () => {
  const psql = (input: string, address = addressOf(), ...more: string[]) =>
    new Promise<{ output: string; error: string; code: number | null }>((resolve) => {
      const child = execFile(
        'psql',
        [address, '--no-psqlrc', '--quiet', '--no-align', '--tuples-only', ...more],
        { env: { ...process.env, PGCONNECT_TIMEOUT: '20' } },
        (_, output, error) => resolve({ output: output.trim(), error, code: child.exitCode }),
      )
      child.stdin?.end(input)
    })

  it('runs statements, meta commands, and COPY in both directions', async () => {
    const { output, error } = await psql(`
      create table tides (port text primary key, height numeric);
      copy tides from stdin;
Brest\t7.1
Cuxhaven\t\\N
\\.
      copy (select * from tides order by port) to stdout;
      select count(*) from orders;
      \\d tides
    `)
    expect(error).toBe('')
    expect(output.split('\n')).toEqual(
      expect.arrayContaining(['Brest\t7.1', 'Cuxhaven\t\\N', '6000', 'height|numeric|||']),
    )
  })

  it('lists the tables', async () => {
    expect(await psql('\\dt orders')).toMatchObject({ error: '', output: expect.stringContaining('orders|table') })
  })

  it('can’t change its account, with either protocol', async () => {
    expect((await psql("alter role current_user password 'Another-1'")).error).toContain('Accounts and their passwords')
    expect(await connected((client) => codeOf(client.query('set role postgres')))).toBe('42501')
    expect(await connected((client) => codeOf(client.query('alter role current_user connection limit $1', [5])))).toBe(
      '42501',
    )
  })

  it('reports errors with their position, and goes on', async () => {
    const { output, error } = await psql('select nothing from orders;\nselect 1;')
    expect(error).toContain('column "nothing" does not exist')
    expect(error).toContain('LINE 1: select nothing from orders;')
    expect(output).toBe('1')
  })

  it('is refused with a wrong password', async () => {
    const { error, code } = await psql('select 1', addressOf({ secret: 'Wrong-password-1' }))
    expect(error).toContain('Password authentication failed')
    expect(code).toBe(2)
  })
})

describe('a client with prepared statements', () => {
  it('runs them with parameters, in transactions, and after an error', async () => {
    await connected(async (client) => {
      await client.query('create temporary table counted (n int)')
      await client.query('begin')
      await client.query({ name: 'add', text: 'insert into counted values ($1)', values: [1] })
      await client.query('savepoint before')
      expect(await codeOf(client.query('select 1 / $1::int', [0]))).toBe('22012')
      await client.query('rollback to before')
      await client.query({ name: 'add', text: 'insert into counted values ($1)', values: [2] })
      await client.query('commit')
      expect((await client.query('select sum(n)::int as sum from counted')).rows).toEqual([{ sum: 3 }])
    })
  })

  it('keeps its settings and statements while the SQL page uses the database in between', async () => {
    await connected(async (client) => {
      await client.query("set application_name = 'tides'; set search_path = pg_catalog, public")
      await client.query({ name: 'number', text: 'select $1::int + 1 as n', values: [1] })
      expect(
        await holder.invoke(calls['relational-database.sql.execute'], {
          name: 'shop',
          account: 'viewer',
          sql: 'show application_name',
        }),
      ).toMatchObject({ outcome: 'succeeded' })
      expect((await client.query({ name: 'number', values: [41] } as pg.QueryConfig)).rows).toEqual([{ n: 42 }])
      expect((await client.query('show application_name')).rows).toEqual([{ application_name: 'tides' }])
      expect((await client.query('show search_path')).rows).toEqual([{ search_path: 'pg_catalog, public' }])
    })
  })

  it('serves several connections to one database at once', async () => {
    const clients = await Promise.all([connect(), connect(), connect(addressOf({ account: 'viewer' }))])
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (clients[index % 3] as pg.Client).query<{ n: number }>('select $1::int as n', [index]),
      ),
    )
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 12 }, (_, index) => index))
    await Promise.all(clients.map((client) => client.end()))
  })
})

describe('permissions', () => {
  it('are those of the account', async () => {
    await connected(
      async (client) => {
        expect((await client.query('select count(*)::int as n from orders')).rows).toEqual([{ n: 6000 }])
        expect(await codeOf(client.query('delete from orders'))).toBe('42501')
        expect(await codeOf(client.query('set session authorization postgres'))).toBe('42501')
      },
      addressOf({ account: 'viewer' }),
    )
  })

  it('do not extend to other databases, teams, and hosts', async () => {
    expect(await codeOf(connect(addressOf({ database: 'players' })))).toBe('42501')
    expect(await codeOf(connect(addressOf({ database: 'no-such' })))).toBe('3D000')
    expect(await codeOf(connect(addressOf({ team: 'team-saltmarsh' })))).toBe('28P01')
    expect(await codeOf(connect(addressOf({ account: 'no-such' })))).toBe('28P01')
    await holder.invoke(calls['relational-database.account-base-info.update'], { name: 'viewer', hosts: ['10.%'] })
    expect(await codeOf(connect(addressOf({ account: 'viewer' })))).toBe('28000')
    await holder.invoke(calls['relational-database.account-base-info.update'], { name: 'viewer', hosts: ['%'] })
  })

  it('end with the account, also for those connected', async () => {
    await holder.invoke(calls['relational-database.account.create'], {
      name: 'passing',
      password,
      hosts: ['%'],
      databases: [{ name: 'shop', readonly: true }],
    })
    const idle = await connect(addressOf({ account: 'passing' }))
    const asking = await connect(addressOf({ account: 'passing' }))
    const lost = new Promise<{ code?: string }>((resolve) => idle.once('error', resolve))
    await holder.invoke(calls['relational-database.account.delete'], { name: 'passing' })
    expect(await codeOf(asking.query('select 1'))).not.toBe('none')
    expect((await lost).code).toMatch(/^28000|57P01$/)
    expect(await codeOf(connect(addressOf({ account: 'passing' })))).toBe('28P01')
  })
})

describe('limits and the log', () => {
  it('logs each request with its account, rows, and error, without passwords', async () => {
    await connected(async (client) => {
      await client.query('select generate_series(1, 7) as logged')
      await client.query('select $1::int / 0 as logged_failure', [1]).catch(() => {})
      await client.query("select 'password ''hidden-secret'' logged'")
    })
    await vi.waitFor(async () => {
      const runs = await logged()
      const of = (text: string) => runs.find(({ sql }) => sql.includes(text))
      expect(of('generate_series(1, 7)')).toMatchObject({
        accountName: 'program',
        state: 'succeeded',
        statements: 1,
        rowCount: 7,
      })
      expect(of('logged_failure')).toMatchObject({ state: 'failed', error: 'division by zero' })
    })
  })

  it('ends statements at the time limit of the instance', async () => {
    await holder.invoke(calls['relational-database.base-info.update'], { timeoutSeconds: 1 })
    const client = await connect()
    expect(await codeOf(client.query('select pg_sleep(20)'))).toBe('57014')
    await client.end()
    await holder.invoke(calls['relational-database.base-info.update'], { timeoutSeconds: 30 })
  })

  it('cancels a statement when the program asks for it or leaves', async () => {
    const client = await connect()
    const failed = codeOf(client.query('select pg_sleep(20)'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { processID, secretKey } = client as unknown as { processID: number; secretKey: number }
    const request = Buffer.alloc(16)
    for (const [index, value] of [16, 80_877_102, processID, secretKey].entries())
      request.writeInt32BE(value, index * 4)
    createConnection(wire.port, '127.0.0.1').end(request)
    expect(await failed).toMatch(/^57014|57P01$/)
    await client.end().catch(() => {})
  })

  it('returns results of any size without holding them', async () => {
    await connected(async (client) => {
      const { rows } = await client.query("select repeat('x', 1000) as x from generate_series(1, 20000)")
      expect(rows).toHaveLength(20_000)
      expect(rows.at(-1).x).toHaveLength(1000)
    })
  })
})

it('rejects what isn’t its protocol', async () => {
  const response = await fetch(`http://127.0.0.1:${wire.port}/`).then(
    () => 'answered',
    () => 'closed',
  )
  expect(response).toBe('closed')
})
