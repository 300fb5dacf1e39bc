import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { placeOf } from '@console-widgets/conditions'
import { compilePattern } from '@console-widgets/conditions/patterns'
import {
  chooseMessages,
  inVersion,
  textFor,
  type Chosen,
  type LiveMessage,
  type MessageContent,
} from '@console-widgets/app-messaging/model'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import type { LedMessage } from '@console-widgets/platform/journeys/message-steps'
import type { MessageArms } from '@console-widgets/platform/experiments/experiments'
import { languageOfCountry } from '@console-widgets/platform/traffic/language-of-country'
import { contextOfPerson, idOfPerson, keyOfPerson } from '@console-widgets/platform/traffic/people'
import type { UsedDays } from '@console-widgets/platform/traffic/traffic-events'
import { addDays, dayTime, eventKinds, type EventKind } from '@console-widgets/reports/model'
import { reportEvents } from '@console-widgets/reports/platform/rows'
import { clockAheadOf } from './local-clocks.ts'
import { storeEvents } from './store-events.ts'
import { messageEvents, messages, messageVersions, type MessageRow } from './tables.ts'

/** The demo's people meet messages: those that were published when they used an app, within their limits. */
export const trafficEvents: EventTakers = {
  'traffic.used': async (used, { db, collectAnswers, announce, teamId, now }) => {
    const rows = await db
      .select()
      .from(messages)
      .where(and(eq(messages.teamId, used.teamId), eq(messages.appId, used.appId), gt(messages.version, 0)))
      .orderBy(messages.messageId)
    if (rows.length === 0) return
    const versions = await readVersions(db, rows)
    const showings = await readShowings(db, used.teamId, used.appId)
    const arms = (await collectAnswers('experiments.message-arms', used, { db })).flat()
    const led = byPerson((await collectAnswers('journeys.led-people', used, { db })).flat())
    for (let date = used.from; date <= used.to; date = addDays(date, 1)) {
      const shown = await meet(db, used, date, { rows, versions, showings, arms, led })
      for (const each of shown)
        await announce('journeys.message-shown', { appId: used.appId, ...each }, { db, teamId, now })
    }
  },
}

type Versions = ReadonlyMap<string, LiveMessage['content']>

/** When each message was shown to each person, or withheld. */
type Showings = Map<number, Map<string, number[]>>

/** What people can meet, and what they have met before, to which a day adds. */
interface Meeting {
  rows: readonly MessageRow[]
  versions: Versions
  showings: Showings
  /** Versions by experiments. */
  arms: readonly MessageArms[]
  /** What journeys have led people to. */
  led: ReadonlyMap<number, readonly LedMessage[]>
}

async function readVersions(db: Queries, rows: readonly MessageRow[]): Promise<Versions> {
  const versions = await db
    .select()
    .from(messageVersions)
    .where(
      inArray(
        messageVersions.messageId,
        rows.map(({ messageId }) => messageId),
      ),
    )
  return new Map(versions.map(({ messageId, version, content }) => [`${messageId} ${version}`, content]))
}

/** Messages that were published at a time, in the versions of then. */
function liveAt(rows: readonly MessageRow[], versions: Versions, time: number): LiveMessage[] {
  return rows.flatMap(({ messageId, runs }) => {
    const run = runs.find(({ from, to }) => from <= time && (to === null || time < to))
    const content = run && versions.get(`${messageId} ${run.version}`)
    return content ? [{ messageId, version: run.version, content, publishTime: runs[0]?.from ?? 0 }] : []
  })
}

interface Use {
  person: number
  hour: number
  kind: number
  times: number
  device_type: number
  country: string
  source: string
  version: string
  device_name: string
}

type StoredEvent = typeof messageEvents.$inferInsert
type CountedEvent = typeof reportEvents.$inferInsert

/** What each person was led to. */
function byPerson(led: readonly (LedMessage & { person: number })[]): ReadonlyMap<number, readonly LedMessage[]> {
  const people = new Map<number, LedMessage[]>()
  for (const { person, ...each } of led) people.set(person, [...(people.get(person) ?? []), each])
  return people
}

/** What someone met whom a journey had led to it. */
interface Shown {
  messageId: string
  personIds: readonly string[]
  now: number
}

