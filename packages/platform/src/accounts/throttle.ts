import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { findAcquaintance } from './known-devices.ts'
import { failedSignIns, signInAttempts } from './tables.ts'

/**
 * Failed sign-ins allowed per account and window: in each browser in which someone has signed in to it before, and in
 * all others together, from any addresses. A guesser can therefore lock an account for strange browsers only.
 */
const mostFailures = 10

/**
 * Accounts per address that may have failed in a window without having signed in from there since. It is counted in
 * accounts, because an office behind one address mistypes many passwords in a minute, and then gets them right. A
 * guesser who tries one password on many accounts doesn't, and locks the address only for accounts that have never
 * been signed in to from there.
 */
const mostFailedAccounts = 30

/** The window in milliseconds. */
const failureWindow = 15 * 60_000

/** Milliseconds after which an attempt counts as abandoned, for example because its process has crashed. */
const longestAttempt = 60_000

/** Milliseconds between two looks at the attempts of others, and the longest wait for them. */
const waitStep = 50
const longestWait = 30_000

/** What a sign-in is limited by: the account that it claims, its network, and its browser if that has a token. */
export interface AttemptSubjects {
  account: string
  address: string
  /** Hash of the browser's token. */
  device?: string | undefined
}

/** An attempt whose password may be verified. Ends with exactly one of its functions. */
export interface Attempt {
  /**
   * Resets the failures of the account, in this browser alone if it is known there, and no longer counts it among those
   * that failed from this address. Other accounts stay counted, so that a guesser's own account resets nothing.
   */
  succeed(): Promise<void>
  fail(): Promise<void>
  /** Ends an attempt that has neither succeeded nor failed. */
  cancel(): Promise<void>
}

/**
 * Begins a sign-in attempt before its password is verified. Attempts under way count as failures until they end, so
 * that a guesser gains nothing by concurrency; others wait for them instead of being refused, so that any number of
 * people behind one address can sign in at once. Only failures lock: an account, and an address for accounts that
 * have neither failed nor ever been signed in to from there. Both don't apply to a browser in which the account is
 * known: its failures are counted apart.
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
    else return 'retryAfter' in begun ? begun : endingsOf(database, begun, now)
  }
}

/** An attempt that is counted under an account and the place it comes from. */
interface Reserved {
  attemptId: string
  account: string
  /** The address, or the browser if the account is known in it. */
  place: string
}

async function reserveAttempt(
  db: Queries,
  subjects: AttemptSubjects,
  now: number,
): Promise<Reserved | { retryAfter: number } | 'wait'> {
  const { account, address } = subjects
  await lockSubjects(db, [account, address])
  await db.delete(failedSignIns).where(lt(failedSignIns.windowEnd, now))
  await db.delete(signInAttempts).where(lt(signInAttempts.expireTime, now))
  const { place, isFamiliar, countsHere } = await findPlace(db, subjects, now)
  const failed = await db
    .select()
    .from(failedSignIns)
    .where(or(eq(failedSignIns.account, account), eq(failedSignIns.address, address)))
  const ofAccount = failed.filter(countsHere)
  const ofAddress = failed.filter((row) => row.address === address)
  const failures = ofAccount.reduce((sum, row) => sum + row.failures, 0)
  const failedAccounts = new Set(ofAddress.map((row) => row.account))
  const isExempt = isFamiliar || failedAccounts.has(account)
  const isLocked = failures >= mostFailures
  const isAddressLocked = failedAccounts.size >= mostFailedAccounts && !isExempt
  const ends = [...(isLocked ? ofAccount : []), ...(isAddressLocked ? ofAddress : [])].map(({ windowEnd }) => windowEnd)
  if (ends.length > 0) return { retryAfter: Math.ceil((Math.max(...ends) - now) / 1000) }
  const underWay = await db
    .select()
    .from(signInAttempts)
    .where(or(eq(signInAttempts.account, account), eq(signInAttempts.address, address)))
  const tried = new Set(underWay.filter((row) => row.address === address).map((row) => row.account))
  const isFull =
    failures + underWay.filter(countsHere).length >= mostFailures ||
    (!isExempt && !tried.has(account) && new Set([...failedAccounts, ...tried]).size >= mostFailedAccounts)
  if (isFull) return 'wait'
  const attemptId = newId()
  await db.insert(signInAttempts).values({ attemptId, account, address: place, expireTime: now + longestAttempt })
  return { attemptId, account, place }
}

/** Distinguishes browsers from addresses among the places that attempts are counted under. */
const devicePrefix = 'device:'

/** The place that an attempt is counted under, and what counts against its account there. */
async function findPlace(db: Queries, subjects: AttemptSubjects, now: number) {
  const { account, address, device } = subjects
  const known = await findAcquaintance(db, subjects, now)
  const place = known.device ? `${devicePrefix}${device}` : address
  return {
    place,
    isFamiliar: known.device || known.address,
    countsHere: (row: { account: string; address: string }) =>
      row.account === account && (known.device ? row.address === place : !isDevice(row.address)),
  }
}

const isDevice = (place: string) => place.startsWith(devicePrefix)

/** Locks both subjects until the transaction ends, in one order, so that attempts are counted one after the other. */
async function lockSubjects(db: Queries, subjects: string[]): Promise<void> {
  for (const subject of subjects.toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`sign-in ${subject}`}))`)
}

function endingsOf(database: Database, { attemptId, account, place }: Reserved, now: () => number): Attempt {
  const end = (record?: (db: Queries) => Promise<unknown>) =>
    database.asPlatform(async (db) => {
      // Otherwise an attempt that begins now could count neither the failure nor the attempt that it was.
      await lockSubjects(db, [account, place])
      await record?.(db)
      await db.delete(signInAttempts).where(eq(signInAttempts.attemptId, attemptId))
    })
  const here = and(eq(failedSignIns.account, account), eq(failedSignIns.address, place))
  return {
    succeed: () =>
      end(async (db) => {
        await db.delete(failedSignIns).where(here)
        // A guesser gets no new tries when the account's user signs in where it is known.
        if (!isDevice(place))
          await db.update(failedSignIns).set({ failures: 0 }).where(eq(failedSignIns.account, account))
      }),
    fail: () =>
      end((db) =>
        db
          .insert(failedSignIns)
          .values({ account, address: place, failures: 1, windowEnd: now() + failureWindow })
          .onConflictDoUpdate({
            target: [failedSignIns.account, failedSignIns.address],
            set: { failures: sql`${failedSignIns.failures} + 1` },
          }),
      ),
    cancel: () => end(),
  }
}
