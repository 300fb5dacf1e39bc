import { sql } from 'drizzle-orm'
import { hour } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { countSubjects, linkClicks, linkCounts } from './tables.ts'

/** A click, whose team is known. */
export type NewClick = typeof linkClicks.$inferInsert & { teamId: string }
type Count = typeof linkCounts.$inferInsert

/** Rows of one statement. */
const rowsAtOnce = 500

/** Stores clicks, and adds them to the counts of their hours, in one transaction. */
export async function storeClicks(db: Queries, clicks: readonly NewClick[]): Promise<void> {
  for (let at = 0; at < clicks.length; at += rowsAtOnce)
    await db.insert(linkClicks).values(clicks.slice(at, at + rowsAtOnce))
  const counts = countsOf(clicks)
  for (let at = 0; at < counts.length; at += rowsAtOnce)
    await db
      .insert(linkCounts)
      .values(counts.slice(at, at + rowsAtOnce))
      .onConflictDoUpdate({
        target: [linkCounts.linkId, linkCounts.subject, linkCounts.hour, linkCounts.name],
        set: {
          clicks: sql`${linkCounts.clicks} + excluded.clicks`,
          firsts: sql`${linkCounts.firsts} + excluded.firsts`,
          bots: sql`${linkCounts.bots} + excluded.bots`,
        },
      })
}

/** Counts of clicks in the order of their keys: two nodes lock them in the same order. */
function countsOf(clicks: readonly NewClick[]): Count[] {
  const counts = new Map<string, Count>()
  const add = (click: NewClick, subject: Count['subject'], name: string) => {
    const { teamId, appId, linkId, time, isBot, isFirst } = click
    const start = Math.floor(time / hour) * hour
    const key = JSON.stringify([linkId, subject, start, name])
    const none = { teamId, appId, linkId, subject, hour: start, name, clicks: 0, firsts: 0, bots: 0 }
    const count = counts.get(key) ?? none
    if (isBot) count.bots += 1
    else count.clicks += 1
    if (isFirst && !isBot) count.firsts += 1
    counts.set(key, count)
  }
  for (const click of clicks) {
    add(click, '', '')
    // Programs are told apart from people, and by nothing else.
    if (!click.isBot) for (const subject of countSubjects) add(click, subject, click[subject] ?? '')
  }
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count)
}
