import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { calls } from '@console-widgets/support/contract'
import { day } from '@console-widgets/platform/clock/durations'
import { responseDays } from '@console-widgets/support/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { assigneesOf } from './assignees.ts'
import { createNote, markRead, updateDesk, updateLease } from './desk.ts'
import { readResponseTimes } from './response-times.ts'
import { appFeedback, desks, tickets, usageChats } from './tables.ts'

export const deskHandlers: Pick<
  Handlers<typeof calls>,
  | 'support.desk.update'
  | 'support.note.create'
  | 'support.lease.update'
  | 'support.read-mark.update'
  | 'support.change.check'
  | 'support.assignee.list'
  | 'support.response-time.list'
> = {
  'support.desk.update': updateDesk,
  'support.note.create': createNote,
  'support.lease.update': updateLease,
  'support.read-mark.update': markRead,
  'support.assignee.list': async (place, context) => ({ items: await assigneesOf(context, place) }),
  'support.response-time.list': async (_, { db, teamId, now }) => ({
    days: responseDays,
    items: await readResponseTimes(db, { teamId, since: now() - responseDays * day }),
  }),
  'support.change.check': async ({ since }, { db, now }) => {
    const latestOf = (table: PgTable, column: PgColumn) => sql`select max(${column}) as time from ${table}`
    const [row] = await rowsOf<{ latest: string | null }>(
      db,
      sql`select max(time) as latest from (
        ${latestOf(appFeedback, appFeedback.updateTime)} union all ${latestOf(usageChats, usageChats.updateTime)}
        union all ${latestOf(tickets, tickets.updateTime)} union all ${latestOf(desks, desks.updateTime)}
        union all ${latestOf(desks, desks.snoozeUntil)} where ${desks.snoozeUntil} <= ${now()}
      ) as times`,
    )
    const latest = Number(row?.latest ?? 0)
    return { latest, hasChanged: since === undefined || latest > since }
  },
}
