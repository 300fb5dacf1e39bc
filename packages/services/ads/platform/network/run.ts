import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import { attribute, itemOf, nextRuns, type OffReason, type Touch } from '@console-widgets/ads/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { dayText, eventKinds } from '@console-widgets/reports/model'
import { reportEvents } from '@console-widgets/reports/platform/rows'
import { adMaterials, adNetworkStates, adPeople, adProjects } from '../tables.ts'
import { holdAuction, type Bidder } from './auction.ts'
import { auctionsOf } from './market.ts'
import { answerOf } from './truth.ts'

type ProjectRow = typeof adProjects.$inferSelect

/** A project while the network works: its budgets shrink, and it may end. */
interface Working extends Bidder {
  row: ProjectRow
  isChanged: boolean
}

/** A person who will install an app, or has. */
type Person = typeof adPeople.$inferInsert & { touches: (Touch & { item: string })[] }

/** A project that has ended by itself. */
export interface Ended {
  row: ProjectRow
  reason: OffReason
  time: number
}

type Event = typeof reportEvents.$inferInsert

/** Hours whose events are written together. */
const hoursAtOnce = 24
const rowsAtOnce = 1000
/** Days after which the network doesn't meet a person again. */
const daysOfPerson = 3

/**
 * Works off the hours of a team until a time: auctions, clicks, and installations. The same hours give the same events,
 * in however many steps.
 * @returns the projects that have ended by themselves
 */
export async function runNetwork(db: Queries, teamId: string, until: number): Promise<Ended[]> {
  const [state] = await db.select().from(adNetworkStates).where(eq(adNetworkStates.teamId, teamId)).for('update')
  const end = Math.floor(until / hour) * hour
  if (!state || state.doneUntil >= end) return []
  const ended: Ended[] = []
  for (let from = state.doneUntil; from < end; from += hoursAtOnce * hour)
    ended.push(...(await runHours(db, teamId, from, Math.min(end, from + hoursAtOnce * hour), state.perHour)))
  await db.update(adNetworkStates).set({ doneUntil: end }).where(eq(adNetworkStates.teamId, teamId))
  return ended
}

/** Whether there is anything that the network has to do for a team. */
export async function isBusy(db: Queries, teamId: string): Promise<boolean> {
  const on = await db.$count(adProjects, and(eq(adProjects.teamId, teamId), eq(adProjects.state, 'on')))
  if (on > 0) return true
  return (await db.$count(adPeople, and(eq(adPeople.teamId, teamId), eq(adPeople.isInstalled, false)))) > 0
}

async function runHours(db: Queries, teamId: string, from: number, to: number, perHour: number): Promise<Ended[]> {
  const bidders = await readBidders(db, teamId, from)
  const people = await readPeople(db, teamId, from)
  const apps = [...new Set(bidders.map(({ row }) => row.appId))].sort()
  const events: Event[] = []
  const ended: Ended[] = []
  for (let start = from; start < to; start += hour) {
    if (start % day === 0) for (const bidder of bidders) bidder.dayLeft = bidder.row.dayBudget
    for (const appId of apps) {
      const own = bidders.filter(({ row }) => row.appId === appId)
      const countries = [...new Set(own.flatMap((bidder) => bidder.countries))].sort()
      const auctions = countries
        .flatMap((country) => auctionsOf(appId, country, start, perHour))
        .sort((one, other) => one.time - other.time || one.person - other.person)
      for (const auction of auctions) {
        const key = `${appId} ${auction.person}`
        const known = people.get(key)
        if (known?.isInstalled) continue
        const won = holdAuction(auction, own)
        if (!won) continue
        const { bidder, material, price } = won
        const { clicks, installAfter } = answerOf(material, bidder.adProjectId, auction)
        const item = itemOf(bidder.adProjectId, material.materialId)
        const touches: Person['touches'] = [{ kind: 'view', time: start, item }]
        events.push(eventOf('adImpression', { ...auction, teamId, appId, time: start, item, amount: 0, currency: '' }))
        if (clicks) {
          touches.push({ kind: 'click', time: start, item })
          const { currency } = bidder
          events.push(eventOf('adClick', { ...auction, teamId, appId, time: start, item, amount: price, currency }))
          bidder.dayLeft -= price
          bidder.totalLeft -= price
          if (bidder.totalLeft <= 0) ended.push(finish(bidder, 'budget', auction.time))
        }
        if (known) known.touches.push(...touches)
        else if (installAfter !== undefined) {
          const { person, country } = auction
          const installTime = start + installAfter * hour
          people.set(key, {
            ...{ teamId, appId, person, country, installTime, touches },
            ...{ isInstalled: false, isAttributed: false },
          })
        }
      }
    }
    events.push(...installations(people, start))
    for (const bidder of bidders)
      if (bidder.row.state === 'on' && bidder.endTime !== null && bidder.endTime <= start + hour)
        ended.push(finish(bidder, 'time', bidder.endTime))
  }
  await write(db, { events, people: [...people.values()], bidders, from })
  return ended
}

/** Installations of an hour, each with the ad that it is owed to. */
function installations(people: ReadonlyMap<string, Person>, start: number): Event[] {
  const events: Event[] = []
  for (const each of people.values()) {
    if (each.isInstalled || each.installTime > start) continue
    const owed = attribute(each.touches, each.installTime)
    each.isInstalled = true
    each.isAttributed = owed !== undefined
    const { teamId = '', appId, person, country } = each
    if (owed) {
      const how = { time: each.installTime, item: owed.item, amount: owed.kind === 'click' ? 1 : 0, currency: '' }
      events.push(eventOf('adInstall', { teamId, appId, person, country, ...how }))
    }
  }
  return events
}

