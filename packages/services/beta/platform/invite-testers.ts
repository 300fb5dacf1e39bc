import { and, eq } from 'drizzle-orm'
import { testStates } from '@console-widgets/versions/model'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type { EventContext } from '@console-widgets/platform/calls/events'
import { isBoundTo } from './group-handlers.ts'

/** Type of the job that invites the testers of a test. */
export const inviteKind = 'beta.invite-testers'

/** Schedules the invitations of a running test. */
export function scheduleInvitations(
  { db, teamId, now }: Pick<EventContext, 'db' | 'teamId' | 'now'>,
  versionId: string,
): Promise<void> {
  return scheduleJob(db, { kind: inviteKind, teamId, payload: { versionId }, dueTime: now() })
}

/** Invites those testers of a group who haven’t heard of its running tests. Without one, nothing is sent. */
export async function inviteTesters(context: EventContext, groupId: string): Promise<void> {
  const running = await context.db
    .select({ versionId: appVersions.versionId })
    .from(appVersions)
    .where(and(isBoundTo(groupId), eq(appVersions.releaseState, testStates.testing)))
  for (const { versionId } of running) await scheduleInvitations(context, versionId)
}