/** What people met on a day, in the order in which they used the app. @returns what journeys have led them to */
async function meet(
  db: Queries,
  { teamId, appId }: UsedDays,
  date: string,
  { rows, versions, showings, arms, led }: Meeting,
): Promise<Shown[]> {
  const start = dayTime(date)
  const isPublished = rows.some(({ runs }) => runs.some(({ from, to }) => from < start + day && (to ?? start) >= start))
  if (!isPublished) return []
  const kinds = kindsOf(versions)
  const uses = await rowsOf<Use>(
    db,
    sql`select person, hour, kind, count(*)::int as times, device_type, country, source, version, device_name
      from cw_report_events
      where team_id = ${teamId} and app_id = ${appId} and kind in (${sql.raw(kinds.join(', '))})
        and day = ${date}::date and person > 0
      group by person, hour, kind, device_type, country, source, version, device_name order by person, hour, kind`,
  )
  const goals = await readGoals(db, { teamId, appId }, date, versions)
  const stored: StoredEvent[] = []
  const counted: CountedEvent[] = []
  const shown: Shown[] = []
  for (const use of uses) {
    const { person, country, version } = use
    const now = start + use.hour * hour + (placeOf(`minute ${date}`, String(person)) % hour)
    const own = showings.get(person) ?? new Map<string, number[]>()
    showings.set(person, own)
    const live = liveAt(rows, versions, now).filter(({ content }) => isAt(content.trigger, use))
    const offered = (led.get(person) ?? []).filter(({ from, until }) => from <= now && now < until)
    const recipient = {
      led: new Set(offered.map(({ messageId }) => messageId)),
      personId: idOfPerson(person),
      context: contextOfPerson({ country, version }),
      showings: own,
      clockAhead: clockAheadOf(live, { country }, now),
    }
    for (const winner of chooseMessages(live, recipient, { now, compilePattern })) {
      const chosen = inArm(winner, { person, country, now }, arms, versions)
      const { messageId } = chosen.message
      const times = [...(own.get(messageId) ?? []), now]
      own.set(messageId, times)
      if (recipient.led.has(messageId) && !chosen.isWithheld)
        shown.push({ messageId, personIds: [recipient.personId], now })
      const events = eventsOf(chosen, use, { teamId, appId, now, time: times.length })
      stored.push(...events)
      for (const kind of events.flatMap((each) => dashboardKinds[each.kind]))
        counted.push(countedEvent(kind, use, { teamId, appId, date }))
      const goal = goals.get(`${nameOfGoal(chosen.message.content.conversion)} ${country}`)
      if (goal && events.some((each) => each.kind === 'click') && isLedToGoal(chosen.message, person, times.length))
        counted.push({
          ...countedEvent(goal.kind, use, { teamId, appId, date }),
          ...goal.of,
          hour: laterHour(use, date),
        })
    }
  }
  await storeEvents(db, stored)
  for (let from = 0; from < counted.length; from += 1000)
    await db.insert(reportEvents).values(counted.slice(from, from + 1000))
  return shown
}

/** The message in the version that a person gets by an experiment. */
function inArm(
  chosen: Chosen,
  { person, country, now }: { person: number; country: string; now: number },
  arms: readonly MessageArms[],
  versions: Versions,
): Chosen {
  const { messageId } = chosen.message
  const version = arms
    .filter((each) => each.messageId === messageId)
    .map((each) => each.versionOf(person, country, now))
    .find((each) => each !== undefined)
  const content = version === undefined ? undefined : versions.get(`${messageId} ${version}`)
  return version === undefined || !content
    ? chosen
    : { ...chosen, message: inVersion(chosen.message, version, content) }
}

/** Events of the message dashboard that an event of a message stands for. */
const dashboardKinds: Readonly<Record<StoredEvent['kind'], readonly EventKind[]>> = {
  impression: ['messageSend', 'messageDeliver'],
  click: ['messageOpen'],
  dismissal: [],
  withheld: [],
  conversion: [],
}

/** What happens when a person gets a message. `time` is 1 for the first time. */
function eventsOf(
  { message, isWithheld }: Chosen,
  { person, country, version }: Use,
  { teamId, appId, now, time }: { teamId: string; appId: string; now: number; time: number },
): StoredEvent[] {
  const shown: StoredEvent = {
    teamId,
    appId,
    eventId: `${message.messageId}.${person}.${now}`,
    messageId: message.messageId,
    version: message.version,
    kind: isWithheld ? 'withheld' : 'impression',
    personKey: keyOfPerson(person),
    person,
    button: null,
    language: textFor(message.content.texts, languageOfCountry(country)).language,
    country,
    appVersion: version,
    time: now,
  }
  const outcome = isWithheld ? 'none' : outcomeOf(message, person, time)
  if (outcome === 'none') return [shown]
  const seconds = 2 + (placeOf('seconds', shown.eventId) % 20)
  const answer: StoredEvent = {
    ...shown,
    eventId: `${shown.eventId}.${outcome}`,
    kind: outcome,
    button: outcome === 'click' ? 0 : null,
    time: now + seconds * 1000,
  }
  return [shown, answer]
}

/** What people of a country usually do when they reach a goal: the product that they buy, and at what price. */
interface Goal {
  kind: EventKind
  of: { item: string; amount: number; currency: string }
}

/** Days whose events tell what people usually do. */
const usualDays = 28

/** What is the same goal: a kind, and of an app’s own event its name. */
const nameOfGoal = ({ kind, eventName }: MessageContent['conversion']) =>
  kind === 'custom' ? `${kind} ${eventName ?? ''}` : kind

