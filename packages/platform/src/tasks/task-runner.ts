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

/** Context of a running task. */
export interface TaskRun {
  taskId: string
  teamId: string
  userId: string
  /** Aborts when a user cancels the task or the platform closes. */
  signal: AbortSignal
  /** Current time on the platform's clock, in milliseconds since 1970. */
  now(): number
  /** Reports progress. @throws the signal's reason once the task has been canceled */
  progress(done: number, total: number): Promise<void>
  /** Runs a transaction in the team, with the access of the user who started the task. */
  inTeam<T>(work: (queries: Queries) => Promise<T>): Promise<T>
}

/** Work of a type of task. What it returns becomes the task's result. */
export type TaskWork<Payload> = (payload: Payload, run: TaskRun) => Promise<unknown>

/** Parameters of a new task. */
export interface TaskStart {
  kind: string
  teamId: string
  userId: string
  payload: unknown
}

/** Long-running work outside requests, with state and progress. Any node can run a task, one node at a time. */
export interface Tasks {
  /**
   * Registers the work of a type of task.
   * @param repeatable whether a task restarts if its node dies; otherwise it fails
   */
  define<Payload>(kind: string, work: TaskWork<Payload>, options?: { repeatable?: boolean }): void
  /**
   * Queues a task in the given transaction.
   * @returns the task's ID
   * @throws PlatformRefusal if the team has too many queued tasks
   */
  start(queries: Queries, task: TaskStart): Promise<string>
  /** Looks for queued tasks. Resolves when none is queued or running. */
  wake(): Promise<void>
  /** Aborts running tasks. Another node, or the next start, resumes the repeatable ones. */
  stop(): Promise<void>
}

/** Tasks that one node runs concurrently. */
const mostAtOnce = 2
/** Queued tasks per team, so that one team can't block all others. */
const mostWaiting = 20
/** Milliseconds without a heartbeat after which a run counts as dead. */
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

  /** Takes the next queued task, or a repeatable one whose run has died. */
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

  /** Updates a task if this run still owns it. @returns whether it does */
  const write = async ({ taskId, runId }: TaskRow, change: Change): Promise<boolean> => {
    const isOfThisRun = and(eq(tasks.taskId, taskId), eq(tasks.state, 'running'), eq(tasks.runId, runId as string))
    const rows = await database.asPlatform((queries) =>
      queries.update(tasks).set(change).where(isOfThisRun).returning({ taskId: tasks.taskId }),
    )
    return rows.length > 0
  }

  const stillHeld = async (task: TaskRow, controller: AbortController, change: Change = {}) => {
    if (await write(task, { ...change, leaseTime: clock.now() + lease })) return
    controller.abort(new DOMException('The task was canceled', 'AbortError'))
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
      if (!kind) throw new TypeError(`No service runs tasks of type '${task.kind}'`)
      const result = (await kind.work(task.payload as never, run)) ?? null
      await write(task, { state: 'succeeded', endTime: clock.now(), result, done: sql`${tasks.total}` })
    } catch (error) {
      // A canceled task is no longer owned, and nothing is written to it.
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
        // A slot is free again.
        void wake()
      })
    runs.set(task.taskId, { controller, finished })
  }

  /** Fills the free slots, one lookup after another. */
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
    // The database may be unavailable: the tasks are still there when it returns.
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
          `${mostWaiting} of the team’s tasks are queued. Wait until some have ended, or cancel them.`,
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

/** New state of a task whose run died: queued again if its type is repeatable, else failed. */
function givenUp(kind: { repeatable: boolean } | undefined, now: number): Change {
  return kind?.repeatable
    ? { state: 'queued', runId: null, leaseTime: null }
    : { state: 'failed', endTime: now, error: interrupted }
}

const interrupted: TaskFailure = {
  reason: 'internal',
  message: 'The task was interrupted when the platform stopped. Changes made until then remain. Start it again.',
}

function failureOf(error: unknown): TaskFailure {
  if (error instanceof PlatformRefusal) return { reason: error.reason, message: error.message }
  logError(error)
  return { reason: 'internal', message: 'Something went wrong on the platform. Try again later.' }
}
