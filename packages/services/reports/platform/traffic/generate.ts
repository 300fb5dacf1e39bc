import { sql, type SQL } from 'drizzle-orm'
import { dayText, eventKinds, firstReportedPerson, type EventKind } from '@console-widgets/reports/model'
import { textArray } from '@console-widgets/platform/database/any-of'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { TrafficArms } from '@console-widgets/platform/experiments/experiments'
import type { TrafficTest } from '@console-widgets/platform/release/store-front'
import { firstNumberSql } from '@console-widgets/platform/traffic/numbers-of-people'
import type { UsedBuild } from '@console-widgets/platform/traffic/traffic-events'
import { joinBuild, orBuild, tableOfBuilds } from './builds.ts'
import { draw, literal, pick, pickHour, times } from './draw.ts'
import {
  awards,
  campaigns,
  channels,
  coupons,
  currencyOf,
  devices,
  messages,
  priceFactors,
  prices,
  reasons,
  sources,
} from './event-values.ts'
import { selectNewcomers, type Newcomer } from './newcomers.ts'
import { peopleOfDays, seedOf, type Spreading } from './people-of-days.ts'
import type { TrafficPlan } from './plans.ts'
import { armsOfPeople, armsOfVisits, factorOfUse, factorOfVisit } from './experiments.ts'
import { candidatesOf, installs, isTestedOn, variantOf, visitHourSalt, visitorsOf } from './material-tests.ts'

/** The first number of a day's people, in a statement with `day`. */
const firstNumber = sql.raw(firstNumberSql('day'))

/** An app, with the parameters of its traffic. */
export interface TrafficApp {
  appId: string
  plan: TrafficPlan
  versions: readonly Spreading[]
  /** Experiments that change what its people do. */
  arms: readonly TrafficArms[]
  /** Material tests that visitors of its page take part in. */
  tests: readonly TrafficTest[]
  /** First day of the demo's data, and the planned number of events. */
  firstDay: string
  scale: number
}

/** Range of events to generate: their days, and the installation days of their people. */
export interface TrafficSpan {
  installedFrom: string
  installedTo: string
  from: string
  to: string
  /** Whether to include people of earlier days. */
  withKnown: boolean
  /** People whom other services bring in the installation days. */
  newcomers: readonly Newcomer[]
  /** Builds of tests that people use on some of the days, each one at a time. */
  builds: readonly UsedBuild[]
}

/** Origin of an event: a row of people, or one of their visits. */
type Origin = 'people' | 'visits'

/** Rules for events of one type. */
interface Spring {
  kind: EventKind
  of: Origin
  /** Number of events; 0 for none. */
  times: SQL
  amount?: SQL
  item?: SQL
  currency?: SQL
  /** Day, if it differs from that of the origin. */
  day?: SQL
  /** Whether the event is anonymous. */
  anonymous?: true
}

/** Maximum number of days from an installation to the last use. */
const longestUse = 120
const key = sql.raw('key')

/**
 * Generates events of an app in one statement, with person numbers that last until 2035: people who install per day,
 * their visits, and the events of each. The same range gives the same events, at any time and in any number of steps.
 * Numbers above belong to people whom apps report.
 */
