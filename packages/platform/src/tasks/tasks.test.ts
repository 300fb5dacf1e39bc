import { afterEach, beforeEach, expect, it } from 'vitest'
import { europeTeamId, freshTeamId } from '../demo/people.ts'
import { refuse } from '../refusals/refusal.ts'
import { appClients } from '../tenancy/tables.ts'
import { createTestPlatform, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { tasks as table } from './tables.ts'
import { cancelTask, findTask } from './task.ts'
import { createTasks, type Tasks } from './task-runner.ts'

let test: TestPlatform
let tasks: Tasks
beforeEach(async () => {
  test = await createTestPlatform()
  // Startup has finished looking for tasks: it would take one whose type a test has yet to define.
  await test.platform.wake()
  tasks = test.platform.services.tasks
})
afterEach(() => test.close())

const scope = { teamId: freshTeamId, userId: 'somebody' }
const inTeam: TestPlatform['platform']['services']['database']['asTeam'] = (...parameters) =>
  test.platform.services.database.asTeam(...parameters)
const start = (kind: string, payload: unknown = {}) =>
  inTeam(scope, (db) => tasks.start(db, { kind, ...scope, payload }))
const read = (taskId: string) => inTeam(scope, (db) => findTask(db, taskId))

it('runs a task with its payload, in its team, and stores progress and result', async () => {
  const seen: unknown[] = []
  tasks.define<{ rows: number }>('count', async ({ rows }, run) => {
    for (let row = 1; row <= rows; row++) {
      await run.progress(row, rows)
      seen.push([(await read(run.taskId)).state, (await read(run.taskId)).done])
    }
    return run.inTeam(async (db) => ({ tasks: await db.$count(table) }))
  })
  const taskId = await start('count', { rows: 3 })
  expect(await read(taskId)).toMatchObject({ state: 'queued', done: 0, userId: 'somebody' })
  await tasks.wake()
  expect(seen).toEqual([
    ['running', 1],
    ['running', 2],
    ['running', 3],
  ])
  expect(await read(taskId)).toMatchObject({
    state: 'succeeded',
    done: 3,
    total: 3,
    result: { tasks: 1 },
    endTime: test.clock.now(),
  })
})

it('limits the queued tasks per team without blocking other teams', async () => {
  const limit = (attempt: Promise<string>) =>
    attempt.then(
      () => 'started',
      (error: { reason: string }) => error.reason,
    )
  const started = []
  for (let count = 0; count < 22; count++) started.push(await limit(start('count')))
  expect(started.slice(19)).toEqual(['started', 'limit-reached', 'limit-reached'])
  const other = { ...scope, teamId: europeTeamId }
  expect(await limit(inTeam(other, (db) => tasks.start(db, { kind: 'count', ...other, payload: {} })))).toBe('started')
})

it('hides a task from other teams', async () => {
  tasks.define('nothing', async () => undefined)
  const taskId = await start('nothing')
  await expect(inTeam({ ...scope, teamId: europeTeamId }, (db) => findTask(db, taskId))).rejects.toMatchObject({
    reason: 'not-found',
  })
  await expect(inTeam(scope, (db) => findTask(db, taskId, 'something'))).rejects.toMatchObject({ reason: 'not-found' })
})

it('gives a task access to the same apps as the user who started it', async () => {
  const appIds = ['1', '2']
  await inTeam(scope, (db) =>
    db.insert(appClients).values([...appIds, '3'].map((appId) => ({ appId, clientId: appId, clientSecret: '' }))),
  )
  tasks.define('look', (_, run) => run.inTeam((db) => db.$count(appClients)))
  const startFor = (reach?: string[]) =>
    inTeam({ ...scope, appIds: reach }, (db) => tasks.start(db, { kind: 'look', ...scope, payload: {} }))
  const [limited, all] = [await startFor(appIds), await startFor()]
  await tasks.wake()
  expect([(await read(limited)).result, (await read(all)).result]).toEqual([2, 3])
})

it('reports why a task failed', async () => {
  tasks.define('refused', async () => {
    throw refuse('too-large', 'The export would have more than a million rows. Choose a shorter period.')
  })
  const taskId = await start('refused')
  await tasks.wake()
  expect(await read(taskId)).toMatchObject({
    state: 'failed',
    error: { reason: 'too-large', message: expect.stringContaining('shorter period') },
  })
})

it('stops a canceled task, which can’t be canceled twice', async () => {
  const begun = gate()
  const goOn = gate()
  const reached: string[] = []
  tasks.define('long', async (_, run) => {
    begun.resolve()
    await goOn.promise
    await run.progress(1, 2)
    reached.push('the end')
  })
  const taskId = await start('long')
  const done = tasks.wake()
  await begun.promise
  await inTeam(scope, (db) => cancelTask(db, taskId, test.clock.now()))
  goOn.resolve()
  await done
  expect(await read(taskId)).toMatchObject({ state: 'cancelled', done: 0 })
  expect(reached).toEqual([])
  await expect(inTeam(scope, (db) => cancelTask(db, taskId, 0))).rejects.toMatchObject({ reason: 'conflict' })
})

it('runs two tasks concurrently and queues the rest', async () => {
  let atOnce = 0
  let most = 0
  tasks.define('slow', async (_, run) => {
    most = Math.max(most, ++atOnce)
    for (let part = 1; part <= 5; part++) await run.progress(part, 5)
    atOnce--
  })
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => start('slow')))
  await tasks.wake()
  expect(most).toBe(2)
  for (const taskId of ids) expect((await read(taskId)).state).toBe('succeeded')
})

it('restarts repeatable tasks of a dead node and fails the others', async () => {
  const { database } = test.platform.services
  const dead = createTasks(database, test.clock)
  const never = new Promise<void>(() => {})
  for (const kind of ['export', 'script']) dead.define(kind, () => never)
  const ids = { export: await start('export'), script: await start('script') }
  void dead.wake()
  while ((await read(ids.script)).state === 'queued' || (await read(ids.export)).state === 'queued')
    await new Promise((resolve) => setTimeout(resolve, 5))

  tasks.define('export', async () => 'done', { repeatable: true })
  tasks.define('script', async () => 'done')
  await tasks.wake()
  expect((await read(ids.export)).state).toBe('running')
  // The dead node's runs send no more heartbeats.
  await database.asPlatform((db) => db.update(table).set({ leaseTime: test.clock.now() - 1 }))
  await tasks.wake()
  expect(await read(ids.export)).toMatchObject({ state: 'succeeded', result: 'done' })
  expect(await read(ids.script)).toMatchObject({
    state: 'failed',
    error: { message: expect.stringContaining('interrupted') },
  })
})

/** Promise with its resolve function. */
function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}
