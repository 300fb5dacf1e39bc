import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Queries } from '@console-widgets/platform/database/connection'
import { createHandler, deleteHandler, listHandler } from '@console-widgets/platform/database/plain-handlers'
import { freshTeamId } from '@console-widgets/platform/demo/people'
import { createTestPlatform, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { testUsers } from '../../packages/services/teams/platform/tables.ts'

// The handlers of a plain list on a table that is there: two test users per team, each of another account.
const fields = { account: 'text' } as const
const list = listHandler(testUsers, fields, 'account')
const create = createHandler(testUsers, 'testUserId', { most: 2, unique: 'account' })
const remove = deleteHandler(testUsers, 'testUserId')

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform()
})
afterAll(() => test.close())

const now = () => 1_770_000_000_000
const call = { id: 'teams.test-user.delete' }
const inTeam = <T>(work: (db: Queries) => Promise<T>, teamId = freshTeamId) =>
  test.platform.services.database.asTeam({ teamId, userId: 'user-holder' }, work)
const add = (account: string) => inTeam((db) => create({ account, nickName: account, validUntil: now() }, { db, now }))
const listed = async () => (await inTeam((db) => list({}, { db }))).items.map(({ account }) => account)

it('create rows with an ID and times, up to the limit, each with a text that no other has', async () => {
  const row = await add('First')
  expect(row).toMatchObject({ teamId: freshTeamId, account: 'First', createTime: now(), updateTime: now() })
  expect(row.testUserId).toMatch(/^[a-z0-9]{24}$/)
  await expect(add('FIRST')).rejects.toMatchObject({
    reason: 'name-taken',
    message: "'FIRST' already exists",
    issues: [{ field: 'account', message: 'is already taken' }],
  })
  await add('Second')
  await expect(add('Third')).rejects.toMatchObject({
    reason: 'limit-reached',
    message: 'A team has at most 2 test users. Delete one that you no longer need.',
  })
  expect(await listed()).toEqual(['First', 'Second'])
})

it('delete a row of the team, and no other', async () => {
  const [{ testUserId } = { testUserId: '' }] = (await inTeam((db) => list({}, { db }))).items
  const removeFrom = (teamId: string) => inTeam((db) => remove({ testUserId }, { db, call }), teamId)
  const missing = { reason: 'not-found', message: `There is no test user '${testUserId}' in this team` }
  await expect(removeFrom('team-lighthouse')).rejects.toMatchObject(missing)
  await removeFrom(freshTeamId)
  await expect(removeFrom(freshTeamId)).rejects.toMatchObject(missing)
  expect(await listed()).toEqual(['Second'])
})
