import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { cookieHeader, readCookie } from '../calls/cookies.ts'
import type { Queries } from '../database/connection.ts'
import { newSecret } from '../database/ids.ts'
import { hashToken } from '../secrets/secrets.ts'
import { failedSignIns, knownDevices, signInAttempts } from './tables.ts'

/** HttpOnly cookie that identifies a browser in which people have signed in. It signs no one in. */
export const deviceCookie = 'cw_device'

/** How long a browser is known after its last sign-in, in days. */
const knownDays = 90
const day = 24 * 3_600_000

/** Browsers that are known per account. */
const mostDevices = 20

/** Hash of the token in a browser's cookie, which the database knows it by. */
export async function readDevice(request: Request): Promise<string | undefined> {
  const token = readCookie(request, deviceCookie)
  return token ? hashToken(token) : undefined
}

/** `Set-Cookie` header for a browser in which someone has just signed in. */
export function deviceHeader(token: string, secure: boolean): string {
  return cookieHeader(deviceCookie, token, { maxAge: (knownDays * day) / 1000, secure, httpOnly: true })
}

/** Where a browser that an account is known in is counted, instead of its address. */
export const placeOfDevice = (deviceHash: string): string => `device:${deviceHash}`

/** Whether a place that sign-ins are counted at is a browser. */
export const isDevicePlace = (place: string): boolean => place.startsWith(placeOfDevice(''))

/** Locks what attempts are counted by until the transaction ends, in one order: each is counted once. */
export async function lockCounted(db: Queries, subjects: readonly string[]): Promise<void> {
  for (const subject of [...new Set(subjects)].toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`sign-in ${subject}`}))`)
}

/** What is known about where an account is signed in to. */
export interface Acquaintance {
  /** Someone has signed in to the account in this browser. */
  device: boolean
  /** Addresses from which someone has signed in to the account, in any browser. */
  addresses: ReadonlySet<string>
}

/** Whether an account has been signed in to in a browser, and from which addresses. */
export async function findAcquaintance(
  db: Queries,
  { account, device }: { account: string; device?: string | undefined },
  now: number,
): Promise<Acquaintance> {
  const found = await db
    .select({ deviceHash: knownDevices.deviceHash, address: knownDevices.address })
    .from(knownDevices)
    .where(and(eq(knownDevices.account, account), gt(knownDevices.time, now - knownDays * day)))
  return {
    device: found.some((row) => row.deviceHash === device),
    addresses: new Set(found.map((row) => row.address)),
  }
}

/**
 * Remembers a browser in which someone has signed in. It gets a new token each time, which the accounts that were known
 * in it share: a token that someone has planted there is worth nothing after the next sign-in.
 * @returns the token for its cookie
 */
export async function rememberDevice(
  db: Queries,
  { account, address, device }: { account: string; address: string; device?: string | undefined },
  now: number,
): Promise<string> {
  const token = newSecret()
  const deviceHash = await hashToken(token)
  if (device !== undefined) await replaceToken(db, device, deviceHash)
  await remember(db, { account, address, deviceHash }, now)
  return token
}

/** Forgets the failures of an account in a browser that it is known in. */
export async function forgetFailures(db: Queries, account: string, token: string): Promise<void> {
  await lockCounted(db, [account])
  const place = placeOfDevice(await hashToken(token))
  await db.delete(failedSignIns).where(and(eq(failedSignIns.account, account), eq(failedSignIns.address, place)))
}

/** Remembers an address from which a program has signed in, which has no cookies. */
export function rememberAddress(
  db: Queries,
  { account, address }: { account: string; address: string },
  now: number,
): Promise<void> {
  // No token has this hash.
  return remember(db, { account, address, deviceHash: address }, now)
}

/**
 * The failures of a browser follow its token, also those of attempts that are under way. Otherwise a sign-in to one
 * account would give new tries for the others that are known there.
 */
async function replaceToken(db: Queries, device: string, deviceHash: string): Promise<void> {
  const [from, to] = [placeOfDevice(device), placeOfDevice(deviceHash)]
  const known = await db
    .select({ account: knownDevices.account })
    .from(knownDevices)
    .where(eq(knownDevices.deviceHash, device))
  await lockCounted(
    db,
    known.map(({ account }) => account),
  )
  await db.update(knownDevices).set({ deviceHash }).where(eq(knownDevices.deviceHash, device))
  await db.update(failedSignIns).set({ address: to }).where(eq(failedSignIns.address, from))
  await db.update(signInAttempts).set({ address: to }).where(eq(signInAttempts.address, from))
}

async function remember(
  db: Queries,
  { account, address, deviceHash }: { account: string; address: string; deviceHash: string },
  now: number,
): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.time, now - knownDays * day))
  await db
    .insert(knownDevices)
    .values({ account, deviceHash, address, time: now })
    .onConflictDoUpdate({
      target: [knownDevices.deviceHash, knownDevices.account],
      set: { address, time: now },
    })
  const surplus = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.account, account))
    .orderBy(desc(knownDevices.time))
    .offset(mostDevices)
  await db.delete(knownDevices).where(and(eq(knownDevices.account, account), inArray(knownDevices.deviceHash, surplus)))
}
