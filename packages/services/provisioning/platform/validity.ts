import { day } from '@console-widgets/platform/clock/durations'
import { and, eq } from 'drizzle-orm'
import { formatUtc } from '@console-widgets/core/formats'
import { reminderDays } from '@console-widgets/provisioning/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { permissionResult } from './notices.ts'
import { permissionRequests } from './tables.ts'

/** Type of the jobs at the reminders before the end of a grant, and at its end. */
export const validityKind = 'provisioning.validity'

type RequestRow = typeof permissionRequests.$inferSelect

/** A grant: a job of an earlier one does nothing. */
interface Grant {
  requestId: string
  expireTime: number
}

/** Schedules the reminders before the end of a grant, and its end. */
export async function scheduleValidity(
  db: Queries,
  jobs: PlatformParts['jobs'],
  { teamId, requestId, expireTime }: Pick<RequestRow, 'teamId' | 'requestId' | 'expireTime'>,
  now: number,
): Promise<void> {
  if (expireTime === null) return
  const payload: Grant = { requestId, expireTime }
  for (const days of [...reminderDays, 0]) {
    const dueTime = expireTime - days * day
    if (dueTime > now) await jobs.schedule(db, { kind: validityKind, teamId, payload, dueTime })
  }
}

/** Registers what happens when grants end, and shortly before. */
export function defineValidity({ jobs }: PlatformParts): void {
  jobs.define<Grant>(validityKind, async ({ requestId, expireTime }, { db, now }) => {
    const [request] = await db
      .select()
      .from(permissionRequests)
      .where(and(eq(permissionRequests.requestId, requestId), eq(permissionRequests.expireTime, expireTime)))
      .for('update')
    if (!request) return
    if (now < expireTime) {
      // A renewal in review or a rejected one doesn't prolong the grant, so the team is reminded in any case.
      await tellTeam(db, request, 'expiring', now)
      return
    }
    if (request.state === 'granted')
      await db
        .update(permissionRequests)
        .set({ state: 'expired', updateTime: now })
        .where(eq(permissionRequests.requestId, requestId))
    await tellTeam(db, request, 'expired', now)
  })
}

/** Notifies the people of a team who request permissions. */
export async function tellTeam(
  db: Queries,
  { teamId, permission, expireTime }: RequestRow,
  message: keyof typeof permissionResult.messages,
  now: number,
): Promise<void> {
  const count = expireTime === null ? 0 : Math.round((expireTime - now) / day)
  const values = { permission, count, date: expireTime === null ? '' : formatUtc(expireTime, 'YYYY-MM-DD') }
  const page = { id: 'provisioning.permissions', values: {} }
  await sendNotice(db, { teamId, topic: permissionResult, message, values, page }, now)
}
