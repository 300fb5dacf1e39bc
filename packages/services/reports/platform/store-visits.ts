import { eventKinds } from '@console-widgets/reports/model'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type {} from '@console-widgets/platform/release/store-front'
import { beginReporting, scheduleLateDays } from './reported/add-up.ts'
import { dayOf } from './reported/reporting.ts'
import { reportEvents } from './tables.ts'

/**
 * What visitors of the public pages of apps did becomes events of the apps, as those that apps report. Contents count
 * their own.
 */
export const storeVisitEvents: EventTakers = {
  'store-front.visited': async ({ appId, person, country, source, acts, time }, { db, teamId }) => {
    const counted = acts.flatMap(({ kind, item }) => (kind === 'contentView' ? [] : [{ kind, item }]))
    if (counted.length === 0) return
    const services = { jobs: { schedule: scheduleJob } }
    const reporting = { teamId, appId, now: time }
    await beginReporting(db, services, reporting)
    await db.insert(reportEvents).values(
      counted.map(({ kind, item }) => ({
        // Only tests tell visitors apart; everything else counts how often something happened.
        person: kind === 'testView' || kind === 'testDownload' ? person : 0,
        day: dayOf(time),
        hour: Math.floor((time % day) / hour),
        kind: eventKinds[kind],
        deviceType: 0,
        ...{ appId, country, source, item, version: '', deviceName: '' },
      })),
    )
    await scheduleLateDays(db, services, reporting, [dayOf(time)])
  },
}
