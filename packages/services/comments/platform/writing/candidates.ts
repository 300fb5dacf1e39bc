import { sql } from 'drizzle-orm'
import { formatUtc } from '@console-widgets/core/formats'
import { type Queries, rowsOf } from '@console-widgets/platform/database/connection'
import { eventKinds, firstReportedPerson } from '@console-widgets/reports/model'

/** A day of a person with an app, from its events. */
export interface PersonDay {
  appId: string
  /** Day of UTC, as `2026-03-01`. */
  day: string
  person: number
  country: string
  version: string
  device: string
  hour: number
  crashes: number
  freezes: number
  failures: number
  /** Slowest launch in milliseconds. */
  launch: number
  /** Seconds of use. */
  seconds: number
  purchases: number
  /** Widget or service that was used; empty for none. */
  feature: string
  /** A number from 0 to 1 that app, person, and day determine. */
  drawn: number
  /** Whether they write, if they haven’t yet. */
  writes: boolean
}

/** Share of the people who write, by what happened to them, if there are as many events as on the server. */
const shares = { crash: 0.1, freeze: 0.05, failure: 0.02, slow: 0.006, feature: 0.006, other: 0.0025 }
/** Share of a day’s people who may come back to what they wrote. */
export const editShare = 0.05

/** Demos with fewer people would have no reviews: there, more of them write. */
export function boostOf(scale: number): number {
  return Math.max(1, Math.sqrt(720_000 / Math.max(scale, 1)))
}

/**
 * People of the demo’s traffic who might write on some days. Who does follows from a hash of app, person, and day, so
 * that the same days give the same people, in however many steps they are asked for.
 */
export async function candidatesOf(
  db: Queries,
  { teamId, from, to, boost }: { teamId: string; from: number; to: number; boost: number },
): Promise<PersonDay[]> {
  const { active, crash, freeze, installFailure, launch, purchase, serviceOpen, widgetOpen } = eventKinds
  const kinds = [active, crash, freeze, installFailure, launch, purchase, serviceOpen, widgetOpen]
  const number = (value: number) => sql.raw(String(value))
  const share = (chance: number) => number(Math.min(0.9, chance * boost))
  const count = (kind: number) => sql`(count(*) filter (where kind = ${number(kind)}))::int`
  const most = (kind: number) => sql`coalesce(max(amount) filter (where kind = ${number(kind)}), 0)::int`
  return rowsOf<PersonDay>(
    db,
    sql`
    select *, drawn < share as writes from (
    select *, case when crashes > 0 then ${share(shares.crash)} when freezes > 0 then ${share(shares.freeze)} when failures > 0 then ${share(shares.failure)}
      when launch > ${number(slowLaunch)} then ${share(shares.slow)} when feature <> '' then ${share(shares.feature)} else ${share(shares.other)} end as share from (
      select app_id as "appId", day::text as day, person, max(country) as country, max(version) as version, max(device_name) as device, max(hour)::int as hour,
        ${count(crash)} as crashes, ${count(freeze)} as freezes, ${count(installFailure)} as failures, ${most(launch)} as launch, ${most(active)} as seconds, ${count(purchase)} as purchases,
        coalesce(max(item) filter (where kind in (${number(serviceOpen)}, ${number(widgetOpen)})), '') as feature,
        ((hashint8extended(person::bigint * 100000 + (day - date '2024-01-01'), hashtextextended(app_id, 11)) & 16777215)::float8 / 16777216) as drawn
      from cw_report_events
      where team_id = ${teamId} and person > 0 and person < ${number(firstReportedPerson)} and kind in (${sql.raw(kinds.join(', '))})
        and day >= ${formatUtc(from, 'YYYY-MM-DD')}::date and day < ${formatUtc(to, 'YYYY-MM-DD')}::date
      group by app_id, day, person
    ) as person_days) as drawn_days
    where drawn < greatest(share, ${number(editShare)})
    order by day, "appId", person`,
  )
}

/** Milliseconds from which a launch is slow. */
export const slowLaunch = 2300
