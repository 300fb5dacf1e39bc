import { and, eq, sql } from 'drizzle-orm'
import {
  eventKinds,
  kindsWithoutUse,
  reportedKindOf,
  reportedLimits,
  type EventKind,
} from '@console-widgets/reports/model'
import type { ReportedEvent } from '@console-widgets/reports/schemas'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import type { Queries } from '@console-widgets/platform/database/connection'
import { reportedIds, reportEvents, reportedUse } from '../tables.ts'
import { beginReporting, scheduleLateDays } from './add-up.ts'
import { findPeople, type KnownPerson } from './people.ts'
import type { EventResult, ReadEvent } from './read-event.ts'
import { dayOf, type Reporting } from './reporting.ts'
import { refuseNewTexts } from './texts.ts'

/** Longest use of an app in a day, in seconds. */
const longestUse = 86_400

/** An event that an app has reported now. */
export interface TakenEvent {
  personKey: string
  name: string
  time: number
  amount: number
  currency: string
}

declare module '@console-widgets/platform/calls/events' {
  interface PlatformEvents {
    /** An app has reported events that were not known. */
    'reports.events-taken': { appId: string; events: readonly TakenEvent[] }
  }
}

type EventRow = typeof reportEvents.$inferInsert

/** Records the events that can be taken. @returns the result of each event of the request, in its order */
export async function recordEvents(
  db: Queries,
  services: Pick<PlatformParts, 'jobs' | 'events'>,
  reporting: Reporting,
  read: readonly ReadEvent[],
): Promise<EventResult[]> {
  const good = read.flatMap((each) => ('event' in each ? [each.event] : []))
  if (good.length === 0) return read.flatMap((each) => ('refused' in each ? [each.refused] : []))
  await beginReporting(db, services, reporting)
  const tooMany = await refuseNewTexts(db, reporting, good)
  const fresh = await takeIds(
    db,
    reporting,
    good.filter((event) => !tooMany.has(event)),
  )
  if (fresh.size > 0) {
    await writeEvents(db, services, reporting, [...fresh])
    await announceEvents(db, services, reporting, [...fresh])
  }
  return read.map((each) => {
    if ('refused' in each) return each.refused
    const { event } = each
    return tooMany.get(event) ?? { eventId: event.eventId, result: fresh.has(event) ? 'taken' : 'known' }
  })
}

/** Tells other services of new events. People are named by their keys: their IDs aren’t stored anywhere. */
async function announceEvents(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  { teamId, appId, now }: Reporting,
  fresh: readonly ReportedEvent[],
): Promise<void> {
  const taken = await Promise.all(
    fresh.map(async ({ personId, name, time, amount = 0, currency = '' }) => ({
      ...{ name, time, amount, currency },
      personKey: await keyOfClient(appId, personId),
    })),
  )
  await events.announce('reports.events-taken', { appId, events: taken }, { db, teamId, now: () => now })
}

/** Remembers the IDs of events. @returns the events whose IDs are new, each once */
async function takeIds(
  db: Queries,
  { appId, now }: Reporting,
  events: readonly ReportedEvent[],
): Promise<Set<ReportedEvent>> {
  const byId = new Map<string, ReportedEvent>()
  for (const event of events) if (!byId.has(event.eventId)) byId.set(event.eventId, event)
  if (byId.size === 0) return new Set()
  // In one order: two requests with the same events wait for each other once.
  const ids = [...byId.keys()].toSorted()
  const kept = (time: number) => Math.max(now, time) + reportedLimits.hoursBack * hour
  const taken = await db
    .insert(reportedIds)
    .values(ids.map((eventId) => ({ appId, eventId, keptUntil: kept(byId.get(eventId)?.time ?? now) })))
    .onConflictDoNothing()
    .returning({ eventId: reportedIds.eventId })
  const isNew = new Set(taken.map(({ eventId }) => eventId))
  return new Set([...byId.values()].filter(({ eventId }) => isNew.has(eventId)))
}

/** What an event has of its time and its person's app. Apps tell neither a device nor where the person came from. */
function rowOf(
  { appId }: Reporting,
  person: number,
  kind: EventKind,
  { time, version, country = '' }: ReportedEvent,
): EventRow {
  return {
    person,
    day: dayOf(time),
    hour: Math.floor((time % day) / hour),
    kind: eventKinds[kind],
    deviceType: 0,
    appId,
    country,
    source: 'other',
    version,
    deviceName: '',
  }
}

