import { and, eq, inArray, lt } from 'drizzle-orm'
import { eventPostbackLimits, fillMacros, paymentEvent } from '@console-widgets/ads/model'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import type {} from '@console-widgets/reports/platform/rows'
import { macrosOf } from '../public/macros-of.ts'
import { eventPostbacks, linkPeople, monitorLinks } from '../tables.ts'

/** Type of the job that calls an address. */
export const postbackKind = 'ads.event-postback'

/** Something that a person did, by the name that postbacks have for it. */
interface PersonEvent {
  event: string
  time: number
  /** In hundredths of the currency. */
  amount: number
  currency: string
}

type LinkPerson = typeof linkPeople.$inferSelect

/** Queues a link’s postbacks of what a person did, in the transaction that records it: so each event has one. */
export async function queuePostbacks(
  db: Queries,
  { jobs }: { jobs: Pick<PlatformParts['jobs'], 'schedule'> },
  { teamId, appId, monitorLinkId, hitId }: LinkPerson,
  events: readonly PersonEvent[],
  now: number,
): Promise<void> {
  const [link] = await db
    .select()
    .from(monitorLinks)
    .where(and(eq(monitorLinks.monitorLinkId, monitorLinkId), eq(monitorLinks.status, 'on')))
  if (!link) return
  const rows = events.flatMap(({ event, time, amount, currency }) =>
    link.eventPostbacks
      .filter((each) => each.event === event)
      .map(({ address }) => ({
        ...{ teamId, appId, monitorLinkId, event, time, postbackId: newId(), nextTime: now },
        ...{ state: 'pending' as const, attempts: 0 },
        address: fillMacros(address, {
          ...macrosOf(link, hitId, time),
          ...{ EVENT: event, AMOUNT: (amount / 100).toFixed(2), CURRENCY: currency },
        }),
      })),
  )
  if (rows.length === 0) return
  await db.insert(eventPostbacks).values(rows)
  const isOld = and(
    eq(eventPostbacks.monitorLinkId, monitorLinkId),
    lt(eventPostbacks.time, now - eventPostbackLimits.kept),
  )
  await db.delete(eventPostbacks).where(isOld)
  for (const { postbackId } of rows)
    await jobs.schedule(db, { kind: postbackKind, teamId, payload: { postbackId }, dueTime: now })
}

/** Name that postbacks have for an event that an app reports. */
const eventOf = (name: string) => (name === paymentEvent ? 'pay' : name)

/** Follows the events of people who are owed to links. An installation is told of when the person is owed. */
export const postbackEventTakers: EventTakers = {
  'reports.events-taken': async ({ appId, events }, { db, now }) => {
    const keys = [...new Set(events.map(({ personKey }) => personKey))]
    const people = await db
      .select()
      .from(linkPeople)
      .where(and(eq(linkPeople.appId, appId), inArray(linkPeople.personKey, keys)))
    for (const person of people) {
      const own = events.filter(
        ({ personKey, name, time }) =>
          personKey === person.personKey && name !== 'install' && time < person.time + eventPostbackLimits.events,
      )
      const told = own.map(({ name, time, amount, currency }) => ({ event: eventOf(name), time, amount, currency }))
      await queuePostbacks(db, { jobs: { schedule: scheduleJob } }, person, told, now())
    }
  },
}
