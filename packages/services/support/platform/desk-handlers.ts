import { max } from 'drizzle-orm'
import type { calls } from '@console-widgets/support/contract'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { createNote, markRead, updateDesk, updateLease } from './desk.ts'
import { appFeedback, desks, tickets, usageChats } from './tables.ts'

export const deskHandlers: Pick<
  Handlers<typeof calls>,
  | 'support.desk.update'
  | 'support.note.create'
  | 'support.lease.update'
  | 'support.read-mark.update'
  | 'support.change.check'
> = {
  'support.desk.update': updateDesk,
  'support.note.create': createNote,
  'support.lease.update': updateLease,
  'support.read-mark.update': markRead,
  'support.change.check': async ({ since }, { db }) => {
    const times = await Promise.all(
      [appFeedback, usageChats, tickets, desks].map(async (table) => {
        const [row] = await db.select({ latest: max(table.updateTime) }).from(table)
        return row?.latest ?? 0
      }),
    )
    const latest = Math.max(...times)
    return { latest, hasChanged: since === undefined || latest > since }
  },
}