/** Goals of messages, by name and country: those that others have reached lately. A person buys what is on sale. */
async function readGoals(
  db: Queries,
  { teamId, appId }: Pick<UsedDays, 'teamId' | 'appId'>,
  date: string,
  versions: Versions,
): Promise<ReadonlyMap<string, Goal>> {
  const wanted = new Map([...versions.values()].map(({ conversion }) => [nameOfGoal(conversion), conversion]))
  const goals = new Map<string, Goal>()
  for (const [name, { kind, eventName }] of wanted) {
    if (kind === 'none') continue
    const rows = await rowsOf<Goal['of'] & { country: string }>(
      db,
      sql`select distinct on (country) country, item, amount, currency from (
          select country, item, amount, currency, count(*) as times from cw_report_events
          where team_id = ${teamId} and app_id = ${appId} and kind = ${sql.raw(String(eventKinds[kind]))}
            ${kind === 'custom' ? sql`and item = ${eventName ?? ''}` : sql``} and day between ${addDays(date, -usualDays)}::date and ${date}::date and person > 0
          group by country, item, amount, currency
        ) as done order by country, times desc, item, amount, currency`,
    )
    for (const { country, ...of } of rows) goals.set(`${name} ${country}`, { kind, of })
  }
  return goals
}

/** The hour in which a person reaches a goal: that of the message, or one of the next two. */
function laterHour({ person, hour: at }: Use, date: string): number {
  return Math.min(23, at + (placeOf(`goal hour ${date}`, String(person)) % 3))
}

function countedEvent(
  kind: EventKind,
  { person, hour: at, device_type, country, source, version, device_name }: Use,
  { teamId, appId, date }: { teamId: string; appId: string; date: string },
): CountedEvent {
  return {
    person,
    day: date,
    hour: at,
    kind: eventKinds[kind],
    deviceType: device_type,
    teamId,
    appId,
    country,
    source,
    version,
    deviceName: device_name,
    item: 'in-app',
  }
}

/** Numbers of the events that messages appear at. Using the app counts as opening it. */
function kindsOf(versions: Versions): number[] {
  const names = [...versions.values()].map(({ trigger: { eventName } }) => eventName)
  const known = names.flatMap((name) => (Object.hasOwn(eventKinds, name) ? [eventKinds[name as EventKind]] : []))
  return [...new Set([eventKinds.active, ...known])]
}

/** Whether a person's events of an hour include the one that a message appears at. */
function isAt({ eventName, count }: LiveMessage['content']['trigger'], { kind, times }: Use): boolean {
  if (eventName === '') return kind === eventKinds.active
  return Object.hasOwn(eventKinds, eventName) && kind === eventKinds[eventName as EventKind] && times >= count
}

/** What people of an app have met before. */
async function readShowings(db: Queries, teamId: string, appId: string): Promise<Showings> {
  const rows = await db
    .select({ person: messageEvents.person, messageId: messageEvents.messageId, time: messageEvents.time })
    .from(messageEvents)
    .where(
      and(
        eq(messageEvents.teamId, teamId),
        eq(messageEvents.appId, appId),
        inArray(messageEvents.kind, ['impression', 'withheld']),
      ),
    )
  const showings: Showings = new Map()
  for (const { person, messageId, time } of rows) {
    if (person === null) continue
    const own = showings.get(person) ?? new Map<string, number[]>()
    own.set(messageId, [...(own.get(messageId) ?? []), time])
    showings.set(person, own)
  }
  return showings
}

/** Places of `placeOf`. */
const places = 100_000_000
const usualClickShare = 0.11
const dismissalShare = 0.45
/** Share of the effects that are none, and the range of the others. */
const withoutEffect = 1 / 3
const [worst, best] = [-0.15, 0.2]

/**
 * How much more people click on a version than usual. It's drawn from a hash, and known here only: what a console says
 * about a message has to be found out from the events.
 */
function truthOf(messageId: string, version: number): number {
  const drawn = placeOf('truth', `${messageId} ${version}`) / places
  if (drawn < withoutEffect) return 1
  return 1 + worst + ((drawn - withoutEffect) / (1 - withoutEffect)) * (best - worst)
}

/** Most of those who click, whom a version can lead to its goal. */
const mostLed = 0.5

/**
 * Whether a click leads to the goal of the message. The share is a version's own, and known here only; of a third of
 * them, no one is led anywhere.
 */
function isLedToGoal({ messageId, version }: LiveMessage, person: number, time: number): boolean {
  const truth = placeOf('goal', `${messageId} ${version}`) / places
  const share = truth < withoutEffect ? 0 : ((truth - withoutEffect) / (1 - withoutEffect)) * mostLed
  return placeOf(`goal ${messageId} ${version}`, `${person} ${time}`) / places < share
}

/** What a person does with a message. They click less often when they see it again. */
function outcomeOf({ messageId, version }: LiveMessage, person: number, time: number): 'click' | 'dismissal' | 'none' {
  const drawn = placeOf(`outcome ${messageId} ${version}`, `${person} ${time}`) / places
  const clicks = (usualClickShare * truthOf(messageId, version)) / Math.sqrt(time)
  return drawn < clicks ? 'click' : drawn < clicks + dismissalShare ? 'dismissal' : 'none'
}
