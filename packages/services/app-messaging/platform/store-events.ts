import type { Queries } from '@console-widgets/platform/database/connection'
import { messageEvents, messagePeople } from './tables.ts'

/** Most rows of a statement. */
const atOnce = 1000

/** Kinds whose people are counted. */
const counted = new Set(['impression', 'click'])

/**
 * Stores what became of messages, each event once, and the people who have seen or clicked a message for the first
 * time: a list of messages counts these, not all of their events.
 */
export async function storeEvents(db: Queries, events: readonly (typeof messageEvents.$inferInsert)[]): Promise<void> {
  const { teamId, appId, messageId, kind, personKey } = messageEvents
  for (let from = 0; from < events.length; from += atOnce) {
    const stored = await db
      .insert(messageEvents)
      .values(events.slice(from, from + atOnce))
      .onConflictDoNothing()
      .returning({ teamId, appId, messageId, kind, personKey })
    const people = stored.filter((each) => counted.has(each.kind))
    if (people.length > 0) await db.insert(messagePeople).values(people).onConflictDoNothing()
  }
}
