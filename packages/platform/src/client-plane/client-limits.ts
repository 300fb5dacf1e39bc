import { inArray, sql } from 'drizzle-orm'
import { rowsOf, type Database } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { clientWrites } from './tables.ts'
import { toHex } from '../secrets/byte-texts.ts'

/** Requests of one subject: how many at once, and how many a second over time. */
interface Rate {
  burst: number
  perSecond: number
}

/** Limits of the client plane. Many people share an address, and all users of an app its key. */
export const clientLimits = {
  bodyBytes: 64 * 1024,
  /** Nesting of a body. */
  depth: 20,
  /** Length of IDs in paths. */
  id: 64,
  requestsPerAddress: { burst: 600, perSecond: 20 },
  requestsPerKey: { burst: 20_000, perSecond: 4000 },
  /** Writes in a window of all nodes together. */
  writeWindow: 60_000,
  writesPerAddress: 120,
  writesPerKey: 60_000,
} as const satisfies Record<string, number | Rate>

/** Subjects in memory, beyond which the full ones are forgotten. */
const mostBuckets = 50_000

/** Token buckets in this process's memory. */
export interface Buckets {
  /** Takes one token. @throws PlatformRefusal if the bucket is empty */
  take(subject: string, rate: Rate, now: number): void
  /** Takes one token. @returns seconds to wait if the bucket is empty */
  tryTake(subject: string, rate: Rate, now: number): number | undefined
}

export function createBuckets(): Buckets {
  const buckets = new Map<string, { tokens: number; time: number; rate: Rate }>()
  const filled = ({ tokens, time, rate }: { tokens: number; time: number; rate: Rate }, now: number) =>
    Math.min(rate.burst, tokens + (Math.max(0, now - time) / 1000) * rate.perSecond)
  const forgetFull = (now: number) => {
    for (const [subject, bucket] of buckets) if (filled(bucket, now) >= bucket.rate.burst) buckets.delete(subject)
    // A flood from that many addresses within seconds: the oldest go, so that memory stays bounded.
    for (const subject of buckets.keys()) {
      if (buckets.size < mostBuckets) break
      buckets.delete(subject)
    }
  }
  const tryTake: Buckets['tryTake'] = (subject, rate, now) => {
    const bucket = buckets.get(subject)
    const tokens = bucket ? filled(bucket, now) : rate.burst
    if (tokens < 1) return Math.ceil((1 - tokens) / rate.perSecond)
    if (!bucket && buckets.size >= mostBuckets) forgetFull(now)
    buckets.set(subject, { tokens: tokens - 1, time: now, rate })
    return undefined
  }
  return {
    tryTake,
    take(subject, rate, now) {
      const wait = tryTake(subject, rate, now)
      if (wait !== undefined) throw tooMany(wait)
    },
  }
}

/** Writes of a subject, such as an address, that are counted together. */
export interface WriteWindow {
  subject: string
  /** Writes in a window. */
  most: number
  /** Length of a window in milliseconds. */
  length: number
}

/**
 * Counts a write in the windows of the app and of the address.
 * @throws PlatformRefusal if either has used up its window
 */
export function countWrite(
  database: Database,
  { key, address }: { key: string; address: string },
  now: number,
): Promise<void> {
  const { writesPerAddress, writesPerKey, writeWindow: length } = clientLimits
  return countInWindows(
    database,
    [
      { subject: key, most: writesPerKey, length },
      { subject: address, most: writesPerAddress, length },
    ],
    now,
  )
}

/**
 * Counts a write in several windows, of all nodes together. A window begins with the first write after the last one.
 * @throws PlatformRefusal if any is used up
 */
export async function countInWindows(database: Database, windows: readonly WriteWindow[], now: number): Promise<void> {
  const { writes, windowEnd: end, subject } = clientWrites
  const counts = await database.asPlatform(async (db) => {
    // Rows that another request works on are left to the next one: two prunings can't wait for each other.
    await rowsOf(
      db,
      sql`delete from ${clientWrites} where ${inArray(
        subject,
        sql`(select ${subject} from ${clientWrites} where ${end} <= ${now} limit 1000 for update skip locked)`,
      )}`,
    )
    return db
      .insert(clientWrites)
      .values(windows.map((window) => ({ subject: window.subject, writes: 1, windowEnd: now + window.length })))
      .onConflictDoUpdate({
        target: subject,
        set: {
          writes: sql`case when ${end} <= ${now} then 1 else ${writes} + 1 end`,
          windowEnd: sql`case when ${end} <= ${now} then excluded.window_end else ${end} end`,
        },
      })
      .returning()
  })
  for (const count of counts) {
    const most = windows.find((window) => window.subject === count.subject)?.most ?? 0
    if (count.writes > most) throw tooMany(Math.ceil((count.windowEnd - now) / 1000))
  }
}

function tooMany(seconds: number) {
  return refuse('throttled', `Too many requests. Try again in ${seconds} s.`, [], {
    'retry-after': String(Math.max(1, seconds)),
  })
}

/** Hash of a network address, which differs from day to day, so that rows can't be traced to it or joined over days. */
export async function hashAddress(secret: CryptoKey, address: string, now: number): Promise<string> {
  const day = Math.floor(now / 86_400_000)
  const text = new TextEncoder().encode(`client-plane ${day} ${address}`)
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', secret, text))
  return toHex(bytes.subarray(0, 16))
}
