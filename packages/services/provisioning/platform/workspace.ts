import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import { reminderDays } from '@console-widgets/provisioning/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { day } from '@console-widgets/platform/clock/durations'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { permissionRequests } from './tables.ts'

/** What restricted permissions bring to the start page: those that were rejected or end, and the requests. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { now, permissions } }, { db }) => {
    if (!permissions.has('provisioning.manage')) return []
    const { expireTime, state, updateTime } = permissionRequests
    const ends = and(eq(state, 'granted'), lt(expireTime, now + Math.max(...reminderDays) * day))
    const rows = await db
      .select()
      .from(permissionRequests)
      .where(or(inArray(state, ['rejected', 'expired']), ends))
      .orderBy(desc(updateTime))
      .limit(mostLines)
    return rows.map((row): AttentionLine => {
      const line = {
        id: row.requestId,
        values: { permission: row.permission },
        page: { id: 'provisioning.permissions', values: {} },
        time: row.updateTime,
      }
      if (row.state === 'rejected') return { kind: 'provisioning.rejected', tone: 'danger', ...line }
      const ending = { ...line, time: row.expireTime ?? row.updateTime }
      return row.state === 'expired'
        ? { kind: 'provisioning.expired', tone: 'danger', ...ending }
        : { kind: 'provisioning.ends', tone: 'warning', ...ending }
    })
  },

  ...answerWithThings([
    {
      kind: 'provisioning.permission_requests',
      from: permissionRequests,
      id: permissionRequests.requestId,
      name: permissionRequests.permission,
      page: 'provisioning.permissions',
      parameters: {},
      sharesPage: { byField: 'permission' },
    },
  ]),
}
