import { eq } from 'drizzle-orm'
import { reminderDays } from '@console-widgets/beta/model'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { testStates } from '@console-widgets/versions/model'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { inviteKind, scheduleInvitations } from './invite-testers.ts'
import * as notices from './notices.ts'
import { sendInvitations } from './send-invitations.ts'
import { defineUserTaskActor } from './user-tasks/run-user-tasks.ts'

/** Type of the job that reminds the team of a test’s end. */
const reminderKind = 'beta.remind-of-end'
const day = 86_400_000

interface Reminder {
  versionId: string
  days: number
}

/** Registers what happens to tests by themselves: invitations, reminders of their end, and answers of users. */
export function defineBetaActors(services: PlatformParts): void {
  defineUserTaskActor(services)
  services.jobs.define<{ versionId: string }>(inviteKind, async ({ versionId }, { db, teamId, now }) => {
    const others = await sendInvitations(db, services, teamId, versionId, now)
    if (others) await scheduleInvitations({ db, teamId, now: () => now }, versionId)
  })
  services.jobs.define<Reminder>(reminderKind, async ({ versionId, days }, { db, teamId, now }) => {
    const [test] = await db
      .select({ version: appVersions, appName: apps.appName })
      .from(appVersions)
      .innerJoin(apps, eq(apps.appId, appVersions.appId))
      .where(eq(appVersions.versionId, versionId))
    if (test?.version.releaseState !== testStates.testing) return
    const { appId, versionNumber } = test.version
    await sendNotice(
      db,
      {
        teamId,
        appId,
        topic: notices.tests,
        message: 'ends',
        values: { app: test.appName, version: versionNumber ?? '', count: days },
        page: { id: 'beta.test', values: { appId, versionId } },
      },
      now,
    )
  })
}

/** Reactions to tests that begin. */
export const takenEvents: EventTakers = {
  'versions.test-begun': async ({ versionId, endTime }, context) => {
    const { db, teamId, now } = context
    await scheduleInvitations(context, versionId)
    for (const days of reminderDays) {
      const dueTime = endTime - days * day
      if (dueTime > now())
        await scheduleJob(db, { kind: reminderKind, teamId, payload: { versionId, days } satisfies Reminder, dueTime })
    }
  },
}