export async function generateTraffic(db: Queries, app: TrafficApp, span: TrafficSpan): Promise<void> {
  const { appId, plan, versions, firstDay, scale, arms } = app
  const cohorts = peopleOfDays(plan, versions, scale, firstDay, span.installedFrom, span.installedTo)
    .filter(({ people }) => people > 0)
    .map(({ day, people }) => {
      const isTested = isTestedOn(app.tests, day)
      return { day, isTested, people: isTested ? candidatesOf(people) : people }
    })
  const tested = { appId, tests: app.tests, countries: plan.countries }
  if (cohorts.length === 0 && !span.withKnown && span.newcomers.length === 0) return
  const known = sql`
      union all select install_day, person, person::bigint * 1024, false, country, source from cw_report_people
      where team_id = ${plan.teamId} and app_id = ${appId} and person < ${sql.raw(String(firstReportedPerson))} and install_day < ${span.installedFrom}::date and install_day > ${span.from}::date - ${sql.raw(String(longestUse))}`
  const springs = springsOf(app)
  const inserts = springs.map(
    (spring, place) => sql`
    select ${spring.anonymous ? sql`0` : sql`o.person`}, ${spring.amount ?? sql`0`}, ${spring.day ?? sql`o.day`}, ${pickHour(sql`(hour_draw + ${draw(seedOf(appId), sql`o.key`, 100 + place)} * 0.2)`)}, ${sql.raw(String(eventKinds[spring.kind]))},
      o.device_type, ${literal(plan.teamId)}, ${literal(appId)}, o.country, o.source, o.version, o.device_name, ${spring.item ?? sql`''`}, ${spring.currency ?? sql`''`}
    from ${sql.raw(spring.of)} o cross join lateral generate_series(1, ${spring.times}) as each (number)
    where ${spring.day ?? sql`o.day`} between ${span.from}::date and ${span.to}::date`,
  )
  await db.execute(sql`
    with ${tableOfBuilds(span.builds)}cohorts as (
      select day, people, is_tested from unnest(${textArray(cohorts.map(({ day }) => day))}::date[], ${textArray(cohorts.map(({ people }) => String(people)))}::int[], ${textArray(cohorts.map(({ isTested }) => String(isTested)))}::boolean[]) as c (day, people, is_tested)
    ), drawn as (
      select day, ${firstNumber} + number as person, (${firstNumber} + number)::bigint * 1024 as key, is_tested, null::text as own_country, null::text as own_source
      from cohorts cross join lateral generate_series(1, people) as each (number)${span.withKnown ? known : sql``}${selectNewcomers(span.newcomers)}
    ), people as materialized (
      select traits.*, ${orBuild(span.builds, sql`own`, versionOf(versions, { day: sql`day`, installDay: sql`day`, patience: sql`patience`, turn: sql`turn` }))} as version${armsOfPeople(arms)} from (
        select *, case when own_source is null then ${variantOf(tested, { day: sql`day`, hour: sql`visit_hour`, country: sql`country`, key })} else '' end as variant from (
          select day, person, key, is_tested, own_source, ${traitsOf(app, true)} from drawn
        ) as visitors
      ) as traits${joinBuild(span.builds, sql`own`, sql`traits.person`, sql`traits.day`)} where not is_tested or ${installs(tested, { variant: sql`variant`, key })}
    ), visit_days as (
      select distinct person, day + later as day, later
      from people p cross join lateral generate_series(0, (1 + draws)::int) as each (number)
      cross join lateral (select case when number = 0 then 0 else floor(exp(${draw(seedOf(appId), key, sql`(210 + number)`)} * ln(${sql.raw(String(longestUse))})))::int end as later) as step
      where day + later between ${span.from}::date and ${span.to}::date
        and ${draw(seedOf(appId), sql`(key + later)`, 90)} < case when extract(isodow from day + later) > 5 then ${sql.raw(String(Math.min(0.95, 0.75 * plan.weekend)))} else 0.88 end * ${factorOfUse(arms, sql`(day + later)`)}
    ), visits as materialized (
      select v.day, v.later, p.day as install_day, p.person, p.key + v.later as key, p.device_type, p.country, p.source, p.device_name, p.hour_draw, p.speed, p.turn, ${orBuild(span.builds, sql`used`, versionOf(versions, { day: sql`v.day`, installDay: sql`p.day`, patience: sql`p.patience`, turn: sql`p.turn` }))} as version${armsOfVisits(arms)}
      from visit_days v join people p using (person)${joinBuild(span.builds, sql`used`, sql`v.person`, sql`v.day`)}
    )
    insert into cw_report_events (person, amount, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name, item, currency)
    ${sql.join(inserts, sql` union all `)}`)
}

