import { sql } from 'drizzle-orm'
import { chanceOfSplit, compareGroups, mismatchChance, wilsonInterval } from '@console-widgets/statistics'
import { alphaOfEach, measures, shortestDays, weightsOf, type Measure } from '@console-widgets/store-experiments/model'
import { dayText, dayTime, eventKinds } from '@console-widgets/reports/model'
import { breakdowns } from '@console-widgets/reports/platform/rows'
import { formatUtc } from '@console-widgets/core/formats'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { lastDayOf, usedOnDay } from './plan.ts'
import type { Outcome, TestRow } from './tables.ts'

/** Planned visitors, if the past has nothing to plan with. It only shifts where the interval is narrowest. */
const plannedWithoutPast = 10_000
/** Days whose pace tells how long the rest takes. */
const paceDays = 7
/** Days of which the visitors are compared with those before. */
const recentDays = 3
/** Most rows of an exploratory breakdown. */
const mostValues = 8

/** Visitors of a variant on a day, those who installed, and those who still used the app later. */
interface Counted {
  variantId: string
  /** Start of the day. */
  day: number
  visitors: number
  install: number
  keptDay1: number
  keptDay7: number
}

interface BrokenDown {
  value: string
  variantId: string
  visitors: number
  done: number
}

interface Numbers {
  days: Counted[]
  countries: BrokenDown[]
  sources: BrokenDown[]
  /** Start of the last complete day. */
  lastDay: number
}

const number = (value: number) => sql.raw(String(value))
const kind = (name: keyof typeof eventKinds) => number(eventKinds[name])

/** Counts everything that a result says, from the events and the people of the app. */
async function count(db: Queries, test: TestRow, now: number): Promise<Numbers> {
  const { teamId, appId, startTime, endTime } = test
  const lastDay = await lastDayOf(db, teamId, now)
  const from = formatUtc(startTime ?? now, 'YYYY-MM-DD')
  const to = formatUtc(endTime ?? now, 'YYYY-MM-DD')
  const ids = sql.join(
    weightsOf(test).map(({ variantId }) => sql`${variantId}`),
    sql`, `,
  )
  const isOfTest = sql`team_id = ${teamId} and app_id = ${appId}
      and kind in (${kind('testView')}, ${kind('testDownload')}) and day between ${from}::date and ${to}::date and item in (${ids})`
  // Days that are complete have been added up; only those after them are counted.
  const events = await rowsOf<{
    day: string | null
    country: string | null
    source: string | null
    item: string
    views: number
    done: number
  }>(
    db,
    sql`with sums as (
      select day, country, source, item, kind, breakdown, events from cw_report_days where ${isOfTest} and day <= ${lastDay}::date
        and breakdown in (${number(breakdowns.country.number)}, ${number(breakdowns.source.number)})
      union all
      select day, country, source, item, kind, told.breakdown, count(*) from cw_report_events
        cross join (values (${number(breakdowns.country.number)}), (${number(breakdowns.source.number)})) as told (breakdown)
        where ${isOfTest} and day > ${lastDay}::date group by 1, 2, 3, 4, 5, 6
    ), told as (
      select to_char(day, 'YYYYMMDD') as day, null as country, null as source, item, kind, events from sums where breakdown = ${number(breakdowns.country.number)}
      union all select null, country, null, item, kind, events from sums where breakdown = ${number(breakdowns.country.number)}
      union all select null, null, source, item, kind, events from sums where breakdown = ${number(breakdowns.source.number)}
    )
    select day, country, source, item,
      coalesce(sum(events) filter (where kind = ${kind('testView')}), 0)::int as views,
      coalesce(sum(events) filter (where kind = ${kind('testDownload')}), 0)::int as done
    from told group by day, country, source, item`,
  )
  const kept = await rowsOf<{ day: string; item: string; one: number; seven: number }>(
    db,
    sql`select to_char(install_day, 'YYYYMMDD') as day, item, (count(*) filter (where ${usedOnDay(1)}))::int as one,
      (count(*) filter (where ${usedOnDay(7)}))::int as seven
    from cw_report_people where team_id = ${teamId} and app_id = ${appId} and item in (${ids}) group by 1, 2`,
  )
  const broken = (column: 'country' | 'source') =>
    events.flatMap((row) => {
      const value = row[column]
      return value === null ? [] : [{ value, variantId: row.item, visitors: row.views, done: row.done }]
    })
  return {
    days: events.flatMap(({ day: on, item, views, done }) => {
      if (on === null) return []
      const later = kept.find((each) => each.day === on && each.item === item)
      const used = { keptDay1: later?.one ?? 0, keptDay7: later?.seven ?? 0 }
      return [{ variantId: item, day: dayTime(on), visitors: views, install: done, ...used }]
    }),
    countries: broken('country'),
    sources: broken('source'),
    lastDay: dayTime(lastDay.replaceAll('-', '')),
  }
}

/** Days after the visit that must be over before a visitor counts. */
const waits: Readonly<Record<Measure, number>> = { install: 0, keptDay1: 1, keptDay7: 7 }

/** Visitors and successes of each variant up to a day. Those whose days aren’t over don’t count. */
function sumsOf(test: TestRow, { days, lastDay }: Numbers, measure: Measure, until: number) {
  const last = waits[measure] === 0 ? until : Math.min(until, lastDay) - waits[measure] * day
  return weightsOf(test).map(({ variantId, weight }) => {
    const own = days.filter((each) => each.variantId === variantId && each.day <= last)
    return {
      variantId,
      weight,
      people: own.reduce((sum, { visitors }) => sum + visitors, 0),
      successes: own.reduce((sum, each) => sum + each[measure], 0),
    }
  })
}

type Sums = ReturnType<typeof sumsOf>

