import { eq } from 'drizzle-orm'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { storeGaps } from './requirements.ts'
import { qualificationApps, qualificationTasks } from './tables.ts'
import { dropFiles, fileIdsOf } from './task-rows.ts'

/** Reactions of documents to events of their apps. */
export const takenEvents: EventTakers = {
  // Files that other apps use stay, so they aren’t found in the rows of the app, with which all others are released.
  'apps.deleting': async ({ app: { appId } }, context) => {
    const deleted = await context.db.delete(qualificationTasks).where(eq(qualificationTasks.appId, appId)).returning()
    for (const task of deleted) await dropFiles(context, task.taskId, fileIdsOf(task))
  },

  // The app announces the change of its availability itself, once all services know its category.
  'apps.kind-changed': async ({ appId }, { db, now }) => {
    // What the app has become was never live without documents.
    await db.update(qualificationApps).set({ wasLive: false }).where(eq(qualificationApps.appId, appId))
    await storeGaps(db, appId, now())
  },
}