/**
 * Attributes that a person has from the first day.
 * @param withOwn whether some have a country and a source of their own
 */
function traitsOf({ appId, plan }: TrafficApp, withOwn = false): SQL {
  const seed = seedOf(appId)
  const of = (salt: number) => draw(seed, key, salt)
  const device = of(202)
  const deviceTypes = devices.map(([, deviceType, weight]) => [String(deviceType), weight] as const)
  const orOwn = (own: SQL, drawn: SQL) => (withOwn ? sql`coalesce(${own}, ${drawn})` : drawn)
  return sql`
    ${orOwn(sql`own_country`, pick(of(200), plan.countries))} as country, ${orOwn(sql`own_source`, pick(of(201), sources))} as source,
    ${pick(
      device,
      devices.map(([name, , weight]) => [name, weight]),
    )} as device_name, ${pick(device, deviceTypes)}::smallint as device_type,
    ${pickHour(of(visitHourSalt))} as visit_hour,
    floor(power(${of(204)}, 2) * 15 * ${sql.raw(String(plan.loyalty))}) as draws,
    ${of(205)} * 0.8 as hour_draw, ${of(206)} as speed,
    floor(-4 * ln(1 - ${of(207)} * 0.98))::int as patience, ${of(208)} as turn`
}

/** Columns that decide when a version reaches a person. */
interface Reach {
  installDay: SQL
  /** Days from a release to the person's update. */
  patience: SQL
  /** The person's place among all users, as a share. */
  turn: SQL
}

/** The newest version that had reached a person by a day. */
function versionOf(versions: readonly Spreading[], { day, ...reach }: Reach & { day: SQL }): SQL {
  const oldest = versions.at(0)?.versionNumber ?? '1.0.0'
  const later = versions.slice(1).toReversed()
  if (later.length === 0) return sql`${literal(oldest)}::text`
  const cases = later.map(
    (step) =>
      sql`when ${isIn(step, reach)} and ${day} >= ${reachedDay(step, reach)} then ${literal(step.versionNumber)}`,
  )
  return sql`(case ${sql.join(cases, sql` `)} else ${literal(oldest)} end)`
}

/** Whether a step of a rollout is for a person. */
function isIn({ from, share }: Spreading, { turn }: Reach): SQL {
  return sql`${turn} >= ${sql.raw(String(from))} and ${turn} < ${sql.raw(String(share))}`
}

/** When a step reaches a person: with the installation, or with a delay, and not before a pause is over. */
function reachedDay({ day: since, pauses }: Spreading, { installDay, patience }: Reach): SQL {
  const due = sql`(case when ${installDay} < ${literal(since)}::date then ${literal(since)}::date + ${patience} else ${installDay} end)`
  if (pauses.length === 0) return due
  const cases = pauses.map(
    ([from, to]) =>
      sql`when ${due} >= ${literal(from)}::date and ${due} < ${literal(to ?? 'infinity')}::date then ${literal(to ?? 'infinity')}::date`,
  )
  return sql`(case ${sql.join(cases, sql` `)} else ${due} end)`
}

function springsOf(app: TrafficApp): Spring[] {
  return [
    ...comingSprings(app),
    ...(app.plan.reservedOnly
      ? []
      : [...installSprings(app), ...visitSprings(app), ...offerSprings(app), ...ownSprings(app)]),
  ]
}

/** Traffic source of a visit to an app's page. */
function comingSprings({ appId, plan }: TrafficApp): Spring[] {
  const of = (salt: number) => draw(seedOf(appId), sql`o.key`, salt)
  const way = sql`case o.source when 'search' then 1 when 'link' then 0 else 2 end`
  return [
    { kind: 'impression', of: 'people', times: sql`2 + ${way} + floor(${of(1)} * 5)::int`, anonymous: true },
    { kind: 'detailView', of: 'people', times: sql`1 + ${times(of(2), 0.55, 0.2)}`, anonymous: true },
    ...(plan.reservedOnly
      ? [{ kind: 'reservation', of: 'people', times: times(of(3), 0.7) } satisfies Spring]
      : [{ kind: 'download', of: 'people', times: sql`1 + ${times(of(4), 0.12)}` } satisfies Spring]),
  ]
}

