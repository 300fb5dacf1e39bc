import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import type { Console } from '@console-widgets/core'
import { rowsOf } from '../database/connection.ts'
import { demoTeamId } from '../rights/demo-team.ts'
import { europeTeamId } from '../demo/people.ts'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { auditChanges, auditRecords } from './tables.ts'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const lastRecord = async (callId: string) => {
  const { database } = test.platform.services
  return database.asPlatform(async (db) => {
    const records = await db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.callId, callId))
      .orderBy(asc(auditRecords.time), asc(auditRecords.recordId))
    const record = records.at(-1)
    const changes = await db
      .select()
      .from(auditChanges)
      .where(eq(auditChanges.recordId, record?.recordId ?? ''))
      .orderBy(asc(auditChanges.changeId))
    return { record, changes }
  })
}

it('records the actor, the action, and each row before and after', async () => {
  const { appId } = await holder.invoke(calls['apps.app.create'], {
    appName: 'Trail',
    parentType: 13,
    installationFree: false,
  })
  const created = await lastRecord('apps.app.create')
  expect(created.record).toMatchObject({
    teamId: demoTeamId,
    userId: demoTeamId,
    effect: 'write',
    input: { appName: 'Trail' },
  })
  expect(created.changes).toContainEqual(
    expect.objectContaining({
      teamId: demoTeamId,
      tableName: 'cw_apps',
      rowKey: appId,
      operation: 'insert',
      before: null,
      after: expect.objectContaining({ app_name: 'Trail' }),
    }),
  )

  await holder.invoke(calls['apps.app.update'], { appId, appName: 'Trail mix' })
  const [renamed] = (await lastRecord('apps.app.update')).changes.filter(({ tableName }) => tableName === 'cw_apps')
  expect(renamed).toMatchObject({
    rowKey: appId,
    operation: 'update',
    before: { app_name: 'Trail' },
    after: { app_name: 'Trail mix' },
  })
  expect(Object.keys(renamed?.before ?? {})).not.toContain('app_id')

  await holder.invoke(calls['apps.app.delete'], { appId })
  const deleted = await lastRecord('apps.app.delete')
  expect(deleted.changes).toContainEqual(
    expect.objectContaining({
      rowKey: appId,
      operation: 'delete',
      before: expect.objectContaining({ app_name: 'Trail mix' }),
      after: null,
    }),
  )
})

it('records neither rejected changes nor reads', async () => {
  const count = () =>
    test.platform.services.database.asPlatform(async (db) => [
      await db.$count(auditRecords),
      await db.$count(auditChanges),
    ])
  const before = await count()
  await holder.invoke(calls['apps.app.update'], { appId: 'nowhere', appName: 'Other' }).catch(() => {})
  await holder.invoke(calls['apps.app.list'], {})
  expect(await count()).toEqual(before)
})

it('cannot be rewritten by the team or read by another team', async () => {
  const { database } = test.platform.services
  const scope = { teamId: demoTeamId, userId: demoTeamId }
  for (const change of [
    (db: Db) => db.delete(auditChanges),
    (db: Db) => db.update(auditRecords).set({ userId: 'somebody' }),
  ])
    await expect(database.asTeam(scope, change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    })
  expect(await database.asTeam({ teamId: europeTeamId, userId: demoTeamId }, (db) => db.$count(auditChanges))).toBe(0)
})

it('names nothing of a team for another one, although the function that names things has the rights of its owner', async () => {
  const { database } = test.platform.services
  const { record } = await lastRecord('apps.app.update')
  const [appId] = Object.values(record?.input as { appId: string })
  const asked = JSON.stringify([{ column: 'app_id', id: appId }])
  const mentionsFor = (teamId: string) =>
    database.asTeam({ teamId, userId: teamId }, (db) =>
      rowsOf<{ mentions: unknown[] }>(
        db,
        sql`select cw_mentions(${demoTeamId}, ${record?.recordId}, '', ${asked}::jsonb) as mentions`,
      ),
    )
  expect(await mentionsFor(demoTeamId)).toEqual([
    { mentions: [expect.objectContaining({ id: appId, name: 'Trail mix' })] },
  ])
  expect(await mentionsFor(europeTeamId)).toEqual([{ mentions: [] }])
})

it('records that a secret changed, without its value', async () => {
  const { database } = test.platform.services
  const tableOfSecrets = `create table cw_lockers (locker_id text primary key, team_id text not null, pin_secret text)`
  await database.script(
    `${tableOfSecrets}; create trigger cw_record_change after update on cw_lockers for each row execute function cw_record_change('locker_id', 'pin_secret', ''); insert into cw_lockers values ('one', '${demoTeamId}', '1234');`,
  )
  await database.script(
    `select set_config('cw.record', 'locker', false); update cw_lockers set pin_secret = '5678'; select set_config('cw.record', '', false);`,
  )
  const [change] = await database.asPlatform((db) =>
    db.select().from(auditChanges).where(eq(auditChanges.recordId, 'locker')),
  )
  expect(change).toMatchObject({ rowKey: 'one', before: { pin_secret: '…' }, after: { pin_secret: '…' } })
})

type Db = Parameters<Parameters<TestPlatform['platform']['services']['database']['asTeam']>[1]>[0]
