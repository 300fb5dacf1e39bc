import { eq } from 'drizzle-orm'
import type { VersionAction } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { release, reviewResult } from './notices.ts'
import type { VersionRow } from './version-rows.ts'

const reviewMessages: Partial<Record<VersionAction, keyof typeof reviewResult.messages>> = {
  approve: 'approved',
  failPreReview: 'rejected',
  reject: 'rejected',
  approveRemoval: 'unpublished',
  rejectRemoval: 'kept',
}

const releaseMessages: Partial<Record<VersionAction, keyof typeof release.messages>> = {
  publish: 'live',
  publishNow: 'live',
  phasedPause: 'paused',
  phasedHalt: 'paused',
  phasedResumeByTime: 'resumed',
  phasedEnd: 'completed',
  phasedFull: 'completed',
  rollback: 'rolledBack',
  restrict: 'restricted',
  lift: 'lifted',
}

/** What happened to a version, as far as people are notified of it. */
interface Happened {
  action: VersionAction
  userId?: string | undefined
  findings?: readonly unknown[] | undefined
  countries?: readonly string[] | undefined
}

/** Notifies the people of a version's app of a step that they wait for, or that others took. */
export async function tellOfMove(
  db: Queries,
  { teamId, appId, versionId, versionNumber, phasedRelease }: VersionRow,
  { action, userId, findings = [], countries = [] }: Happened,
  now: number,
): Promise<void> {
  const reviewed = reviewMessages[action]
  const released = releaseMessages[action]
  if (!reviewed && !released) return
  const [app] = await db.select({ appName: apps.appName }).from(apps).where(eq(apps.appId, appId))
  const about = {
    teamId,
    appId,
    page: { id: 'versions.version', values: { appId, versionId } },
    except: userId,
  }
  const values = { app: app?.appName ?? appId, version: versionNumber ?? '' }
  if (reviewed)
    await sendNotice(
      db,
      { ...about, topic: reviewResult, message: reviewed, values: { ...values, count: findings.length } },
      now,
    )
  if (released)
    await sendNotice(
      db,
      {
        ...about,
        topic: release,
        message: released,
        values: { ...values, percent: Number(phasedRelease?.percent ?? 0), count: countries.length },
      },
      now,
    )
}
