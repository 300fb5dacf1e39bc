import { and, asc, eq, lte, notInArray, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Clock } from '../clock/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { PlatformRefusal, refuse } from '../refusals/refusal.ts'
import { logError } from '../logging/log-error.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task.ts'
import type { TaskFailure } from './task-state.ts'

/** What a task works with. */
export interface TaskRun {
  taskId: string
  teamId: string
  userId: string
  /** Fires when somebody cancels the task, or the platform closes. */
  signal: AbortSignal
  /** Now, on the platform's clock, in milliseconds since 1970. */
  now(): number
  /** Tells how much is done, of how much. @throws the signal's reason once the task has been cancelled */
  progress(done: number, total: number): Promise<void>
  /** A transaction of its own in the team, with the reach of whoever started the task. */
  inTeam<T>(work: (queries: Queries) => Promise<T>): Promise<T>
}

/** How a kind of task is done; what it gives becomes the task's result. */
export type TaskWork<Payload> = (payload: Payload, run: TaskRun) => Promise<unknown>

/** What starts a task. */
export interface TaskStart {
  kind: string
  teamId: string
  userId: string
  payload: unknown
}

/**
 * Long work beside the requests: it has a state and a progress, and is done by any node, each task by one at a time.
 */
export interface Tasks {
  /**
   * Registers how a kind of task is done.
   * @param repeatable whether a task whose node died may begin anew; if not, it has failed
   */
  define<Payload>(kind: string, work: TaskWork<Payload>, options?: { repeatable?: boolean }): void
  /**
   * Puts a task in the queue, in the transaction given: rolled back with it, kept with it.
   * @returns the task's id
   * @throws PlatformRefusal when too many of the team wait already
   */
  start(queries: Queries, task: TaskStart): Promise<string>
  /** Looks for tasks to do; resolves when none is left and none is running. */
  wake(): Promise<void>
  /** Cuts what is running; another node, or the next start, goes on with what may be repeated. */
  stop(): Promise<void>
}

/** Tasks that one node does at the same time. */
const mostAtOnce = 2
/** Tasks of one team that may wait, so that it does not keep all others waiting. */
const mostWaiting = 20
/** Milliseconds after which a run that no longer tells of itself is believed dead. */
const lease = 60_000

type Change = PgUpdateSetSource<typeof tasks>

interface Run {
  controller: AbortController
  finished: Promise<void>
}