function finish(bidder: Working, reason: OffReason, time: number): Ended {
  const runs = nextRuns(bidder.row.runs, 'ended', time)
  bidder.row = { ...bidder.row, state: 'ended', offReason: reason, runs, updateTime: time }
  bidder.runs = runs
  bidder.isChanged = true
  return { row: bidder.row, reason, time }
}

function eventOf(
  kind: 'adImpression' | 'adClick' | 'adInstall',
  {
    teamId,
    appId,
    person,
    country,
    time,
    item,
    amount,
    currency,
  }: Pick<Person, 'appId' | 'person' | 'country'> & {
    teamId: string
    time: number
    item: string
    amount: number
    currency: string
  },
): Event {
  return {
    person,
    amount,
    day: dayText(time),
    hour: Math.floor((time % day) / hour),
    kind: eventKinds[kind],
    deviceType: phone,
    teamId,
    appId,
    country,
    source: 'advertising',
    version: '',
    deviceName: '',
    item,
    currency,
  }
}

/** Device type of phones: the network shows its ads on them. */
const phone = 4

async function readBidders(db: Queries, teamId: string, from: number): Promise<Working[]> {
  const rows = await db.select().from(adProjects).where(eq(adProjects.teamId, teamId)).orderBy(adProjects.adProjectId)
  const active = rows.filter(({ runs }) => runs.some(({ to }) => to === null || to > from))
  if (active.length === 0) return []
  const materials = await db
    .select({ materialId: adMaterials.materialId, kind: adMaterials.kind })
    .from(adMaterials)
    .where(eq(adMaterials.teamId, teamId))
  const spent = await rowsOf<{ project: string; today: string; total: string }>(
    db,
    sql`select split_part(item, '/', 1) as project, sum(amount) as total,
      coalesce(sum(amount) filter (where day = ${dayText(from)}::date), 0) as today
      from cw_report_events
      where team_id = ${teamId} and app_id in (${sql.join(
        active.map(({ appId }) => sql`${appId}`),
        sql`, `,
      )}) and kind = ${eventKinds.adClick}
      group by 1`,
  )
  return active.map((row) => {
    const own = spent.find(({ project }) => project === row.adProjectId)
    return {
      ...row,
      row,
      isChanged: false,
      materials: row.materialIds.flatMap((id) => materials.filter(({ materialId }) => materialId === id)),
      dayLeft: row.dayBudget - Number(own?.today ?? 0),
      totalLeft: row.totalBudget - Number(own?.total ?? 0),
    }
  })
}

/** People who are about to install, with what they met, and those who did so lately. */
async function readPeople(db: Queries, teamId: string, from: number): Promise<Map<string, Person>> {
  const rows = await db
    .select()
    .from(adPeople)
    .where(
      and(
        eq(adPeople.teamId, teamId),
        or(eq(adPeople.isInstalled, false), gte(adPeople.installTime, from - (daysOfPerson + 1) * day)),
      ),
    )
  const people = new Map<string, Person>(rows.map((row) => [`${row.appId} ${row.person}`, { ...row, touches: [] }]))
  if (rows.every(({ isInstalled }) => isInstalled)) return people
  const touches = await db
    .select({
      appId: reportEvents.appId,
      person: reportEvents.person,
      day: reportEvents.day,
      hour: reportEvents.hour,
      kind: reportEvents.kind,
      item: reportEvents.item,
    })
    .from(reportEvents)
    .where(
      and(
        eq(reportEvents.teamId, teamId),
        inArray(reportEvents.kind, [eventKinds.adImpression, eventKinds.adClick]),
        gte(reportEvents.day, dayText(from - 20 * day)),
        lte(reportEvents.day, dayText(from)),
        inArray(
          reportEvents.person,
          sql`(select ${adPeople.person} from ${adPeople} where ${adPeople.teamId} = ${teamId} and not ${adPeople.isInstalled})`,
        ),
      ),
    )
  for (const touch of touches)
    people.get(`${touch.appId} ${touch.person}`)?.touches.push({
      kind: touch.kind === eventKinds.adClick ? 'click' : 'view',
      time: Date.parse(touch.day) + touch.hour * hour,
      item: touch.item,
    })
  return people
}

async function write(
  db: Queries,
  { events, people, bidders, from }: { events: Event[]; people: Person[]; bidders: Working[]; from: number },
): Promise<void> {
  for (let at = 0; at < events.length; at += rowsAtOnce)
    await db.insert(reportEvents).values(events.slice(at, at + rowsAtOnce))
  const rows = people
    .filter(({ isInstalled, installTime }) => !isInstalled || installTime >= from)
    .map(({ touches: _, ...row }) => row)
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await db
      .insert(adPeople)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoUpdate({
        target: [adPeople.teamId, adPeople.appId, adPeople.person],
        set: { isInstalled: sql`excluded.is_installed`, isAttributed: sql`excluded.is_attributed` },
      })
  for (const { row, isChanged } of bidders)
    if (isChanged) await db.update(adProjects).set(row).where(eq(adProjects.adProjectId, row.adProjectId))
}
