import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/ab-testing/contract'
import { variantOf, type Variant } from '@console-widgets/ab-testing/model'
import { day } from '@console-widgets/platform/clock/durations'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { calls as configCalls } from '@console-widgets/remote-config/contract'
import { eventKinds } from '@console-widgets/reports/model'
import { compareGroups, differenceOfShares } from '@console-widgets/statistics'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { idOfPerson, variantInSql } from './arms-sql.ts'
import { experiments } from './tables.ts'

/** Northwind Maps, in the project that has a remote config. */
const appId = '108370001'
const projectId = demoProjectIds.navigation
const parameter = 'support_chat'

type Update = InputOf<(typeof calls)['ab-testing.experiment.update']>
type Experiment = Awaited<ReturnType<typeof start>>

let test: TestPlatform
let holder: Console
let address: string

beforeAll(async () => {
  test = await createTestPlatform({ membersEditDemoProjects: true })
  holder = await signIn(test.platform)
  const key = await test.platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  address = `${clientAddress(testOrigin, key ?? '')}/config/ofrep/v1/evaluate/flags`
})
afterAll(() => test.close())

const rows = <Row>(query: SQL) => test.platform.services.database.asPlatform((db) => rowsOf<Row>(db, query))
const pass = async (days: number) => {
  test.clock.advance(days * day)
  await test.platform.wake()
  holder = await signIn(test.platform)
}

