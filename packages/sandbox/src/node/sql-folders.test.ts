import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  EngineBusy,
  SessionEnded,
  type DatabasePlan,
  type SqlEngine,
} from '@console-widgets/platform/sql-engines/engine'
import { createBinding } from '@console-widgets/platform/sql-engines/bind-session.mjs'
import { scramVerifier } from '@console-widgets/platform/sql-engines/scram'
import { createFolderEngine } from './sql-folders.ts'

let folder: string
let engine: SqlEngine
let passwordVerifier: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sql-folders-'))
  engine = createFolderEngine({ folder, template: '.build/sql-template', mostOpen: 1, patience: 300 })
  passwordVerifier = await scramVerifier('Quite-Long-1')
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

const plan = (databaseId: string): DatabasePlan => ({
  databaseId,
  characterSet: 'UTF8',
  accounts: [{ accountId: 'writer', passwordVerifier, readonly: false, reachable: true }],
})
const open = (databaseId: string) => engine.open(plan(databaseId), 'writer', { timeZone: 'UTC' })
const some = { rows: 10, bytes: 1000 }

it('allows one session per database, and closes an idle database to open another', async () => {
  const first = await open('first')
  await expect(open('first')).rejects.toThrow(EngineBusy)
  await expect(open('second')).rejects.toThrow(EngineBusy)
  await first.run('create table kept as select 1 as x', some)
  await first.close()
  const second = await open('second')
  expect((await second.run('select * from kept', some)).error?.code).toBe('42P01')
  await second.close()
  const again = await open('first')
  expect((await again.run('select * from kept', some)).rows).toEqual([['1']])
  await again.close()
  await expect(again.run('select 1', some)).rejects.toThrow(SessionEnded)
})

it('gives back the memory of a large value: the database is closed after the session', async () => {
  const startOf = async (statement: string) => {
    const session = await open('first')
    const started = (await session.run('select pg_postmaster_start_time()', some)).rows[0]?.[0]
    await session.run(statement, some)
    await session.close()
    return started
  }
  const first = await startOf('select 1')
  expect(await startOf("select length(repeat('x', 400000000))")).toBe(first)
  expect(await startOf('select 1')).not.toBe(first)
})

it('leaks no transaction, temporary table, or setting into the next session', async () => {
  const first = await open('first')
  for (const sql of [
    'create temporary table scratch (i int)',
    'set time zone 7',
    'prepare planned as select 1',
    'begin',
    'create table undone (i int)',
    "set search_path = 'nowhere'",
  ])
    expect((await first.run(sql, some)).error, sql).toBeNull()
  await first.close()
  const second = await open('first')
  for (const sql of ['select * from scratch', 'execute planned', 'select * from undone'])
    expect((await second.run(sql, some)).error, sql).not.toBeNull()
  expect((await second.run("select current_setting('search_path'), current_setting('timezone')", some)).rows).toEqual([
    ['"$user", public', 'UTC'],
  ])
  await second.close()
})

it('deletes a database completely', async () => {
  await engine.drop('first')
  const session = await open('first')
  expect((await session.run('select * from kept', some)).error?.code).toBe('42P01')
  await session.close()
})

it('reads no more bytes than requested', async () => {
  const session = await open('first')
  expect(await session.run("select repeat('x', 400) from generate_series(1, 100)", some)).toMatchObject({
    truncated: true,
    rows: [[expect.any(String)], [expect.any(String)]],
  })
  await session.close()
})

it('opens no session if it cannot locate the authenticated user in the engine', async () => {
  const deaf = {
    exec: async () => [],
    query: async () => ({ rows: [{ id: 16384 }] }),
    Module: { HEAPU8: new Uint8Array(16 * 1024 * 1024) },
  }
  await expect(createBinding(deaf).bind('account', ['owner', 'reader'])).rejects.toThrow(/could not be bound/)
})
