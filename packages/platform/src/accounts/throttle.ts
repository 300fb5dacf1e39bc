import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { findAcquaintance, isDevicePlace, lockCounted, placeOfDevice } from './known-devices.ts'
import { failedSignIns, signInAttempts } from './tables.ts'

/**
 * Failed sign-ins allowed per account and window: in each browser in which someone has signed in to it before, from
 * each address from which someone has, and in all others together. A guesser can therefore lock an account only for
 * browsers that are strange to it, at addresses that are, or at the guesser's own.
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
   * Resets the failures of the account that are counted with those of this place, and no longer counts it among the
   * accounts that failed from this address. Other accounts stay counted: a guesser's own account resets nothing.
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
 * have neither failed nor ever been signed in to from there. In a browser in which the account is known, and from an
 * address from which it is, its failures are counted apart.
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
  /** Places whose failures were counted together. */
  counted: string[]
}

async function reserveAttempt(
  db: Queries,
  subjects: AttemptSubjects,
  now: number,
): Promise<Reserved | { retryAfter: number } | 'wait'> {
  const { account, address } = subjects
  await lockCounted(db, [account, address])
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
  return { attemptId, account, place, counted: ofAccount.map((row) => row.address) }
}

/** The place that an attempt is counted at, and what counts together with it. */
async function findPlace(db: Queries, subjects: AttemptSubjects, now: number) {
  const { account, address, device } = subjects
  const known = await findAcquaintance(db, subjects, now)
  const isKnownAddress = known.addresses.has(address)
  const place = known.device && device !== undefined ? placeOfDevice(device) : address
  const isStrange = (other: string) => !isDevicePlace(other) && !known.addresses.has(other)
  return {
    place,
    isFamiliar: known.device || isKnownAddress,
    countsHere: (row: { account: string; address: string }) =>
      row.account === account &&
      (row.address === place || (!known.device && !isKnownAddress && isStrange(row.address))),
  }
}

function endingsOf(database: Database, { attemptId, account, place, counted }: Reserved, now: () => number): Attempt {
  const end = (record?: (db: Queries, place: string) => Promise<unknown>) =>
    database.asPlatform(async (db) => {
      // Otherwise an attempt that begins now could count neither the failure nor the attempt that it was.
      await lockCounted(db, [account, place])
      // The browser can have got another token meanwhile.
      const [ended] = await db.delete(signInAttempts).where(eq(signInAttempts.attemptId, attemptId)).returning()
      await record?.(db, ended?.address ?? place)
    })
  const ofAccount = eq(failedSignIns.account, account)
  return {
    succeed: () =>
      end(async (db, here) => {
        await db.delete(failedSignIns).where(and(ofAccount, eq(failedSignIns.address, here)))
        // The other addresses keep the account among those that have failed there.
        await db
          .update(failedSignIns)
          .set({ failures: 0 })
          .where(and(ofAccount, inArray(failedSignIns.address, counted)))
      }),
    fail: () =>
      end((db, here) =>
        db
          .insert(failedSignIns)
          .values({ account, address: here, failures: 1, windowEnd: now() + failureWindow })
          .onConflictDoUpdate({
            target: [failedSignIns.account, failedSignIns.address],
            set: { failures: sql`${failedSignIns.failures} + 1` },
          }),
      ),
    cancel: () => end(),
  }
}
