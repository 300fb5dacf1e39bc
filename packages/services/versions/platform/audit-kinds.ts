import { eq, inArray } from 'drizzle-orm'
import { kindOf } from '@console-widgets/versions/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/calls/audited-rows'
import { appVersions, versionEvents } from './tables.ts'

/** Tells versions for a test from those for the store, whose states have other words, and so their events. */
export const auditKindAnswers: QuestionTakers = {
  'audit.row-kinds': async ({ ids }, { db }) => {
    const { versionId, releaseType } = appVersions
    const versions = await db.select({ id: versionId, releaseType }).from(appVersions).where(inArray(versionId, ids))
    const events = await db
      .select({ id: versionEvents.eventId, releaseType })
      .from(versionEvents)
      .innerJoin(appVersions, eq(appVersions.versionId, versionEvents.versionId))
      .where(inArray(versionEvents.eventId, ids))
    return Object.fromEntries([...versions, ...events].map((row) => [row.id, kindOf(row.releaseType)]))
  },
}
