import { sql, type SQL } from 'drizzle-orm'
import { dayTime } from '@console-widgets/reports/model'
import { day } from '@console-widgets/platform/clock/durations'
import type { TrafficTest } from '@console-widgets/platform/release/store-front'
import { draw, literal, pick } from './draw.ts'
import { truthOf } from './experiments.ts'
import { seedOf } from './people-of-days.ts'
import type { Weighted } from './plans.ts'

/** Visitors of an app’s page for each one who installs without a test, as there are views of the page. */
const visitorsOfInstall = 1.75
/** Most that a variant raises the share of those who install. */
const headroom = 1.2

/** Material tests that visitors of an app take part in, and the countries that they come from. */
export interface TestedApp {
  appId: string
  tests: readonly TrafficTest[]
  countries: Weighted
}

/** Whether any part of a day is in a test. */
export function isTestedOn(tests: readonly TrafficTest[], date: string): boolean {
  const start = dayTime(date)
  return tests.some(({ startTime, endTime }) => startTime < start + day && (endTime === null || endTime > start))
}

/** People who might install on a day: with a test, more than those who do. */
export const candidatesOf = (people: number): number => Math.ceil(people * headroom)

/** Visitors of a day. The first ones are those who might install. */
export const visitorsOf = (people: number): number => Math.ceil(people * visitorsOfInstall)

/** Columns of a visitor. */
export interface VisitorColumns {
  day: SQL
  /** Hour of the visit. */
  hour: SQL
  country: SQL
  key: SQL
}

/**
 * The variant that a visitor sees: by a hash of the test and the visitor, if the test ran when they came and takes in
 * their country. Empty: none.
 */
export function variantOf({ tests, countries }: TestedApp, { day: on, hour, country, key }: VisitorColumns): SQL {
  const cases = tests.flatMap((test) => {
    const taken = countries.flatMap(([name]) => (test.takesIn(name) ? [name] : []))
    if (taken.length === 0) return []
    const time = sql`((extract(epoch from ${on}) + ${hour} * 3600) * 1000)`
    const until = test.endTime === null ? sql`` : sql` and ${time} < ${sql.raw(String(test.endTime))}`
    const isTaken =
      taken.length === countries.length ? sql`` : sql` and ${country} in (${sql.join(taken.map(literal), sql`, `)})`
    const each = test.trafficPercent / test.variants.length
    const variant = pick(draw(seedOf(test.testId), key, 0), [
      [test.originalId, 100 - test.trafficPercent],
      ...test.variants.map((variantId) => [variantId, each] as const),
    ])
    return [sql`when ${time} >= ${sql.raw(String(test.startTime))}${until}${isTaken} then ${variant}`]
  })
  return cases.length === 0 ? sql`''::text` : sql`(case ${sql.join(cases, sql` `)} else '' end)`
}

/**
 * Whether someone who might install does, by what the variant does to visitors: no other code knows it. A visitor
 * without a variant is as one of the original.
 */
export function installs({ appId, tests }: TestedApp, { variant, key }: { variant: SQL; key: SQL }): SQL {
  const effects = tests
    .flatMap(({ variants }) => variants)
    .map((variantId) => [variantId, truthOf(variantId, 'testDownload')] as const)
    .filter(([, factor]) => factor !== 1)
  const factor =
    effects.length === 0
      ? sql`1`
      : sql`(case ${variant} ${sql.join(
          effects.map(([variantId, effect]) => sql`when ${literal(variantId)} then ${sql.raw(effect.toFixed(6))}`),
          sql` `,
        )} else 1 end)`
  return sql`(${draw(seedOf(appId), key, 198)} * ${sql.raw(String(headroom))} < ${factor})`
}

/** Draw that tells the hour of a visitor. */
export const visitHourSalt = 199