export function createTasks(database: Database, clock: Clock): Tasks {
  const kinds = new Map<string, { work: TaskWork<never>; repeatable: boolean }>()
  const runs = new Map<string, Run>()
  let stopTimer = () => {}
  let stopped = false
  let taking: Promise<unknown> = Promise.resolve()

  /** The next task that waits, or whose run has died; the latter only if its kind may be repeated. */
  const take = (): Promise<TaskRow | undefined> =>
    database.asPlatform(async (queries) => {
      const now = clock.now()
      const [row] = await queries
        .select()
        .from(tasks)
        .where(
          and(
            or(eq(tasks.state, 'queued'), and(eq(tasks.state, 'running'), lte(tasks.leaseTime, now))),
            notInArray(tasks.taskId, ['', ...runs.keys()]),
          ),
        )
        .orderBy(asc(tasks.createTime), asc(tasks.taskId))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!row) return undefined
      const dead = row.state === 'running' && !kinds.get(row.kind)?.repeatable
      const change: Change = dead
        ? givenUp(undefined, now)
        : { state: 'running', startTime: now, runId: newId(), leaseTime: now + lease }
      const [taken] = await queries.update(tasks).set(change).where(eq(tasks.taskId, row.taskId)).returning()
      return taken
    })

  /** Writes to a task that this run still holds. @returns whether it does */
  const write = async ({ taskId, runId }: TaskRow, change: Change): Promise<boolean> => {
    const isOfThisRun = and(eq(tasks.taskId, taskId), eq(tasks.state, 'running'), eq(tasks.runId, runId as string))
    const rows = await database.asPlatform((queries) =>
      queries.update(tasks).set(change).where(isOfThisRun).returning({ taskId: tasks.taskId }),
    )
    return rows.length > 0
  }

  const stillHeld = async (task: TaskRow, controller: AbortController, change: Change = {}) => {
    if (await write(task, { ...change, leaseTime: clock.now() + lease })) return
    controller.abort(new DOMException('The task was cancelled', 'AbortError'))
  }

  const perform = async (task: TaskRow, controller: AbortController): Promise<void> => {
    const { taskId, teamId, userId, recordId, reach } = task
    const { signal } = controller
    const run: TaskRun = {
      taskId,
      teamId,
      userId,
      signal,
      now: clock.now,
      inTeam: (work) =>
        database.asTeam({ teamId, userId, recordId, appIds: reach === '' ? undefined : reach.split(',') }, work),
      async progress(done, total) {
        await stillHeld(task, controller, { done, total })
        signal.throwIfAborted()
      },
    }
    let stopBeat = () => {}
    const beat = () => {
      stopBeat = clock.after(lease / 4, () => void stillHeld(task, controller).then(beat, logError))
    }
    beat()
    try {
      const kind = kinds.get(task.kind)
      if (!kind) throw new TypeError(`Nobody does tasks of the kind '${task.kind}'`)
      const result = (await kind.work(task.payload as never, run)) ?? null
      await write(task, { state: 'succeeded', endTime: clock.now(), result, done: sql`${tasks.total}` })
    } catch (error) {
      // What was cancelled is held no more, and nothing is written to it.
      await write(
        task,
        signal.aborted
          ? givenUp(kinds.get(task.kind), clock.now())
          : { state: 'failed', endTime: clock.now(), error: failureOf(error) },
      )
    } finally {
      stopBeat()
    }
  }

  const begin = (task: TaskRow) => {
    const controller = new AbortController()
    const finished = perform(task, controller)
      .catch(logError)
      .finally(() => {
        runs.delete(task.taskId)
        // A place has become free.
        void wake()
      })
    runs.set(task.taskId, { controller, finished })
  }

  /** Fills the free places, one look after the other. */
  const fill = async () => {
    while (!stopped && runs.size < mostAtOnce) {
      const task = await take()
      if (!task) return
      if (task.state === 'running') begin(task)
    }
  }

  const wake = async (): Promise<void> => {
    if (stopped) return
    stopTimer()
    stopTimer = clock.after(lease / 2, () => void wake())
    // The database may be away: the tasks are still there when it is back.
    taking = taking.then(fill).catch(logError)
    await taking
    while (runs.size > 0) await Promise.all([...runs.values()].map((run) => run.finished)).then(() => taking)
  }

  return {
    define: (kind, work, { repeatable = false } = {}) => void kinds.set(kind, { work, repeatable }),
    async start(queries, { kind, teamId, userId, payload }) {
      if ((await queries.$count(tasks, and(eq(tasks.teamId, teamId), eq(tasks.state, 'queued')))) >= mostWaiting)
        throw refuse(
          'limit-reached',
          `${mostWaiting} tasks of the team wait to be done. Wait until some of them have ended, or cancel them.`,
        )
      const taskId = newId()
      await queries.insert(tasks).values({ taskId, teamId, kind, userId, payload, createTime: clock.now() })
      return taskId
    },
    wake,
    async stop() {
      stopped = true
      stopTimer()
      const reason = new DOMException('The platform is closing', 'AbortError')
      for (const { controller } of runs.values()) controller.abort(reason)
      await Promise.all([taking, ...[...runs.values()].map((run) => run.finished)])
    },
  }
}

/** What becomes of a task whose run ended too early: it waits for another one if its kind may be repeated. */
function givenUp(kind: { repeatable: boolean } | undefined, now: number): Change {
  return kind?.repeatable
    ? { state: 'queued', runId: null, leaseTime: null }
    : { state: 'failed', endTime: now, error: interrupted }
}

const interrupted: TaskFailure = {
  reason: 'internal',
  message: 'The work was cut off when the platform stopped. What had been done until then stays. Start it again.',
}

function failureOf(error: unknown): TaskFailure {
  if (error instanceof PlatformRefusal) return { reason: error.reason, message: error.message }
  logError(error)
  return { reason: 'internal', message: 'Something went wrong on the platform. Try again later.' }
}