/** The flag as an app gets it. */
async function flagOf(personId: string, attributes: object = {}, key = parameter) {
  const body = JSON.stringify({ context: { targetingKey: personId, ...attributes } })
  const request = new Request(`${address}/${key}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  return (await (await test.platform.fetch(request, { address: '198.51.100.9' })).json()) as {
    value?: unknown
    variant?: string
    reason: string
  }
}

const draft = (change: Partial<Update> = {}): Omit<Update, 'experimentId'> => ({
  experimentName: 'Chat',
  percent: 100,
  countries: [],
  groupName: '',
  variants: [
    { variantName: 'No chat', weight: 50, values: [{ key: parameter, value: 'false' }] },
    { variantName: 'Chat', weight: 50, values: [{ key: parameter, value: 'true' }] },
  ],
  comparesSame: false,
  goal: 'returnedNextDay',
  metrics: ['daysOfUse'],
  guards: ['crashed'],
  windowDays: 3,
  method: 'sequential',
  alpha: 0.05,
  effect: 0.1,
  currency: '',
  capsRevenue: false,
  ...change,
})

async function save(change: Partial<Update> = {}) {
  const { experimentName } = draft(change)
  const { experimentId } = await holder.invoke(calls['ab-testing.experiment.create'], { appId, experimentName })
  return holder.invoke(calls['ab-testing.experiment.update'], { experimentId, ...draft(change) })
}

async function start(change: Partial<Update> = {}) {
  const { experimentId } = await save(change)
  return holder.invoke(calls['ab-testing.experiment.start'], { experimentId })
}

const end = ({ experimentId }: { experimentId: string }) =>
  holder.invoke(calls['ab-testing.experiment.end'], { experimentId })

describe('a draft', () => {
  const variants = draft().variants
  it.each([
    ['shares that don’t add up', { variants: [{ ...variants[0]!, weight: 40 }, variants[1]!] }, 'variants'],
    ['one variant', { variants: [variants[0]!] }, 'variants'],
    [
      'two variants with one name',
      { variants: [variants[0]!, { ...variants[1]!, variantName: 'no CHAT' }] },
      'variants.1.variantName',
    ],
    ['a goal that is a guardrail, too', { guards: ['returnedNextDay'] }, 'metrics'],
    ['revenue of all currencies', { goal: 'revenue' }, 'currency'],
  ] as const)('rejects %s', async (name, change, field) => {
    await expect(save({ experimentName: `Wrong ${name}`, ...(change as Partial<Update>) })).rejects.toMatchObject({
      issues: [{ field }],
    })
  })

  const values = (control: string, challenger: string, key = parameter): Partial<Update> => ({
    variants: [control, challenger].map((value, at) => ({ ...variants[at]!, values: [{ key, value }] })),
  })
  it.each([
    ['the same values in all variants', values('true', 'true'), { issues: [{ field: 'comparesSame' }] }],
    ['an unknown parameter', values('true', 'false', 'mood'), { issues: [{ field: 'variants.0.values.0.key' }] }],
    ['a value of another type', values('true', 'yes'), { issues: [{ field: 'variants.1.values.0.value' }] }],
    ['a parameter of another experiment', values('a', 'b', 'welcome_text'), { reason: 'parameter-taken' }],
  ])('does not start with %s', async (name, change, error) => {
    await expect(start({ experimentName: `Not ${name}`.slice(0, 60), ...change })).rejects.toMatchObject(error)
  })

  it('has nothing to end, and does not start while the team has 24 that run', async () => {
    const { experimentId } = await save({ experimentName: 'One too many' })
    await expect(end({ experimentId })).rejects.toMatchObject({ reason: 'experiment-state', status: 409 })
    const added = (change: SQL) => sql`jsonb_populate_record(null::cw_experiments, to_jsonb(one) || ${change})`
    await rows(
      sql`insert into cw_experiments select (${added(
        sql`jsonb_build_object('experiment_id', 'many-' || at, 'experiment_name', 'Many ' || at, 'state', 'paused')`,
      )}).* from cw_experiments one, generate_series(1, 24) at where experiment_id = ${experimentId}`,
    )
    await expect(holder.invoke(calls['ab-testing.experiment.start'], { experimentId })).rejects.toMatchObject({
      reason: 'limit-reached',
      message: expect.stringContaining('24 running'),
    })
    await rows(sql`delete from cw_experiments where experiment_id like 'many-%'`)
  })

  it('is planned from what people did', async () => {
    const { baselines, weeks, parameters } = await holder.invoke(calls['ab-testing.plan.get'], { appId, windowDays: 3 })
    const counts = weeks.map(({ people }) => people)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(parameters.find(({ key }) => key === 'welcome_text')?.heldBy).toMatchObject({
      experimentName: 'Greeting with the weather',
    })
    const active = await rows<{ person: number; day: string }>(
      sql`select person, (day - (select last_day from cw_report_states where team_id = cw_report_events.team_id))::text as day from cw_report_events where app_id = ${appId} and kind = ${eventKinds.active} and person > 0`,
    )
    // Whether those who used the app within 28 days did so on the day after the first time as well.
    const daysOf = new Map<number, number[]>()
    for (const { person, day: ago } of active)
      if (Number(ago) > -28 && Number(ago) <= 0) daysOf.set(person, [...(daysOf.get(person) ?? []), Number(ago)])
    const firsts = [...daysOf.values()].map((days) => [Math.min(...days), days] as const).filter(([first]) => first < 0)
    const returned = firsts.filter(([first, days]) => days.includes(first + 1)).length
    const baseline = baselines.find(({ metricId }) => metricId === 'returnedNextDay')
    expect(baseline?.people).toBe(firsts.length)
    expect(baseline?.mean).toBeCloseTo(returned / firsts.length, 9)
  })
})

describe('a running experiment', () => {
  let experiment: Experiment
  let persons: string[]

  it('gives everyone the variant of their hash, and the database agrees', async () => {
    experiment = await start()
    persons = Array.from({ length: 20 }, (_, at) => `person-${at}`)
    const [stored] = await test.platform.services.database.asPlatform((db) =>
      db
        .select()
        .from(experiments)
        .where(sql`experiment_id = ${experiment.experimentId}`),
    )
    const nameOf = (variantId: string | undefined) =>
      experiment.variants.find((variant) => variant.variantId === variantId)?.variantName
    for (const personId of persons)
      expect(await flagOf(personId)).toMatchObject({
        reason: 'SPLIT',
        variant: nameOf(variantOf(stored!, personId)),
        value: nameOf(variantOf(stored!, personId)) === 'Chat',
      })
    const numbers = await rows<{ id: string; number: number; variant: string }>(
      sql`select ${idOfPerson(sql`number`)} as id, number, ${variantInSql(stored!, sql`number`, sql`'DE'`)} as variant from generate_series(1, 200) as each (number)`,
    )
    for (const { id, variant } of numbers) expect(variant).toBe(variantOf(stored!, id))
  })

  it('keeps a person’s variant when their attributes or the share change, and takes in no one while it is paused', async () => {
    const { experimentId } = experiment
    const before = await Promise.all(persons.map((personId) => flagOf(personId)))
    await holder.invoke(calls['ab-testing.experiment.pause'], { experimentId, paused: true })
    expect(await Promise.all(persons.map((personId) => flagOf(personId, { country: 'CN' })))).toEqual(before)
    expect(await flagOf('somebody-new')).toMatchObject({ reason: 'STATIC' })
    await holder.invoke(calls['ab-testing.experiment.pause'], { experimentId, paused: false })
    expect(await flagOf('somebody-new')).toMatchObject({ reason: 'SPLIT' })
  })

  it('keeps what its result depends on', async () => {
    const { experimentId, variants } = experiment
    const same = { experimentId, ...draft({ variants: variants as Variant[] }) }
    await expect(
      holder.invoke(calls['ab-testing.experiment.update'], { ...same, windowDays: 7 }),
    ).rejects.toMatchObject({ issues: [{ field: 'windowDays' }] })
    await expect(holder.invoke(calls['ab-testing.experiment.update'], { ...same, percent: 50 })).rejects.toMatchObject({
      issues: [{ field: 'percent' }],
    })
    await expect(holder.invoke(calls['ab-testing.experiment.delete'], { experimentId })).rejects.toMatchObject({
      reason: 'experiment-state',
    })
  })

  it('locks its parameter in the remote config', async () => {
    const { published, held } = await holder.invoke(configCalls['remote-config.config.get'], { projectId })
    expect(held).toContainEqual({
      key: parameter,
      appId,
      experimentId: experiment.experimentId,
      experimentName: 'Chat',
    })
    const { template, version: baseVersion } = published
    const parameters = template.parameters.map((each) =>
      each.key === parameter ? { ...each, defaultValue: 'true' } : each,
    )
    await holder.invoke(configCalls['remote-config.config.update'], {
      projectId,
      baseVersion,
      template: { ...template, parameters },
    })
    await expect(
      holder.invoke(configCalls['remote-config.config.create'], { projectId, baseVersion }),
    ).rejects.toMatchObject({ reason: 'parameter-held' })
    await holder.invoke(configCalls['remote-config.config.discard'], { projectId })
  })

  it('has a result of each complete day that the events give by other code', async () => {
    await rows(sql`update cw_report_states set scale = 60000`)
    await pass(8)
    const { experimentId, variants } = experiment
    const result = await holder.invoke(calls['ab-testing.result.get'], { experimentId })
    expect(result).toMatchObject({ days: 7, withheld: null, isYoung: false })
    expect(result.history.map(({ day: each }) => each)).toEqual(result.history.map(({ day: each }) => each).toSorted())
    const people = await rows<{ person: number | null; variant_id: string; time: string }>(
      sql`select person, variant_id, time from cw_experiment_people where experiment_id = ${experimentId}`,
    )
    const events = await rows<{ person: number; day: string }>(
      sql`select person, extract(epoch from day)::bigint * 1000 as day from cw_report_events where app_id = ${appId} and kind = ${eventKinds.active} and person > 0`,
    )
    const uses = new Set(events.map(({ person, day: at }) => `${person} ${Number(at)}`))
    const lastDay = result.day as number
    const shares = variants.map(({ variantId }) => {
      const own = people.filter((each) => each.variant_id === variantId && dayAfter(each.time) <= lastDay)
      return {
        people: own.length,
        successes: own.filter((each) => uses.has(`${each.person} ${dayAfter(each.time)}`)).length,
      }
    })
    const goal = result.metrics.find(({ metricId }) => metricId === 'returnedNextDay')
    expect(goal?.groups.map(({ people: count }) => count)).toEqual(shares.map(({ people: count }) => count))
    shares.forEach(({ people: count, successes }, at) =>
      expect(goal?.groups[at]?.mean).toBeCloseTo(successes / count, 9),
    )
    // An interval that may be looked at any time contains the one that may not.
    const fixed = differenceOfShares(shares[1]!, shares[0]!, 0.05)
    expect(goal?.groups[1]?.interval?.lower).toBeLessThan(fixed.lower)
    expect(goal?.groups[1]?.interval?.upper).toBeGreaterThan(fixed.upper)
    expect(result.split.groups.reduce((sum, group) => sum + group.people, 0)).toBe(result.people)
  })

  it('has segments by what was so at the first delivery, with intervals for all looks together', async () => {
    const { experimentId, variants, alpha, plannedPeople } = experiment
    const { day: lastDay, dimensions, looks } = await holder.invoke(calls['ab-testing.segment.list'], { experimentId })
    const people = await rows<{ person: number | null; variant_id: string; time: string }>(
      sql`select person, variant_id, time from cw_experiment_people where experiment_id = ${experimentId}`,
    )
    const events = await rows<{ person: number; day: string; hour: number; country: string; version: string }>(
      sql`select person, extract(epoch from day)::bigint * 1000 as day, hour, country, version from cw_report_events
        where app_id = ${appId} and kind = ${eventKinds.active} and person > 0 order by hour`,
    )
    const first = new Map<string, (typeof events)[number]>()
    for (const event of events) {
      const key = `${event.person} ${Number(event.day)}`
      if (!first.has(key)) first.set(key, event)
    }
    const startOf = (time: string) => Math.floor(Number(time) / day) * day
    expect(looks).toBe(dimensions.reduce((sum, { segments }) => sum + segments.length, 0))
    const countries = dimensions.find(({ dimension }) => dimension === 'country')?.segments ?? []
    expect(countries.length).toBeGreaterThan(1)
    let compared = 0
    for (const { segment, groups } of countries) {
      const shares = variants.map(({ variantId }) => {
        const own = people.filter(
          (each) =>
            each.variant_id === variantId &&
            dayAfter(each.time) <= (lastDay as number) &&
            first.get(`${each.person} ${startOf(each.time)}`)?.country === segment,
        )
        return {
          people: own.length,
          successes: own.filter((each) => first.has(`${each.person} ${dayAfter(each.time)}`)).length,
        }
      })
      expect(groups.map((group) => group.people)).toEqual(shares.map((share) => share.people))
      const planned = (plannedPeople ?? 10_000) / 6
      const byHand = compareGroups(shares[1]!, shares[0]!, { method: 'sequential', alpha: alpha / looks, planned })
      // A group of which chance has chosen no one has no interval.
      expect(Boolean(groups[1]?.interval)).toBe(byHand !== undefined)
      if (!byHand) continue
      compared += 1
      expect(groups[1]?.interval?.lower).toBeCloseTo(byHand.interval.lower, 9)
      expect(groups[1]?.interval?.upper).toBeCloseTo(byHand.interval.upper, 9)
    }
    expect(compared).toBeGreaterThan(0)
  })

  it('ends, and its winner becomes the published value of everyone', async () => {
    const { experimentId, variants } = experiment
    const winner = variants[1]!
    await expect(
      holder.invoke(calls['ab-testing.experiment.apply'], { experimentId, variantId: winner.variantId }),
    ).rejects.toMatchObject({ reason: 'experiment-state' })
    await end(experiment)
    expect(await flagOf(persons[0]!)).toMatchObject({ reason: 'STATIC' })
    await holder.invoke(calls['ab-testing.experiment.apply'], { experimentId, variantId: winner.variantId })
    for (const personId of ['anyone', ...persons.slice(0, 3)])
      expect(await flagOf(personId)).toMatchObject({ reason: 'STATIC', value: true })
    const { items } = await holder.invoke(configCalls['remote-config.version.list'], { projectId })
    expect(items[0]).toMatchObject({ note: 'Chat: Chat', kind: 'publish' })
  })

  const dayAfter = (time: string) => Math.floor(Number(time) / day) * day + day
})

describe('experiments of a group', () => {
  it('share no one, and have to fit beside each other', async () => {
    const others = (name: string, key: string, percent: number) =>
      start({
        experimentName: name,
        groupName: 'chart',
        percent,
        variants: draft().variants.map((variant, at) => ({ ...variant, values: [{ key, value: String(at * 7) }] })),
      })
    const first = await others('Days', 'offline_days', 40)
    await expect(others('Days again', 'offline_days', 70)).rejects.toMatchObject({ issues: [{ field: 'percent' }] })
    const second = await others('Days once more', 'offline_days', 60)
    let count = 0
    for (let at = 0; at < 40; at++) {
      const { variant, reason } = await flagOf(`member-${at}`, {}, 'offline_days')
      expect([reason, variant === undefined]).toEqual(['SPLIT', false])
      count += 1
    }
    const people = await rows<{ person_key: string; n: number }>(
      sql`select person_key, count(*)::int as n from cw_experiment_people where experiment_id in (${first.experimentId}, ${second.experimentId}) and person is null group by 1`,
    )
    expect(people.map(({ n }) => n)).toEqual(Array.from({ length: count }, () => 1))
  })
})
