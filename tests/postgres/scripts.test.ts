import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { createTestPlatform } from '@console-widgets/sandbox/testing/test-platform'

it('runs a script again that the server has ended for a deadlock with another node', async () => {
  const test = await createTestPlatform()
  const { database } = test.platform.services
  await database.script('create table first (number integer); create table second (number integer)')
  let isLocked = false
  const otherNode = database.asPlatform(async (db) => {
    await db.execute(sql`lock table first`)
    isLocked = true
    const waiting = () => rowsOf(db, sql`select 1 from pg_locks where not granted and relation = 'first'::regclass`)
    await vi.waitUntil(async () => (await waiting()).length > 0, { timeout: 60_000 })
    await db.execute(sql`lock table second`)
  })
  // The server ends the one that has waited for a second, which is the script unless this machine is very busy.
  const hasEnded = otherNode.catch(() => {})
  await vi.waitUntil(() => isLocked, { timeout: 60_000 })
  await database.script('begin; lock table second; insert into second values (7); lock table first; commit')
  await hasEnded
  expect(await database.asPlatform((db) => rowsOf(db, sql`select number from second`))).toEqual([{ number: 7 }])
  await test.close()
})
