import { and, eq, lt, sql } from 'drizzle-orm'
import { placeOf } from '@console-widgets/conditions'
import { sampleOrigin, type Channel } from '@console-widgets/recall/model'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { addDays, dayTime, eventKinds, firstReportedPerson } from '@console-widgets/reports/model'
import { recordUse } from '@console-widgets/reports/platform/rows'
import { advanceStored } from './engine/advance.ts'
import { number } from './engine/audience-sql.ts'
import { flows } from './tables.ts'

/** The app of a day. */
interface DayOfApp {
  teamId: string
  appId: string
  date: string
}

/**
 * The demo's people get messages, and some of those whom a message reached come back, with a probability that only this
 * file knows. No one else is affected.
 */
export const trafficEvents: EventTakers = {
  'traffic.returning': async ({ teamId, appId, from, to }, { db }) => {
    for (let date = from; date <= to; date = addDays(date, 1)) {
      await playPast(db, { teamId, appId, date })
      await optOut(db, { teamId, appId, date })
      await comeBack(db, { teamId, appId, date })
      await report(db, { teamId, appId, date })
    }
  },
}

/**
 * Plays what was due in the demo's first days, in which no job ran. Later, jobs have done it: they run before the
 * traffic of a day that is over.
 */
async function playPast(db: Queries, { teamId, appId, date }: DayOfApp): Promise<void> {
  const end = dayTime(date) + day
  const due = and(eq(flows.teamId, teamId), eq(flows.appId, appId), lt(flows.nextTime, end))
  for (const flow of await db.select().from(flows).where(due).orderBy(flows.flowId))
    for (let at = flow; at.nextTime !== null && at.nextTime < end;)
      at = { ...at, ...(await advanceStored(db, at, at.nextTime, { world: 'past', origin: sampleOrigin })) }
}

/** Places of `placeOf`. */
const places = 100_000_000
/** Share of activities and journeys that bring no one back, and what the others reach. */
const withoutEffect = 1 / 3
const [least, most] = [0.04, 0.16]
const ofChannel: Readonly<Record<Channel, number>> = { sms: 1, message: 0.7, 'third-party': 0.6 }
/** Share of people who opt out. */
const optOutShare = 0.012
/** Days within which people come back because of a message. */
const effectDays = 7

/** How many of those whom a message reached come back because of it. The console can only estimate it from events. */
function truthOf(flowId: string): number {
  const drawn = placeOf('truth', flowId) / places
  return drawn < withoutEffect ? 0 : least + ((drawn - withoutEffect) / (1 - withoutEffect)) * (most - least)
}

/** A share from 0 to 1 that a message and a purpose draw. */
const drawn = (purpose: string) =>
  sql`(('x' || substr(md5(s.send_id || ${`.${purpose}`}), 1, 8))::bit(32)::bigint / 4294967296.0)`

/** Delivered messages of the demo's people at an app, sent in some days. */
const delivered = ({ teamId, appId }: DayOfApp, from: number, to: number) =>
  sql`s.team_id = ${teamId} and s.app_id = ${appId} and s.state = 'delivered' and s.person < ${number(firstReportedPerson)}
    and s.send_time >= ${from} and s.send_time < ${to}`

async function optOut(db: Queries, of: DayOfApp): Promise<void> {
  const start = dayTime(of.date)
  await db.execute(sql`
    insert into cw_recall_opt_outs (team_id, app_id, person, flow_id, time)
    select distinct on (s.person) s.team_id, s.app_id, s.person, s.flow_id, s.send_time + 60000
    from cw_recall_sends s where ${delivered(of, start, start + day)} and ${drawn('opt-out')} < ${optOutShare}::float8
    order by s.person, s.send_time on conflict do nothing`)
}

/** People who come back on the day because of a message of the days before. */
async function comeBack(db: Queries, of: DayOfApp): Promise<void> {
  const start = dayTime(of.date)
  const rows = await rowsOf<{ person: number; flow_id: string; channel: Channel; drawn: number }>(
    db,
    sql`select s.person, s.flow_id, s.channel, ${drawn('return')}::float8 as drawn from cw_recall_sends s
      where ${delivered(of, start - effectDays * day, start)} and ${drawn('return')} < ${most}::float8
        and (to_timestamp(s.send_time / 1000) at time zone 'UTC')::date + 1 + floor(${number(effectDays)} * power(${drawn('delay')}, 2))::int
          = ${of.date}::date
      order by s.person`,
  )
  const people = rows
    .filter((row) => row.drawn < truthOf(row.flow_id) * ofChannel[row.channel])
    .map(({ person }) => person)
  await recordUse(db, of, [...new Set(people)])
}

/** Counts messages of the day in the report of messages. */
async function report(db: Queries, of: DayOfApp): Promise<void> {
  const start = dayTime(of.date)
  for (const kind of [eventKinds.messageSend, eventKinds.messageDeliver])
    await db.execute(sql`
      insert into cw_report_events (person, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name, item)
      select p.person, ${of.date}::date, ((s.send_time - ${start}) / 3600000)::smallint, ${number(kind)}, p.device_type,
        p.team_id, p.app_id, p.country, p.source, p.version, p.device_name,
        case when s.channel = 'message' then 'notification' else 'promotion' end
      from cw_recall_sends s join cw_report_people p on p.team_id = s.team_id and p.app_id = s.app_id and p.person = s.person
      where s.team_id = ${of.teamId} and s.app_id = ${of.appId} and s.person < ${number(firstReportedPerson)}
        and s.send_time >= ${start} and s.send_time < ${start + day}
        ${kind === eventKinds.messageDeliver ? sql`and s.state = 'delivered'` : sql``}`)
}
