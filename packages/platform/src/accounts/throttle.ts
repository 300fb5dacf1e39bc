import { eq, lt, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { signInAttempts, signInFailures } from './tables.ts'

/** Failed sign-ins allowed per account or address and window; the window in milliseconds. */
const mostFailures = 10
const failureWindow = 15 * 60_000

/** Milliseconds after which an attempt counts as abandoned, for example because its process has crashed. */
const longestAttempt = 60_000

/** Milliseconds between two looks at the attempts of others, and the longest wait for them. */
const waitStep = 50
const longestWait = 30_000

/** What a sign-in is limited by: the account it claims, and the network it comes from. */
export interface AttemptSubjects {
  account: string
  address: string
}

/** An attempt whose password may be verified. Ends with exactly one of its functions. */
export interface Attempt {
  /** Resets the failures of the account. Those of the address stay, so that a guesser's own account resets nothing. */
  succeed(): Promise<void>
  fail(): Promise<void>
  /** Ends an attempt that has neither succeeded nor failed. */
  cancel(): Promise<void>
}

/**
 * Begins a sign-in attempt before its password is verified. Attempts under way count as failures until they end, so
 * that a guesser gains nothing by concurrency; others wait for them instead of being refused, so that any number of
 * people behind one address can sign in at once. Only failures lock, for the rest of the window.
 * @returns the attempt, or the seconds to wait
 */
export async function beginAttempt(
  database: Database,
  subjects: AttemptSubjects,
  now: () => number,
): Promise<Attempt | { retryAfter: number }> {
  for (let waited = 0; ; waited += waitStep) {
    const begun = await database.asPlatform((db) => reserveAttempt(db, subjects, now()))
    if (begun === 'wait' && waited < longestWait) await new Promise((resolve) => setTimeout(resolve, waitStep))
    else if (begun === 'wait') return { retryAfter: Math.ceil(longestWait / 1000) }
    else return 'retryAfter' in begun ? begun : endingsOf(database, begun.attemptId, subjects)
  }
}

async function reserveAttempt(
  db: Queries,
  { account, address }: AttemptSubjects,
  now: number,
): Promise<{ attemptId: string } | { retryAfter: number } | 'wait'> {
  await db.delete(signInFailures).where(lt(signInFailures.windowEnd, now))
  await db.delete(signInAttempts).where(lt(signInAttempts.expireTime, now))
  // The update locks both rows, so that concurrent attempts are counted one after the other.
  const counts = await db
    .insert(signInFailures)
    .values([account, address].map((subject) => ({ subject, failures: 0, windowEnd: now + failureWindow })))
    .onConflictDoUpdate({ target: signInFailures.subject, set: { failures: sql`${signInFailures.failures}` } })
    .returning()
  const locked = counts.filter(({ failures }) => failures >= mostFailures).map(({ windowEnd }) => windowEnd)
  if (locked.length > 0) return { retryAfter: Math.ceil((Math.max(...locked) - now) / 1000) }
  const underWay = await db
    .select()
    .from(signInAttempts)
    .where(or(eq(signInAttempts.account, account), eq(signInAttempts.address, address)))
  const isFull = counts.some(
    ({ subject, failures }) =>
      failures + underWay.filter((attempt) => [attempt.account, attempt.address].includes(subject)).length >=
      mostFailures,
  )
  if (isFull) return 'wait'
  const attemptId = newId()
  await db.insert(signInAttempts).values({ attemptId, account, address, expireTime: now + longestAttempt })
  return { attemptId }
}

function endingsOf(database: Database, attemptId: string, { account, address }: AttemptSubjects): Attempt {
  const end = (record?: (db: Queries) => Promise<unknown>) =>
    database.asPlatform(async (db) => {
      await record?.(db)
      await db.delete(signInAttempts).where(eq(signInAttempts.attemptId, attemptId))
    })
  return {
    succeed: () => end((db) => db.delete(signInFailures).where(eq(signInFailures.subject, account))),
    fail: () =>
      end((db) =>
        db
          .update(signInFailures)
          .set({ failures: sql`${signInFailures.failures} + 1` })
          .where(or(eq(signInFailures.subject, account), eq(signInFailures.subject, address))),
      ),
    cancel: () => end(),
  }
}
