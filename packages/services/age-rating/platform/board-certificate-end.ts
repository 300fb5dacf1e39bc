import { eq } from 'drizzle-orm'
import { boardReminderDays } from '@console-widgets/age-rating/model'
import { parseUtcDay } from '@console-widgets/core/formats'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { day as dayLength } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { boardCertificateEnds } from './notices.ts'
import { ageRatings, boardCertificates } from './tables.ts'

/** Types of the jobs that end a certificate after its last day, and that remind of it before. */
const endKind = 'age-rating.board-certificate-end'
const reminderKind = 'age-rating.board-certificate-reminder'

/** The end of a certificate. A job of one that has been replaced since does nothing. */
interface Ending {
  appId: string
  expireDay: string
}

/** A reminder of a certificate as it was saved: saving it again plans its own. */
interface Reminder extends Ending {
  updateTime: number
  /** Days before the last one. */
  days: number
}

/** The certificate of Korea’s board that an app has. */
export async function findBoardCertificate(db: Queries, appId: string) {
  const [row] = await db.select().from(boardCertificates).where(eq(boardCertificates.appId, appId))
  return row
}

/** Schedules the end of a certificate, and the reminders before it. */
export async function scheduleBoardEnd(
  db: Queries,
  { jobs }: Pick<PlatformParts, 'jobs'>,
  { teamId, appId, expireDay, updateTime }: Omit<Reminder, 'days'> & { teamId: string },
): Promise<void> {
  const lastDay = parseUtcDay(expireDay)
  const ending: Ending = { appId, expireDay }
  await jobs.schedule(db, { kind: endKind, teamId, payload: ending, dueTime: lastDay + dayLength })
  for (const days of boardReminderDays) {
    const dueTime = lastDay - days * dayLength
    const payload: Reminder = { ...ending, updateTime, days }
    if (dueTime > updateTime) await jobs.schedule(db, { kind: reminderKind, teamId, payload, dueTime })
  }
}

/** Registers the end of certificates, so that availability needn’t ask for the time, and the reminders. */
export function defineBoardActor({ jobs, events }: PlatformParts): void {
  jobs.define<Ending>(endKind, async ({ appId, expireDay }, { db, teamId, now }) => {
    const row = await findBoardCertificate(db, appId)
    if (row?.expireDay !== expireDay || row.isExpired) return
    await db.update(boardCertificates).set({ isExpired: true }).where(eq(boardCertificates.appId, appId))
    await tell(db, { ...row, teamId }, 'ended', now)
    await events.announce('release.availability-changed', { appId }, { db, teamId, now: () => now })
  })
  jobs.define<Reminder>(reminderKind, async ({ appId, updateTime, days }, { db, teamId, now }) => {
    const row = await findBoardCertificate(db, appId)
    if (row?.updateTime === updateTime) await tell(db, { ...row, teamId }, 'ending', now, days)
  })
}

/** Tells the team of the end of a certificate that the rating in force needs. */
async function tell(
  db: Queries,
  { teamId, appId, number, expireDay }: typeof boardCertificates.$inferSelect,
  message: keyof typeof boardCertificateEnds.messages,
  now: number,
  count = 0,
): Promise<void> {
  const [rating] = await db.select().from(ageRatings).where(eq(ageRatings.appId, appId))
  if (!rating || rating.certificateCountries.length === 0) return
  const { appName } = await findApp(db, appId)
  const values = { app: appName, number, date: expireDay ?? '', count }
  const page = { id: 'age-rating.app', values: { appId } }
  await sendNotice(db, { teamId, topic: boardCertificateEnds, message, values, appId, page }, now)
}