/** Outcome of a download, immediately and later. */
function installSprings({ appId, plan, versions, firstDay }: TrafficApp): Spring[] {
  const of = (salt: number) => draw(seedOf(appId), sql`o.key`, salt)
  const { incident, price } = plan
  const incidentDay = incident
    ? sql`o.day = ${literal(firstDay)}::date + ${sql.raw(String(incident.after))}`
    : sql`false`
  const failureShare = incident
    ? sql`case when ${incidentDay} then ${sql.raw(String(incident.failureShare))} else 0.025 end`
    : sql`0.025`
  const reason = pick(of(11), reasons)
  const leavingDay = sql`(o.day + floor(exp(${of(16)} * ln(90)))::int)`
  const reach = { installDay: sql`o.day`, patience: sql`o.patience`, turn: sql`o.turn` }
  const spread = versions.slice(1).map((step, place): Spring => {
    const updateDay = reachedDay(step, reach)
    return {
      kind: 'update',
      of: 'people',
      day: updateDay,
      times: sql`case when ${updateDay} > o.day and ${isIn(step, reach)} and ${of(20 + Math.min(place, 9))} < 0.45 then 1 else 0 end`,
    }
  })
  return [
    {
      kind: 'installFailure',
      of: 'people',
      times: sql`case when ${of(10)} < ${failureShare} then 1 + ${times(of(12), 0.4)} else 0 end`,
      item: incident
        ? sql`case when ${incidentDay} and ${of(12)} < 0.8 then ${literal(incident.reason)} else ${reason} end`
        : reason,
    },
    { kind: 'install', of: 'people', times: sql`1`, item: sql`o.variant` },
    { kind: 'uninstall', of: 'people', times: times(of(15), 0.38), day: leavingDay },
    {
      kind: 'channelClick',
      of: 'people',
      times: sql`case when o.source in ('link', 'advertising') then 1 + ${times(of(13), 0.8, 0.4)} else 0 end`,
      item: pick(of(14), channels),
    },
    {
      kind: 'channelInstall',
      of: 'people',
      times: sql`case when o.source in ('link', 'advertising') then 1 else 0 end`,
      item: pick(of(14), channels),
    },
    ...(price === undefined
      ? []
      : [
          {
            kind: 'appSale',
            of: 'people',
            times: times(of(17), 0.85),
            amount: sql.raw(String(price)),
            item: sql`'app'`,
            currency: literal(currencyOf(plan.countries[0]?.[0] ?? 'US')),
          } satisfies Spring,
        ]),
    ...spread,
  ]
}

