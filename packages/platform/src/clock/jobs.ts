import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import { recordOwnAct } from '../audit/audit.ts'
import type { Database, Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { logError } from '../logging/log-error.ts'
import type { Clock } from './clock.ts'
import { jobs } from './tables.ts'

/** What a job works with: the transaction that also removes it, the team in whose name it works, and the time. */
export interface JobContext<Prepared = undefined> {
  db: Queries
  teamId: string
  now: number
  /** What the preparation gave. */
  prepared: Prepared
}

/** A kind of work and how it is done, in the name of a team and in one transaction with its own removal. */
export type JobWork<Payload, Prepared = undefined> = (payload: Payload, context: JobContext<Prepared>) => Promise<void>

/**
 * The part of a job that takes long, such as reading a file: done before and outside of the transaction.
 * It changes no row, since it may be done twice.
 */
export type JobPreparation<Payload, Prepared> = (
  payload: Payload,
  context: { teamId: string; now: number },
) => Promise<Prepared>

export interface Jobs {
  /** Registers how a kind of work is done. */
  define<Payload>(kind: string, work: JobWork<Payload>): void
  define<Payload, Prepared>(
    kind: string,
    work: JobWork<Payload, Prepared>,
    prepare: JobPreparation<Payload, Prepared>,
  ): void
  /** The kinds of work that are registered: acts of the platform, which the audit trail tells. */
  kinds(): string[]
  /**
   * Puts work off until a time. It belongs to the transaction given: rolled back with it, kept with it.
   * `wake` must be called once that transaction has ended; the router does.
   */
  schedule(queries: Queries, job: { kind: string; teamId: string; payload: unknown; dueTime: number }): Promise<void>
  /** Looks for due work now; resolves when all of it is done. */
  wake(): Promise<void>
  stop(): Promise<void>
}

/** Tries that a job gets before it is left for somebody to look at. */
const mostAttempts = 5

/** Work that is done when its time has come, by any node that shares the database, each once. */
export function createJobs(database: Database, clock: Clock): Jobs {
  const kinds = new Map<
    string,
    { work: JobWork<never, unknown>; prepare: JobPreparation<never, unknown> | undefined }
  >()
  let stopTimer = () => {}
  let running: Promise<void> | undefined
  let stopped = false
  let again = false

  /** Does one due job; false when there is none. */
  const doOne = async (): Promise<boolean> => {
    const taken = await database.asPlatform(async (queries) => {
      const [job] = await queries
        .select()
        .from(jobs)
        .where(and(lte(jobs.dueTime, clock.now()), lt(jobs.attempts, mostAttempts)))
        .orderBy(asc(jobs.dueTime))
        .limit(1)
        .for('update', { skipLocked: true })
      // Counted first, so that work that breaks the process is not tried for ever.
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
      const scope = { teamId: taken.ownerTeamId, now: clock.now() }
      const prepared = await kind?.prepare?.(taken.payload as never, scope)
      await database.asPlatform(async (queries) => {
        const [own] = await queries.delete(jobs).where(eq(jobs.jobId, taken.jobId)).returning()
        // Another node did it while this one prepared for longer than the delay of a retry.
        if (own && kind)
          await recordOwnAct(queries, { kind: taken.kind, ...scope }, () =>
            kind.work(taken.payload as never, { ...scope, db: queries, prepared }),
          )
      })
    } catch (error) {
      await database.asPlatform((queries) =>
        queries
          .update(jobs)
          .set({ lastError: String(error).slice(0, 1000) })
          .where(eq(jobs.jobId, taken.jobId)),
      )
    }
    return true
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
        // The database is away: the work is still there when it is back.
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
    kinds: () => [...kinds.keys()],
    async schedule(queries, { kind, teamId, payload, dueTime }) {
      await queries.insert(jobs).values({ jobId: newId(), kind, ownerTeamId: teamId, payload, dueTime })
    },
    wake,
    async stop() {
      stopped = true
      stopTimer()
      await running
    },
  }
}

/** Milliseconds after which a job that broke is tried again. */
const retryDelay = 5000
/** Milliseconds after which a node looks for work that it knows nothing of: another may have put it off and died. */
const lookAgain = 30_000
