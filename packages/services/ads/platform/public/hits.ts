import { inArray } from 'drizzle-orm'
import { monitorLimits, type HitQuality } from '@console-widgets/ads/model'
import type { Clock } from '@console-widgets/platform/clock/clock'
import { perPlatform } from '@console-widgets/platform/calls/per-platform'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { logError } from '@console-widgets/platform/logging/log-error'
import { toHex } from '@console-widgets/platform/secrets/byte-texts'
import { monitorHits, monitorLinks } from '../tables.ts'

type Hit = typeof monitorHits.$inferInsert

/** Longest time in milliseconds between a click and its row. */
const longestDelay = 500
const rowsAtOnce = 500
/** Clicks that wait at most, while the database can’t be reached. */
const mostWaiting = 100_000
/** Visitors and addresses that are remembered at most. */
const mostRemembered = 50_000
const minute = 60_000

/** Writes clicks and views in batches, so that a redirect never waits for the database. */
export interface Hits {
  record(hit: Hit): void
  /** Writes what waits. */
  flush(): Promise<void>
}

/** The recorder of a platform. */
export const hitsOf = perPlatform(createHits)

function createHits({ database }: PlatformParts): Hits {
  let waiting: Hit[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, rowsAtOnce)
      await database.asPlatform(async (db) => {
        const ids = [...new Set(batch.map(({ monitorLinkId }) => monitorLinkId))]
        const there = await db
          .select({ monitorLinkId: monitorLinks.monitorLinkId })
          .from(monitorLinks)
          .where(inArray(monitorLinks.monitorLinkId, ids))
        // A link may have been deleted since.
        const kept = batch.filter((hit) => there.some(({ monitorLinkId }) => monitorLinkId === hit.monitorLinkId))
        if (kept.length > 0) await db.insert(monitorHits).values(kept)
      })
      waiting = waiting.slice(batch.length)
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }
  const flushLater = () => {
    timer ??= setTimeout(
      () =>
        void flush().catch((error: unknown) => {
          logError(error)
          writing = Promise.resolve()
          flushLater()
        }),
      longestDelay,
    )
    ;(timer as { unref?: () => void }).unref?.()
  }
  return {
    record(hit) {
      if (waiting.length >= mostWaiting) return
      waiting.push(hit)
      flushLater()
    },
    flush,
  }
}

/** Judges whether a click or a view is one of a new visitor. What it remembers of visitors are hashes, in memory. */
export interface Judge {
  /** @returns undefined if the network has sent so many that this one isn’t even stored */
  judge(visit: {
    monitorLinkId: string
    event: string
    address: string
    agent: string
  }): Promise<HitQuality | undefined>
}

export function createJudge(clock: Clock, secret: CryptoKey): Judge {
  let windowStart = 0
  let counts = new Map<string, number>()
  const last = new Map<string, number>()
  const hash = async (parts: readonly string[]) => {
    const text = new TextEncoder().encode(JSON.stringify(['ad visitor', ...parts]))
    return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', secret, text)).subarray(0, 16))
  }
  return {
    async judge({ monitorLinkId, event, address, agent }) {
      const now = clock.now()
      const [network, visitor] = [await hash([address]), await hash([monitorLinkId, event, address, agent])]
      if (now - windowStart >= minute || now < windowStart || counts.size > mostRemembered) {
        windowStart = now
        counts = new Map()
      }
      const count = (counts.get(network) ?? 0) + 1
      counts.set(network, count)
      if (count > monitorLimits.storedPerMinute) return undefined
      if (count > monitorLimits.perMinute) return 'flood'
      const before = last.get(visitor)
      last.delete(visitor)
      last.set(visitor, now)
      // The oldest come first, since each is put at the end when it’s seen.
      for (const [key, time] of last) {
        if (now - time < monitorLimits.duplicate && last.size <= mostRemembered) break
        last.delete(key)
      }
      return before !== undefined && now - before < monitorLimits.duplicate ? 'duplicate' : 'valid'
    },
  }
}
