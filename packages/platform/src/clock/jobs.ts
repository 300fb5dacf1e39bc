import { and, asc, desc, eq, inArray, lt, lte, min, notInArray, sql } from 'drizzle-orm'
import { recordOwnAct } from '../audit/audit.ts'
import type { Database, Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { logError } from '../logging/log-error.ts'
import { PlatformRefusal } from '../refusals/refusal.ts'
import type { Clock } from './clock.ts'
import { jobs } from './tables.ts'

/** Context of a job: the transaction that also removes it, its team, and the time. */
export interface JobContext<Prepared = undefined> {
  db: Queries
  teamId: string
  /**
   * When the job was due, in milliseconds since 1970. Jobs run in the order of these times, however late: so a clock
   * that is turned by a week at once leaves the rows that 168 turns by an hour leave.
   */
  now: number
  /**
   * Returns how far a job that fills time, such as with traffic, may go at once: until a job of another kind is due
   * that may change what it depends on, and at most to the present.
   */
  calmUntil(): Promise<number>
  /** Result of the preparation. */
  prepared: Prepared
}

/** Work of a type of job, run for a team in the transaction that removes the job. */
export type JobWork<Payload, Prepared = undefined> = (payload: Payload, context: JobContext<Prepared>) => Promise<void>

/**
 * Slow part of a job, such as reading a file, which runs before and outside the transaction. It must not change rows,
 * since it can run twice.
 */
export type JobPreparation<Payload, Prepared> = (
  payload: Payload,
  context: { teamId: string; now: number },
) => Promise<Prepared>

export interface Jobs {
  /** Registers the work of a type of job. */
  define<Payload>(kind: string, work: JobWork<Payload>): void
  define<Payload, Prepared>(
    kind: string,
    work: JobWork<Payload, Prepared>,
    prepare: JobPreparation<Payload, Prepared>,
  ): void
  /** Runs the jobs of a type before others that are due at the same time. */
  precede(kind: string): void
  /**
   * Declares that jobs of a type change nothing that a job that fills time depends on, such as daily counts:
   * `calmUntil` passes over them.
   */
  setApart(kind: string): void
  /**
   * Declares that jobs of a type play the users of the demo team's apps, or have work only where these act, and go on
   * for as long as days pass.
   */
  playUsers(kind: string): void
  /** Types that play users. */
  playingUsers(): string[]
  /** Registered job types: actions of the platform, which the audit log records. */
  kinds(): string[]
  /** Schedules a job in the given transaction. Call `wake` once that transaction has ended; the router does. */
  schedule: typeof scheduleJob
  /** Schedules any number of jobs at once. */
  scheduleAll: typeof scheduleJobs
  /** Runs due jobs now. Resolves when all are done. */
  wake(): Promise<void>
  stop(): Promise<void>
}

/** A job to run for a team at a time. */
export interface ScheduledJob {
  kind: string
  teamId: string
  payload: unknown
  dueTime: number
}

/** Schedules a job where no scheduler is at hand: it runs with the next jobs of any node. */
export async function scheduleJob(queries: Queries, job: ScheduledJob): Promise<void> {
  await scheduleJobs(queries, [job])
}

async function scheduleJobs(queries: Queries, scheduled: readonly ScheduledJob[]): Promise<void> {
  if (scheduled.length === 0) return
  await queries.insert(jobs).values(
    scheduled.map(({ kind, teamId, payload, dueTime }) => ({
      jobId: newId(),
      kind,
      ownerTeamId: teamId,
      payload,
      dueTime,
    })),
  )
}

/** Attempts before a job is left for an operator to inspect. */
const mostAttempts = 5

/** Creates the scheduler. Any node that shares the database can run a job; each job runs once. */
export function createJobs(database: Database, clock: Clock): Jobs {
  const kinds = new Map<
    string,
    { work: JobWork<never, unknown>; prepare: JobPreparation<never, unknown> | undefined }
  >()
  const preceding: string[] = []
  const apart: string[] = []
  const playing: string[] = []
  let stopTimer = () => {}
  let running: Promise<void> | undefined
  let stopped = false
  let again = false

  /** Runs one due job. @returns false if there is none */
  const doOne = async (): Promise<boolean> => {
    const taken = await database.asPlatform(async (queries) => {
      const [job] = await queries
        .select()
        .from(jobs)
        .where(and(lte(jobs.dueTime, clock.now()), lt(jobs.attempts, mostAttempts)))
        .orderBy(asc(jobs.dueTime), desc(inArray(jobs.kind, preceding)), asc(jobs.jobId))
        .limit(1)
        .for('update', { skipLocked: true })
      // Count the attempt first, so that a job that crashes the process isn't retried forever.
      if (job)
        await queries
          .update(jobs)
          .set({ attempts: sql`${jobs.attempts} + 1`, dueTime: clock.now() + retryDelay })
          .where(eq(jobs.jobId, job.jobId))
      return job
    })
    if (!taken) return false
    try {
      const kind = kinds.get(taken.kind)
      const scope = { teamId: taken.ownerTeamId, now: taken.dueTime }
      const prepared = await kind?.prepare?.(taken.payload as never, scope)
      await database.asPlatform(async (queries) => {
        const [own] = await queries.delete(jobs).where(eq(jobs.jobId, taken.jobId)).returning()
        // Another node ran it while this one prepared for longer than the retry delay.
        if (own && kind)
          await recordOwnAct(queries, { kind: taken.kind, causeId: taken.recordId, ...scope }, () =>
            kind.work(taken.payload as never, {
              ...scope,
              db: queries,
              prepared,
              calmUntil: () => timeBefore(queries, taken.kind),
            }),
          )
      })
    } catch (error) {
      await database.asPlatform((queries) =>
        queries
          .update(jobs)
          .set({
            lastError: String(error).slice(0, 1000),
            // What is unavailable returns, however long that takes: the attempt doesn't count.
            ...(isUnavailable(error) ? { attempts: taken.attempts } : {}),
          })
          .where(eq(jobs.jobId, taken.jobId)),
      )
    }
    return true
  }

  /** The time when the next job is due that isn't of this kind or set apart, and at most the present. */
  const timeBefore = async (queries: Queries, kind: string): Promise<number> => {
    const [next] = await queries
      .select({ dueTime: min(jobs.dueTime) })
      .from(jobs)
      .where(and(notInArray(jobs.kind, [kind, ...apart]), lt(jobs.attempts, mostAttempts)))
    return Math.min(next?.dueTime ?? Number.POSITIVE_INFINITY, clock.now())
  }

  const waitForNext = async () => {
    const next = await database.asPlatform((queries) =>
      queries
        .select({ dueTime: jobs.dueTime })
        .from(jobs)
        .where(lt(jobs.attempts, mostAttempts))
        .orderBy(asc(jobs.dueTime))
        .limit(1),
    )
    wakeAfter(Math.max(0, Math.min((next[0]?.dueTime ?? Number.POSITIVE_INFINITY) - clock.now(), lookAgain)))
  }

  const wakeAfter = (milliseconds: number) => {
    stopTimer()
    if (!stopped) stopTimer = clock.after(milliseconds, () => void wake())
  }

  const wake = (): Promise<void> => {
    if (stopped) return Promise.resolve()
    again = true
    running ??= (async () => {
      while (again && !stopped) {
        again = false
        while (!stopped && (await doOne()));
        await waitForNext()
      }
    })()
      .catch((error: unknown) => {
        // The database is unavailable: the jobs are still there when it returns.
        logError(error)
        wakeAfter(lookAgain)
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    define: (kind: string, work: JobWork<never, never>, prepare?: JobPreparation<never, unknown>) =>
      void kinds.set(kind, { work: work as JobWork<never, unknown>, prepare }),
    precede: (kind) => void preceding.push(kind),
    setApart: (kind) => void apart.push(kind),
    playUsers: (kind) => void playing.push(kind),
    playingUsers: () => [...playing],
    kinds: () => [...kinds.keys()],
    schedule: scheduleJob,
    scheduleAll: scheduleJobs,
    wake,
    async stop() {
      stopped = true
      stopTimer()
      await running
    },
  }
}

/** Whether a job failed because something that it needs, such as the object storage, can't be used at the moment. */
function isUnavailable(error: unknown): boolean {
  return error instanceof PlatformRefusal && error.reason === 'storage-unavailable'
}

/** Milliseconds before a failed job is retried. */
const retryDelay = 5000
/** Milliseconds between looks for jobs that another node scheduled before it died. */
const lookAgain = 30_000
