import { inArray, lt } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { perPlatform } from '@console-widgets/platform/calls/per-platform'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { newId } from '@console-widgets/platform/database/ids'
import { logError } from '@console-widgets/platform/logging/log-error'
import { storeClicks } from './store-clicks.ts'
import { type linkClicks, links, linkVisitors } from './tables.ts'

/** A click before it is known whether it is the first one of its visitor. */
export interface Click extends Omit<typeof linkClicks.$inferInsert, 'clickId' | 'isFirst' | 'teamId'> {
  teamId: string
  /** Hash of the visitor. Null: a program. */
  visitor: string | null
}

/** Longest time in milliseconds between a click and its row. */
const longestDelay = 1000
/** Rows of one statement. */
const rowsAtOnce = 500
/** Clicks that wait at most, while the database can’t be reached. */
const mostWaiting = 200_000

const dayLength = 86_400_000

export function dayOf(time: number): number {
  return Math.floor(time / dayLength)
}

/** Writes clicks in batches, so that a redirect never waits for the database. */
export interface ClickRecorder {
  record(click: Click): void
  /** Writes what waits. */
  flush(): Promise<void>
}

/** The recorder of a platform. */
export const clicksOf = perPlatform(createRecorder)

function createRecorder({ database, clock }: PlatformParts): ClickRecorder {
  let waiting: Click[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let cleanedDay = 0
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    timer = undefined
    while (waiting.length > 0) {
      const batch = waiting.slice(0, rowsAtOnce)
      await database.asPlatform(async (db) => {
        const ids = [...new Set(batch.map(({ linkId }) => linkId))]
        const there = await db.select({ linkId: links.linkId }).from(links).where(inArray(links.linkId, ids))
        // A link may have been deleted since.
        const kept = batch.filter((click) => there.some(({ linkId }) => linkId === click.linkId))
        if (kept.length === 0) return
        const firsts = await rememberVisitors(db, kept)
        const rows = kept.map(({ visitor, ...click }) => {
          const isFirst = visitor !== null && firsts.delete(keyOf(click.linkId, visitor))
          return { ...click, clickId: newId(), isFirst }
        })
        await storeClicks(db, rows)
        const today = dayOf(clock.now())
        if (today !== cleanedDay) await db.delete(linkVisitors).where(lt(linkVisitors.day, today))
        cleanedDay = today
      })
      waiting = waiting.slice(batch.length)
    }
  }

  const flush = () => {
    if (timer !== undefined) clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  /** Tries again when the database can’t be reached: the clicks wait. */
  const flushLater = () => {
    timer ??= setTimeout(
      () =>
        void flush().catch((error: unknown) => {
          logError(error)
          writing = Promise.resolve()
          flushLater()
        }),
      longestDelay / 2,
    )
    ;(timer as { unref?: () => void }).unref?.()
  }

  return {
    record(click) {
      if (waiting.length >= mostWaiting) return
      waiting.push(click)
      flushLater()
    },
    flush,
  }
}

const keyOf = (linkId: string, visitor: string) => `${linkId} ${visitor}`

/** Stores the visitors of a batch. @returns keys of those that hadn’t been there today */
async function rememberVisitors(db: Queries, clicks: readonly Click[]): Promise<Set<string>> {
  const visitors = new Map<string, typeof linkVisitors.$inferInsert>()
  for (const { teamId, appId, linkId, visitor, time } of clicks)
    if (visitor !== null) visitors.set(keyOf(linkId, visitor), { teamId, appId, linkId, visitor, day: dayOf(time) })
  if (visitors.size === 0) return new Set()
  const added = await db
    .insert(linkVisitors)
    .values([...visitors.values()])
    .onConflictDoNothing()
    .returning()
  return new Set(added.map(({ linkId, visitor }) => keyOf(linkId, visitor)))
}