/** Events during use of an app. */
function visitSprings({ appId, plan, arms }: TrafficApp): Spring[] {
  const of = (salt: number) => draw(seedOf(appId), sql`o.key`, salt)
  const chanceOf = (kind: EventKind, salt: number) => sql`${of(salt)} / ${factorOfVisit(arms, kind)}`
  const { unstable } = plan
  const crashShare = unstable
    ? sql`case when o.version = ${unstable.versionNumber} then ${sql.raw(String(0.007 * unstable.times))} else 0.007 end`
    : sql`0.007`
  const oldDevice = sql`case when o.device_name like 'Kite%' then 1.7 when o.device_type in (7, 8) then 1.4 else 1 end`
  return [
    { kind: 'active', of: 'visits', times: sql`1`, amount: sql`(40 + 900 * power(${of(30)}, 2.5))::int` },
    {
      kind: 'launch',
      of: 'visits',
      times: times(of(31), 0.15),
      amount: sql`(500 + 1100 * power(o.speed, 2) * ${oldDevice} + 500 * ${of(32)})::int`,
    },
    {
      kind: 'crash',
      of: 'visits',
      times: sql`case when ${chanceOf('crash', 33)} < ${crashShare} * ${oldDevice} then 1 else 0 end`,
    },
    {
      kind: 'freeze',
      of: 'visits',
      times: sql`case when ${chanceOf('freeze', 34)} < 0.0035 * ${oldDevice} then 1 else 0 end`,
    },
    ...(plan.game
      ? [
          {
            kind: 'frameRate',
            of: 'visits',
            times: times(of(35), 0.3),
            amount: sql`(6000 - 2800 * power(o.speed, 2) * ${oldDevice} * ${of(36)})::int`,
          } satisfies Spring,
        ]
      : []),
    ...(plan.widgets
      ? [
          {
            kind: 'widgetAdd',
            of: 'visits',
            times: times(of(37), 0.02),
            item: pick(of(40), plan.widgets),
          } satisfies Spring,
          {
            kind: 'widgetOpen',
            of: 'visits',
            times: times(of(38), 0.12, 0.04),
            item: pick(of(40), plan.widgets),
          } satisfies Spring,
          {
            kind: 'widgetRemove',
            of: 'visits',
            times: times(of(39), 0.006),
            item: pick(of(40), plan.widgets),
          } satisfies Spring,
        ]
      : []),
    ...(plan.services
      ? [
          {
            kind: 'serviceOpen',
            of: 'visits',
            times: times(of(41), 0.08),
            item: pick(of(43), plan.services),
          } satisfies Spring,
          {
            kind: 'serviceShare',
            of: 'visits',
            times: times(chanceOf('serviceShare', 42), 0.01),
            item: pick(of(43), plan.services),
          } satisfies Spring,
        ]
      : []),
  ]
}

/** Events of the app’s own. They are the last, since the hour of an event depends on its place among all types. */
function ownSprings({ appId, plan, arms }: TrafficApp): Spring[] {
  const fraction = sql`${draw(seedOf(appId), sql`o.key`, 75)} / ${factorOfVisit(arms, 'custom')}`
  return (plan.ownEvents ?? []).map(([name, chances]): Spring => ({
    kind: 'custom',
    of: 'visits',
    times: times(fraction, ...chances),
    item: literal(name),
  }))
}

/** Offers, redemptions, and payments. */
function offerSprings({ appId, plan, arms }: TrafficApp): Spring[] {
  const of = (salt: number) => draw(seedOf(appId), sql`o.key`, salt)
  const chanceOf = (kind: EventKind, salt: number) => sql`${of(salt)} / ${factorOfVisit(arms, kind)}`
  const messageType = pick(of(64), messages)
  const purchase = plan.products && purchaseOf(of, chanceOf('purchase', 72), plan.products, plan.game ? 0.05 : 0.018)
  return [
    { kind: 'messageSend', of: 'visits', times: times(of(60), 0.22), item: messageType },
    { kind: 'messageDeliver', of: 'visits', times: times(of(60), 0.2), item: messageType },
    { kind: 'messageOpen', of: 'visits', times: times(chanceOf('messageOpen', 60), 0.026), item: messageType },
    { kind: 'eventView', of: 'visits', times: times(of(65), 0.06), item: pick(of(67), campaigns) },
    { kind: 'eventJoin', of: 'visits', times: times(chanceOf('eventJoin', 65), 0.017), item: pick(of(67), campaigns) },
    { kind: 'awardClaim', of: 'visits', times: times(of(68), 0.016), item: pick(of(69), awards) },
    { kind: 'awardUse', of: 'visits', times: times(of(68), 0.009), item: pick(of(69), awards) },
    { kind: 'couponClaim', of: 'visits', times: times(of(70), 0.013), item: pick(of(71), coupons) },
    { kind: 'couponUse', of: 'visits', times: times(of(70), 0.004), item: pick(of(71), coupons) },
    ...(purchase
      ? [
          { kind: 'purchase', ...purchase } satisfies Spring,
          { kind: 'refund', ...purchase, times: sql`(${purchase.times}) * ${times(of(74), 0.05)}` } satisfies Spring,
        ]
      : []),
  ]
}

