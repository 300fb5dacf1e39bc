import { and, eq } from 'drizzle-orm'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import { newId } from '@console-widgets/platform/database/ids'
import type {} from '@console-widgets/platform/release/store-front'
import { linkInstalls, links } from './tables.ts'

/** Counts who installs an app from its page in the store, to which a link of the app has led. Visitors count once. */
export const installEvents: EventTakers = {
  'store-front.visited': async ({ appId, link, acts, time }, { db, teamId }) => {
    if (link === undefined || !acts.some(({ kind }) => kind === 'download')) return
    if ((await db.$count(links, and(eq(links.linkId, link), eq(links.appId, appId)))) === 0) return
    await db.insert(linkInstalls).values({ teamId, installId: newId(), appId, linkId: link, time })
  },
}
