import { and, eq } from 'drizzle-orm'
import { attribute } from '@console-widgets/ads/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { dayText } from '@console-widgets/reports/model'
import { reportedPeople } from '@console-widgets/reports/platform/rows'
import { linkPeople, monitorHits } from '../tables.ts'
import { queuePostbacks } from './queue-postbacks.ts'

/** A copy of an app tells that a person came with a click. */
interface Told {
  teamId: string
  appId: string
  personKey: string
  clickId: string
  now: number
}

/**
 * Owes a new person of an app to the click or view that they came with, by the rule of attribution. A click has one
 * person, and a person one click: the first that the app tells of.
 * @returns whether the person is owed to this click
 */
export async function owePerson(db: Queries, services: Pick<PlatformParts, 'jobs'>, told: Told): Promise<boolean> {
  const { teamId, appId, personKey, clickId, now } = told
  const [hit] = await db
    .select()
    .from(monitorHits)
    .where(and(eq(monitorHits.hitId, clickId), eq(monitorHits.appId, appId), eq(monitorHits.quality, 'valid')))
  if (!hit) return false
  const touch = { kind: hit.event === 'click' ? ('click' as const) : ('view' as const), time: hit.time }
  if (attribute([touch], now) === undefined) return false
  const [known] = await db
    .select({ installDay: reportedPeople.installDay })
    .from(reportedPeople)
    .where(and(eq(reportedPeople.appId, appId), eq(reportedPeople.personKey, personKey)))
  // Who had the app before has been a person of it for longer.
  if (known && known.installDay < dayText(hit.time)) return false
  const { monitorLinkId, hitId } = hit
  const [added] = await db
    .insert(linkPeople)
    .values({ teamId, appId, personKey, monitorLinkId, hitId, time: now })
    .onConflictDoNothing()
    .returning()
  if (added) {
    const install = { event: 'install', time: now, amount: 0, currency: '' }
    await queuePostbacks(db, services, added, [install], now)
    return true
  }
  const isSame = and(eq(linkPeople.appId, appId), eq(linkPeople.personKey, personKey), eq(linkPeople.hitId, hitId))
  return (await db.$count(linkPeople, isSame)) > 0
}
