import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/relational-database/contract'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { dropPolicySql, policySql, type PolicyDraft, rowSecuritySql, tryPolicySql } from '../src/policies/policy-sql.ts'
import type { ShownTable } from '../src/tables/table-sql.ts'

/** The SQL of the forms for row policies, on the engine. */
let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  await run(`create table notes (id int, author text); insert into notes values (1, 'a'), (2, 'a'), (3, 'b')`)
})
afterAll(() => test.close())

const run = (sql: string | readonly string[], account = 'shop_app') =>
  holder.invoke(calls['relational-database.sql.execute'], {
    name: 'shop',
    account,
    sql: [sql].flat().join('\n'),
    oneTransaction: true,
    confirmed: true,
  })

async function notes() {
  const schema = await holder.invoke(calls['relational-database.schema.get'], { name: 'shop', account: 'shop_app' })
  const relation = schema.schemas
    .find(({ name }) => name === 'public')
    ?.relations.find(({ name }) => name === 'notes') as ShownTable['relation']
  return { table: { schema: 'public', relation }, roles: schema.roles }
}

const policy = (more: Partial<PolicyDraft>): PolicyDraft => ({
  name: 'own "rows"',
  command: 'SELECT',
  permissive: true,
  roles: ['public'],
  using: '',
  check: '',
  ...more,
})

/** Number of rows that an account sees. */
async function seen(account: string): Promise<string | null | undefined> {
  const { table } = await notes()
  return (await run(tryPolicySql(table), account)).statements[0]?.rows[0]?.[0]
}

it('hides rows from read-only accounts, or from all, as policies are turned on', async () => {
  expect([await seen('reports'), await seen('shop_app')]).toEqual(['3', '3'])
  expect((await run(rowSecuritySql((await notes()).table, 'on'))).error).toBeNull()
  expect([await seen('reports'), await seen('shop_app')]).toEqual(['0', '3'])
  expect((await run(rowSecuritySql((await notes()).table, 'forced'))).error).toBeNull()
  expect([await seen('reports'), await seen('shop_app')]).toEqual(['0', '0'])
})

it('grants rows to accounts, and replaces and drops a policy', async () => {
  const { table, roles } = await notes()
  const reports = roles.find(({ account }) => account === 'reports')?.role as string
  const writers = roles.find(({ kind }) => kind === 'writers')?.role as string
  const created = [
    ...policySql(table, undefined, policy({ roles: [reports], using: "author = 'b'" })),
    ...policySql(
      table,
      undefined,
      policy({ name: 'write', command: 'ALL', roles: [writers], using: 'id < 3', check: 'id < 9' }),
    ),
  ]
  expect((await run(created)).error).toBeNull()
  expect([await seen('reports'), await seen('shop_app')]).toEqual(['1', '2'])
  expect((await run(`insert into notes values (9, 'c')`)).error).toMatchObject({ code: '42501' })
  expect((await notes()).table.relation).toMatchObject({
    rowSecurity: 'forced',
    policies: [
      { name: 'own "rows"', command: 'SELECT', roles: [reports], using: "(author = 'b'::text)", check: null },
      { name: 'write', command: 'ALL', roles: [writers], using: '(id < 3)', check: '(id < 9)' },
    ],
  })

  const readers = roles.find(({ kind }) => kind === 'readers')?.role as string
  expect(
    (await run(policySql(table, 'own "rows"', policy({ name: 'all', roles: [readers], using: 'true' })))).error,
  ).toBeNull()
  expect(await seen('reports')).toBe('3')
  const stricter = policy({ name: 'strict', permissive: false, command: 'ALL', using: 'id = 1' })
  expect((await run(policySql(table, undefined, stricter))).error).toBeNull()
  expect([await seen('reports'), await seen('shop_app')]).toEqual(['1', '1'])
  expect((await run(['strict', 'all'].flatMap((name) => dropPolicySql(table, name)))).error).toBeNull()
  expect([await seen('reports'), await seen('shop_app')]).toEqual(['0', '2'])
  expect((await run(rowSecuritySql((await notes()).table, 'off'))).error).toBeNull()
  expect([await seen('reports'), await seen('shop_app')]).toEqual(['3', '3'])
})
