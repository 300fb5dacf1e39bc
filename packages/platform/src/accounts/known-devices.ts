import { and, desc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import { cookieHeader, readCookie } from '../calls/cookies.ts'
import type { Queries } from '../database/connection.ts'
import { newSecret } from '../database/ids.ts'
import { hashToken } from '../secrets/secrets.ts'
import { knownDevices } from './tables.ts'

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

/** What is known about where a sign-in comes from. */
export interface Acquaintance {
  /** Someone has signed in to the account in this browser. */
  device: boolean
  /** Someone has signed in to the account from this address, in any browser. */
  address: boolean
}

/** Whether an account has been signed in to in a browser, and from an address. */
export async function findAcquaintance(
  db: Queries,
  { account, address, device }: { account: string; address: string; device?: string | undefined },
  now: number,
): Promise<Acquaintance> {
  const found = await db
    .select({ deviceHash: knownDevices.deviceHash, address: knownDevices.address })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.account, account),
        gt(knownDevices.time, now - knownDays * day),
        or(eq(knownDevices.address, address), eq(knownDevices.deviceHash, device ?? '')),
      ),
    )
  return {
    device: found.some((row) => row.deviceHash === device),
    address: found.some((row) => row.address === address),
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
  await db.delete(knownDevices).where(lt(knownDevices.time, now - knownDays * day))
  if (device !== undefined) await db.update(knownDevices).set({ deviceHash }).where(eq(knownDevices.deviceHash, device))
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
  return token
}