async function writeEvents(
  db: Queries,
  services: Pick<PlatformParts, 'jobs'>,
  reporting: Reporting,
  events: readonly ReportedEvent[],
): Promise<void> {
  const inOrder = events.toSorted((one, other) => one.time - other.time)
  const people = await findPeople(db, reporting, firstDaysOf(inOrder))
  const numberOf = ({ personId }: ReportedEvent) => people.get(personId)?.person as number
  const installs = await enterInstalls(db, reporting, inOrder, people)
  const plain = inOrder.flatMap((event) => {
    const kind = reportedKindOf(event.name)
    if (kind === 'active' || kind === 'install') return []
    const { amount = 0, currency = '', item = '', name } = event
    const row = rowOf(reporting, numberOf(event), kind, event)
    return [{ ...row, amount, currency, item: kind === 'custom' ? name : item }]
  })
  if (installs.rows.length + plain.length > 0) await db.insert(reportEvents).values([...installs.rows, ...plain])
  await writeUse(db, usesOf(reporting, inOrder, numberOf))
  const days = new Set([...inOrder.map(({ time }) => dayOf(time)), ...installs.movedFrom])
  await scheduleLateDays(db, services, reporting, [...days])
}

/** Day of each person's first event in a request. */
function firstDaysOf(inOrder: readonly ReportedEvent[]): Map<string, string> {
  const days = new Map<string, string>()
  for (const { personId, time } of inOrder) if (!days.has(personId)) days.set(personId, dayOf(time))
  return days
}

/**
 * People count as users from their first event on, which has an installation for that. If an earlier event arrives
 * later, the installation moves to its day.
 */
async function enterInstalls(
  db: Queries,
  reporting: Reporting,
  inOrder: readonly ReportedEvent[],
  people: ReadonlyMap<string, KnownPerson>,
): Promise<{ rows: EventRow[]; movedFrom: string[] }> {
  const rows: EventRow[] = []
  const movedFrom: string[] = []
  for (const [personId, { person, isNew, movedFrom: from }] of people) {
    const first = inOrder.find((event) => event.personId === personId)
    if (!first || (!isNew && from === undefined)) continue
    const row = rowOf(reporting, person, 'install', first)
    if (isNew) rows.push(row)
    else if (from !== undefined) {
      movedFrom.push(from)
      await db
        .update(reportEvents)
        .set({ day: row.day, hour: row.hour, version: row.version })
        .where(
          and(
            eq(reportEvents.appId, reporting.appId),
            eq(reportEvents.kind, eventKinds.install),
            eq(reportEvents.day, from),
            eq(reportEvents.person, person),
          ),
        )
    }
  }
  return { rows, movedFrom }
}

/**
 * Days of use: an event that happens in the app makes its day one, and `active` tells its seconds. The hour is that of
 * the last use, so that an experiment finds it if the person went on after the first delivery.
 */
function usesOf(
  reporting: Reporting,
  inOrder: readonly ReportedEvent[],
  numberOf: (event: ReportedEvent) => number,
): EventRow[] {
  const uses = new Map<string, EventRow & { amount: number }>()
  for (const event of inOrder) {
    const kind = reportedKindOf(event.name)
    if (kindsWithoutUse.includes(kind)) continue
    const row = rowOf(reporting, numberOf(event), 'active', event)
    const key = `${row.person} ${row.day}`
    const seconds = kind === 'active' ? (event.amount ?? 0) : 0
    const use = uses.get(key) ?? { ...row, amount: 0 }
    uses.set(key, { ...use, hour: row.hour, amount: Math.min(longestUse, use.amount + seconds) })
  }
  // In one order, as IDs.
  return [...uses].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, use]) => use)
}

async function writeUse(db: Queries, uses: EventRow[]): Promise<void> {
  if (uses.length === 0) return
  const { teamId, appId, person, day: on, amount, hour: at } = reportEvents
  await db
    .insert(reportEvents)
    .values(uses)
    .onConflictDoUpdate({
      target: [teamId, appId, person, on],
      targetWhere: reportedUse,
      set: {
        amount: sql`least(${longestUse}, ${amount} + excluded.amount)`,
        hour: sql`greatest(${at}, excluded.hour)`,
      },
    })
}
