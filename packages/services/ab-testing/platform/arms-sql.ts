import { sql, type SQL } from 'drizzle-orm'
import { formatUtc } from '@console-widgets/core/formats'
import { audienceOf, endsOf } from '@console-widgets/ab-testing/model'
import type { TrafficArms } from '@console-widgets/platform/experiments/experiments'
import { day } from '@console-widgets/platform/clock/durations'
import type { ExperimentRow } from './tables.ts'

/** ID that the demo's apps give a person of their events. */
export const idOfPerson = (person: SQL): SQL => sql`('demo-' || ${person})`

/** Place of a person by SHA-256 of seed and person, modulo 10⁸, as `placeOf` has it: the hash in parts of 32 bits. */
export function placeInSql(seed: string, personId: SQL): SQL {
  const parts = Array.from({ length: 8 }, (_, at) => `('x' || substr(hex, ${at * 8 + 1}, 8))::bit(32)::bigint`)
  const rest = parts.reduce((sum, part) => `((${sum} * 4294967296 + ${part}) % 100000000)`, '0::bigint')
  return sql`(select ${sql.raw(rest)} from (select encode(sha256(convert_to(${`${seed}.`} || ${personId}, 'UTF8')), 'hex') as hex) as hashed)`
}

/** Variant of a person of the app's events, as `variantOf` has it, with the condition on countries. */
export function variantInSql(experiment: ExperimentRow, person: SQL, country: SQL): SQL {
  const { seed, countries, variants } = experiment
  const personId = idOfPerson(person)
  const audience = audienceOf(experiment)
  const ends = endsOf(experiment)
  const own = placeInSql(seed, personId)
  const bounds = sql.raw(`array[${ends.slice(0, -1).join(', ')}]::bigint[]`)
  const ids = sql`array[${sql.join(
    variants.map(({ variantId }) => sql`${variantId}`),
    sql`, `,
  )}]::text[]`
  const isInside = sql`${placeInSql(audience.seed, personId)} between ${audience.from}::bigint and ${audience.to - 1}::bigint`
  const isCountry =
    countries.length === 0
      ? sql`true`
      : sql`${country} in (${sql.join(
          countries.map((each) => sql`${each}`),
          sql`, `,
        )})`
  return sql`(case when ${isCountry} and ${isInside} then (${ids})[1 + width_bucket(${own}, ${bounds})] end)`
}

/** Start of the day that a time is in. */
export const dayOf = (time: number): number => Math.floor(time / day) * day

/** First and last complete days on which an experiment takes in people of the app's events, as starts of days. */
export function daysOf({ startTime, endTime }: ExperimentRow): { first: number; last: number } {
  return {
    first: dayOf(startTime ?? Number.MAX_SAFE_INTEGER) + day,
    last: endTime === null ? Number.MAX_SAFE_INTEGER : dayOf(endTime) - day,
  }
}

/** Beginning of the pause that a day is in. Undefined: none. */
export function pauseOn({ pauses }: ExperimentRow, start: number): number | undefined {
  return pauses.find(({ from, to }) => start >= dayOf(from) && start <= dayOf(to ?? Number.MAX_SAFE_INTEGER))?.from
}

/** A day as the database writes it. */
export const dateText = (start: number): string => formatUtc(start, 'YYYY-MM-DD')

/** An experiment as traffic obeys it. On the days of a pause, it acts for those alone who were in it before. */
export function trafficArmsOf(experiment: ExperimentRow): TrafficArms {
  const { experimentId, variants, pauses } = experiment
  const { first, last } = daysOf(experiment)
  return {
    variantIds: variants.map(({ variantId }) => variantId),
    variantOf: (person, country) => variantInSql(experiment, person, country),
    actsOn: (person, on) => {
      const within = sql`${on} >= ${dateText(first)}::date${
        last === Number.MAX_SAFE_INTEGER ? sql`` : sql` and ${on} <= ${dateText(last)}::date`
      }`
      const paused = pauses.map(
        ({ from, to }) => sql` and (${on} not between ${dateText(dayOf(from))}::date and ${
          to === null ? sql`'infinity'` : sql`${dateText(dayOf(to))}`
        }::date or exists (
          select from cw_experiment_people e
          where e.experiment_id = ${experimentId} and e.person_key = '#' || ${person} and e.time < ${dayOf(from)}))`,
      )
      return sql`(${within}${sql.join(paused, sql``)})`
    },
  }
}