function purchaseOf(
  of: (salt: number) => SQL,
  fraction: SQL,
  products: NonNullable<TrafficPlan['products']>,
  chance: number,
): Omit<Spring, 'kind'> {
  const product = pick(of(73), products)
  const inDollars = sql`case ${product} ${sql.join(
    products.map(([name]) => sql`when ${literal(name)} then ${sql.raw(String(prices[name] ?? 99))}`),
    sql` `,
  )} end`
  const currency = sql`(case ${sql.join(
    Object.keys(priceFactors).flatMap((each) => countriesOf(each)),
    sql` `,
  )} else 'USD' end)`
  const factor = sql`case ${currency} ${sql.join(
    Object.entries(priceFactors).map(([name, by]) => sql`when ${literal(name)} then ${sql.raw(String(by))}`),
    sql` `,
  )} end`
  return {
    of: 'visits',
    times: times(fraction, chance),
    amount: sql`(${inDollars}) * (${factor})`,
    item: product,
    currency,
  }
}

function countriesOf(currency: string): SQL[] {
  const codes = ['CN', 'RU', 'DE', 'FR', 'IT', 'ES', 'PT', 'NL', 'IE'].filter(
    (country) => currencyOf(country) === currency,
  )
  return codes.length === 0
    ? []
    : [sql`when o.country in (${sql.join(codes.map(literal), sql`, `)}) then ${literal(currency)}`]
}

/**
 * Generates what visitors of an app's page do in material tests, in some hours: each sees one variant, and some
 * install. Those have the numbers that they have as people; the others have one below zero, which no person has.
 */
export async function generateTestViews(db: Queries, app: TrafficApp, fromTime: number, toTime: number): Promise<void> {
  const { appId, plan, versions, firstDay, scale, tests } = app
  if (tests.length === 0 || plan.reservedOnly || toTime <= fromTime) return
  const days = peopleOfDays(plan, versions, scale, firstDay, dayText(fromTime), dayText(toTime)).filter(
    ({ day, people }) => people > 0 && isTestedOn(tests, day),
  )
  if (days.length === 0) return
  const tested = { appId, tests, countries: plan.countries }
  const time = sql`(extract(epoch from day) + visit_hour * 3600) * 1000`
  const kindOf = (kind: EventKind) => sql.raw(String(eventKinds[kind]))
  const insertOf = (kind: EventKind, which: SQL) => sql`
    select case when is_installing then person else -person end, 0, day, visit_hour, ${kindOf(kind)}, device_type, ${literal(plan.teamId)}, ${literal(appId)}, country, source, '', device_name, variant from visits where ${which}`
  await db.execute(sql`
    with days as (
      select day, candidates, visitors from unnest(${textArray(days.map(({ day }) => day))}::date[], ${textArray(days.map(({ people }) => String(candidatesOf(people))))}::int[], ${textArray(days.map(({ people }) => String(visitorsOf(people))))}::int[]) as d (day, candidates, visitors)
    ), drawn as (
      select day, number <= candidates as may_install, ${firstNumber} + number as person, (${firstNumber} + number)::bigint * 1024 as key
      from days cross join lateral generate_series(1, visitors) as each (number)
    ), timed as (
      select * from (select day, may_install, person, key, ${traitsOf(app)} from drawn) as visitors
      where ${time} >= ${sql.raw(String(fromTime))} and ${time} < ${sql.raw(String(toTime))}
    ), visits as materialized (
      select *, may_install and ${installs(tested, { variant: sql`variant`, key })} as is_installing from (
        select *, ${variantOf(tested, { day: sql`day`, hour: sql`visit_hour`, country: sql`country`, key })} as variant from timed
      ) as placed where variant <> ''
    )
    insert into cw_report_events (person, amount, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name, item)${insertOf('testView', sql`true`)}
    union all${insertOf('testDownload', sql`is_installing`)}`)
}
