import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/reports/contract'
import { addDays, daysBetween, eventKinds } from '@console-widgets/reports/model'
import type { Console } from '@console-widgets/core'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { mapsId, rows } from './testing/world.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
/** Each person's installation and days of use, from the events alone. */
let people: Map<number, { installed: string; country: string; days: Set<string> }>
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  const events = await rows<{ person: number; day: string; kind: number; country: string }>(
    test,
    sql`select person, to_char(day, 'YYYYMMDD') as day, kind, country from cw_report_events where app_id = ${mapsId} and kind in (${eventKinds.install}, ${eventKinds.active})`,
  )
  people = new Map(
    events
      .filter(({ kind }) => kind === eventKinds.install)
      .map(({ person, day, country }) => [person, { installed: day, country, days: new Set<string>() }]),
  )
  for (const { person, day, kind } of events) if (kind === eventKinds.active) people.get(person)?.days.add(day)
})
afterAll(() => test.close())

const lastDay = '20260301'

/** Number of people who installed within some days and used the app in a later step; counted independently. */
function byHand(startTime: string, length: number, step: number, country?: string): { people: number; back: number } {
  const cohort = [...people.values()].filter(
    (person) =>
      person.installed >= startTime &&
      person.installed <= addDays(startTime, length - 1) &&
      (!country || person.country === country),
  )
  const from = (installed: string) => (length === 1 ? addDays(installed, step) : addDays(startTime, step * length))
  return {
    people: cohort.length,
    back: cohort.filter(({ installed, days }) =>
      Array.from({ length }, (_, day) => addDays(from(installed), day)).some((day) => days.has(day)),
    ).length,
  }
}

const few = (count: number) => (count > 0 && count < 5 ? null : count)

it.each([
  ['days', 'date', 1, undefined],
  ['weeks', 'week', 7, undefined],
  ['weeks of one country', 'week', 7, 'CN'],
] as const)('counts by %s who came back, as one would by hand', async (_, groupBy, length, country) => {
  const filter = country ? { filterCondition: ['countryId' as const], filterConditionValue: [country] } : {}
  const { cohorts, step } = await holder.invoke(calls['reports.keep-analysis.get'], {
    appId: mapsId,
    startTime: '20251210',
    endTime: lastDay,
    groupBy: [groupBy],
    ...filter,
  })
  expect(step).toBe(length === 1 ? 'day' : 'week')
  expect(cohorts.length).toBeGreaterThan(10)
  let compared = 0
  for (const { startTime, endTime, people: size, kept } of cohorts) {
    expect(daysBetween(startTime, endTime)).toBe(length)
    const hand = byHand(startTime, length, 1, country)
    expect(size, startTime).toBe(few(hand.people))
    for (const [place, back] of kept.entries()) {
      const expected = byHand(startTime, length, place + 1, country).back
      expect(back, `${startTime} step ${place + 1}`).toBe(few(hand.people) === null ? null : few(expected))
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(50)
})

it('counts a step only once it is over for the whole cohort', async () => {
  const { cohorts } = await holder.invoke(calls['reports.keep-analysis.get'], {
    appId: mapsId,
    startTime: '20260223',
    endTime: lastDay,
  })
  expect(cohorts.map(({ kept }) => kept.length)).toEqual([6, 5, 4, 3, 2, 1, 0])
  const weeks = await holder.invoke(calls['reports.keep-analysis.get'], {
    appId: mapsId,
    startTime: '20260202',
    endTime: lastDay,
    groupBy: ['week'],
  })
  expect(weeks.cohorts.map(({ startTime, kept }) => [startTime, kept.length])).toEqual([
    ['20260202', 3],
    ['20260209', 2],
    ['20260216', 1],
    ['20260223', 0],
  ])
})

it('has the same shares as the day-after reports', async () => {
  const { totals } = await holder.invoke(calls['reports.add-analysis.get'], {
    appId: mapsId,
    startTime: '20251202',
    endTime: lastDay,
  })
  const ripe = [...people.values()].filter(({ installed }) => addDays(installed, 7) <= lastDay)
  expect(totals.values.keptDay7).toBeCloseTo(
    ripe.filter(({ installed, days }) => days.has(addDays(installed, 7))).length / ripe.length,
    10,
  )
  const { average } = await holder.invoke(calls['reports.keep-analysis.get'], {
    appId: mapsId,
    startTime: '20251202',
    endTime: lastDay,
  })
  expect(average[6]).toBeCloseTo(totals.values.keptDay7 as number, 10)
})

it('accepts days or weeks, and nothing else', async () => {
  expect(
    await refused(holder.invoke(calls['reports.keep-analysis.get'], { appId: mapsId, groupBy: ['countryId'] })),
  ).toMatchObject({ kind: 'invalid', issues: [{ field: 'groupBy' }] })
})
