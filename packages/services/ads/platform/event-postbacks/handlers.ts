import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/ads/contract'
import { eventPostbackListFields } from '@console-widgets/ads/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { eventPostbacks, monitorLinks } from '../tables.ts'
import { renewSecret } from './link-secret.ts'

type Own = Pick<typeof calls, 'ads.monitor-link-secret.create' | 'ads.event-postback.list'>

/** Handlers of the postbacks of events. */
export const eventPostbackHandlers: Handlers<Own> = {
  'ads.monitor-link-secret.create': async ({ monitorLinkId }, { db, now, services }) => {
    const link = await findRow(db, monitorLinks, monitorLinkId, 'monitor link')
    return { secret: await renewSecret(db, services, link, now()) }
  },
  'ads.event-postback.list': async ({ monitorLinkId, ...input }, { db }) => {
    await findRow(db, monitorLinks, monitorLinkId, 'monitor link')
    const ofLink = eq(eventPostbacks.monitorLinkId, monitorLinkId)
    return listTable(db, eventPostbacks, eventPostbackListFields, input, '-time', ofLink)
  },
}
