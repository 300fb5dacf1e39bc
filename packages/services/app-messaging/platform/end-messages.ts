import { and, eq, inArray, lte } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { nextRuns } from './message-rows.ts'
import { messages, type MessageRow } from './tables.ts'

/** Kind of the job that ends a message at its time. */
export const endKind = 'app-messaging.end'

/** Registers who ends messages. */
export function defineMessageActors({ jobs }: PlatformParts): void {
  jobs.define<{ messageId: string }>(endKind, async ({ messageId }, { db, teamId, now }) => {
    const [row] = await db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.messageId, messageId),
          eq(messages.teamId, teamId),
          // The time may have been changed since: another job is due then.
          lte(messages.endTime, now),
          inArray(messages.state, ['published', 'stopped']),
        ),
      )
    if (!row) return
    await db
      .update(messages)
      .set({ state: 'ended', runs: nextRuns(row.runs, 'ended', row.version, now), updateTime: now })
      .where(eq(messages.messageId, messageId))
  })
}

/** Schedules the end of a message that has one and can reach it. */
export async function scheduleEnd(
  db: Queries,
  { jobs }: Pick<PlatformParts, 'jobs'>,
  { messageId, teamId, state, endTime }: MessageRow,
): Promise<void> {
  if (endTime === null || (state !== 'published' && state !== 'stopped')) return
  await jobs.schedule(db, { kind: endKind, teamId, payload: { messageId }, dueTime: endTime })
}