/** Each variant compared with the original. */
function compare(test: TestRow, sums: Sums, isHidden: boolean) {
  const { method, alpha, variants, plannedVisitors } = test
  const [original] = sums
  const each = alphaOfEach(alpha, variants.length)
  return sums.map(({ variantId, weight, people, successes }, at) => {
    const compared =
      at > 0 && original && !isHidden
        ? compareGroups({ people, successes }, original, {
            method,
            alpha: each,
            planned: ((plannedVisitors ?? plannedWithoutPast) * (weight + original.weight)) / 100,
          })
        : undefined
    const side = compared?.side
    return {
      variantId,
      visitors: people,
      done: successes,
      share: people === 0 ? null : successes / people,
      shareInterval: people === 0 ? null : wilsonInterval({ people, successes }, each),
      difference: compared?.difference ?? null,
      interval: compared?.interval ?? null,
      lift: compared?.lift ?? null,
      liftInterval: compared?.liftInterval ?? null,
      chance: compared?.chance ?? null,
      verdict:
        side === undefined
          ? ('none' as const)
          : side === 0
            ? ('open' as const)
            : side > 0
              ? ('better' as const)
              : ('worse' as const),
    }
  })
}

/** The result of a test, as of now. */
export async function readResult(db: Queries, test: TestRow, now: number) {
  const numbers = await count(db, test, now)
  const { goal, plannedVisitors, method, state } = test
  const until = test.endTime ?? now
  const seen = sumsOf(test, numbers, 'install', until)
  const chance = chanceOfSplit(
    seen.map(({ people }) => people),
    seen.map(({ weight }) => weight),
  )
  const isMismatch = chance < mismatchChance
  const visitors = total(seen)
  const isOver = state !== 'running' || (plannedVisitors !== null && visitors >= plannedVisitors)
  const withheld = isMismatch ? ('split' as const) : method === 'fixed' && !isOver ? ('fixed' as const) : null
  const isHidden = withheld === 'fixed'
  const dayList = daysOf(test, now)
  const history = dayList.map((each) => {
    const sums = sumsOf(test, numbers, goal, each)
    return {
      day: each,
      visitors: total(sums),
      groups: compare(test, sums, isHidden)
        .slice(1)
        .map(({ variantId, lift, liftInterval }) => ({ variantId, lift, liftInterval })),
    }
  })
  const perDay = dayList.map((each) =>
    numbers.days.filter((row) => row.day === each).reduce((sum, row) => sum + row.visitors, 0),
  )
  return {
    visitors,
    plannedVisitors,
    days: dayList.length,
    daysLeft: daysLeft(test, visitors, perDay),
    split: { chance, isMismatch },
    withheld,
    isYoung: dayList.length < shortestDays,
    hasFallen: state === 'running' && hasFallen(perDay),
    measures: measures.map((measure) => ({
      measure,
      isGoal: measure === goal,
      groups: compare(test, sumsOf(test, numbers, measure, until), isHidden).map((group) => ({
        ...group,
        verdict: withheld === null ? group.verdict : ('none' as const),
      })),
    })),
    history,
    countries: breakDown(test, numbers.countries),
    sources: breakDown(test, numbers.sources),
  }
}

const total = (sums: Sums) => sums.reduce((sum, { people }) => sum + people, 0)

/** Complete days of a test, as starts of days; the day on which it started counts. */
function daysOf({ startTime, endTime }: TestRow, now: number): number[] {
  if (startTime === null) return []
  const first = dayTime(dayText(startTime))
  const last = dayTime(dayText(endTime ?? now))
  const days: number[] = []
  for (let each = first; each < last; each += day) days.push(each)
  return days
}

/** Days until the planned number of visitors is reached, at the pace of the last week. */
function daysLeft({ state, plannedVisitors }: TestRow, visitors: number, perDay: readonly number[]): number | null {
  if (state !== 'running' || plannedVisitors === null || perDay.length === 0) return null
  const recent = perDay.slice(-paceDays)
  const pace = recent.reduce((sum, each) => sum + each, 0) / recent.length
  const missing = plannedVisitors - visitors
  return missing <= 0 || pace <= 0 ? null : Math.ceil(missing / pace)
}

/** Whether far fewer visitors come than in the days before. */
function hasFallen(perDay: readonly number[]): boolean {
  if (perDay.length < paceDays) return false
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
  return mean(perDay.slice(-recentDays)) < mean(perDay.slice(0, -recentDays)) / 2
}

/** The values with the most visitors. */
function breakDown(test: TestRow, rows: readonly BrokenDown[]) {
  const visitorsOf = (value: string) =>
    rows.filter((row) => row.value === value).reduce((sum, { visitors }) => sum + visitors, 0)
  const values = [...new Set(rows.map(({ value }) => value))].toSorted(
    (one, other) => visitorsOf(other) - visitorsOf(one) || (one < other ? -1 : 1),
  )
  return values.slice(0, mostValues).map((value) => ({
    value,
    groups: weightsOf(test).map(({ variantId }) => {
      const own = rows.find((row) => row.value === value && row.variantId === variantId)
      return { variantId, visitors: own?.visitors ?? 0, done: own?.done ?? 0 }
    }),
  }))
}

/** What a test has found about its goal: the variant with the best result, and how it compares. */
export async function readOutcome(db: Queries, test: TestRow, now: number): Promise<Outcome | null> {
  const result = await readResult(db, test, now)
  const groups = result.measures.find(({ isGoal }) => isGoal)?.groups.slice(1) ?? []
  const [best] = groups.toSorted((one, other) => (other.difference ?? -1) - (one.difference ?? -1))
  if (!best) return null
  const { variantId, verdict, lift, liftInterval } = best
  return { variantId, verdict, lift, liftInterval, visitors: result.visitors }
}
