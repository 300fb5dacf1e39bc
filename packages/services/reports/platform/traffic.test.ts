import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/reports/contract'
import { dayMilliseconds, eventKinds } from '@console-widgets/reports/model'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { compareGroups } from '@console-widgets/statistics'
import { migrations } from './migrations.generated.ts'
import { breakdowns } from './roll-ups/breakdowns.ts'
import { differences } from './testing/differences.ts'
import { rows } from './testing/world.ts'
import { truthOf } from './traffic/experiments.ts'
import { generateTestViews } from './traffic/generate.ts'
import { trafficAppsOf } from './traffic/traffic-apps.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform()
})
afterAll(() => test.close())

const eventsSince = (of: TestPlatform, day: string) =>
  rows<{ sum: string; count: number }>(
    of,
    sql`select md5(string_agg(e::text, '|' order by e::text)) as sum, count(*)::int as count from cw_report_events e where day >= ${day}::date and day <= '2026-03-05' and kind not in (28, 29)`,
  )

it('aggregates exactly what happened', async () => {
  expect(await differences(test)).toEqual([])
})

it('gives each person one installation, and at most one use per day', async () => {
  const twice = await rows(
    test,
    sql`select app_id, person, day from cw_report_events where kind = ${eventKinds.active} group by 1, 2, 3 having count(*) > 1`,
  )
  const installed = await rows(
    test,
    sql`select app_id, person from cw_report_events where kind = ${eventKinds.install} group by 1, 2 having count(*) > 1`,
  )
  const strangers = await rows(
    test,
    sql`select 1 from cw_report_events e where kind = ${eventKinds.active} and not exists (select from cw_report_events i where i.kind = ${eventKinds.install} and i.app_id = e.app_id and i.person = e.person and i.day <= e.day)`,
  )
  expect([...twice, ...installed, ...strangers]).toEqual([])
})

it('has effects of variants that the intervals of experiments contain as often as they promise', async () => {
  const { database, events } = test.platform.services
  const [from, to] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 1, 2)]
  const undo = new Error('roll back')
  const team = { teamId: demoTeamId, firstDay: '20251203', scale: 300_000, now: to }
  const variantsOf = (app: number) => [`hidden-${app}-a`, `hidden-${app}-b`]
  let counts: { app: string; variant: string; visitors: number; installs: number }[] = []
  await database
    .asPlatform(async (db) => {
      const [maps] = await trafficAppsOf(db, events, team)
      // Apps of their own, so that nothing that a visitor draws is drawn in two tests.
      for (let app = 0; app < 20; app++) {
        const tests = [
          {
            ...{ testId: `hidden-${app}`, originalId: 'original', variants: variantsOf(app), trafficPercent: 60 },
            ...{ takesIn: () => true, startTime: from, endTime: null },
          },
        ]
        await generateTestViews(db, { ...maps!, appId: `hidden-${app}`, tests }, from, to)
      }
      counts = await rowsOf(
        db,
        sql`select app_id as app, item as variant, (count(*) filter (where kind = ${eventKinds.testView}))::int as visitors,
          (count(*) filter (where kind = ${eventKinds.testDownload}))::int as installs
          from cw_report_events where app_id like 'hidden-%' group by 1, 2`,
      )
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  const groupOf = (app: number, variant: string) => {
    const found = counts.find((each) => each.app === `hidden-${app}` && each.variant === variant)
    return { people: found?.visitors ?? 0, successes: found?.installs ?? 0 }
  }
  const compared = Array.from({ length: 20 }, (_, app) => app).flatMap((app) =>
    variantsOf(app).map((variant) => {
      const intervalBy = (method: 'fixed' | 'sequential') =>
        compareGroups(groupOf(app, variant), groupOf(app, 'original'), { method, alpha: 0.05, planned: 2000 })
      return {
        truth: truthOf(variant, 'testDownload') - 1,
        fixed: intervalBy('fixed'),
        always: intervalBy('sequential'),
      }
    }),
  )
  const contains = (interval: { lower: number; upper: number } | null | undefined, truth: number) =>
    interval !== null && interval !== undefined && interval.lower <= truth && truth <= interval.upper
  expect(compared.filter(({ truth, fixed }) => contains(fixed?.liftInterval, truth)).length).toBeGreaterThanOrEqual(35)
  expect(compared.filter(({ truth, always }) => contains(always?.liftInterval, truth)).length).toBeGreaterThanOrEqual(
    38,
  )
  // Some effects are large enough to be found, and none is found where there is none.
  const found = compared.filter(({ fixed }) => fixed !== undefined && fixed.side !== 0)
  expect(found.some(({ truth }) => truth !== 0)).toBe(true)
  expect(compared.filter(({ truth, always }) => truth === 0 && always?.side !== 0)).toEqual([])
})

it('continues: complete days are in the reports, and the current one is not', async () => {
  const day = await createTestPlatform()
  const days = await createTestPlatform()
  for (let passed = 0; passed < 4; passed++) {
    day.clock.advance(dayMilliseconds)
    await day.platform.wake()
  }
  days.clock.advance(4 * dayMilliseconds)
  await days.platform.wake()
  const [[slowly], [atOnce]] = await Promise.all([eventsSince(day, '2026-03-02'), eventsSince(days, '2026-03-02')])
  expect(slowly?.count).toBeGreaterThan(50)
  // Stopping the console for days gives the same result as leaving it running.
  expect(atOnce).toEqual(slowly)
  expect(await differences(day)).toEqual([])
  expect(await differences(days)).toEqual([])
  const holder = await signIn(days.platform)
  const answer = await holder.invoke(calls['reports.distribution-dashboard.get'], {
    startTime: '20260225',
    endTime: '20260306',
  })
  expect(answer).toMatchObject({ dataTime: '20260305', period: { endTime: '20260305' } })
  expect(answer.rows.at(-1)?.values.impressions).toBeGreaterThan(0)
  await day.close()
  await days.close()
})

it('shows hours of the current day only in the real-time report', async () => {
  const own = await createTestPlatform()
  await own.platform.services.database.asPlatform((db) =>
    db.execute(
      sql`insert into cw_report_events (person, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name, item) select 0, '2026-03-02', 8, ${eventKinds.testView}, 4, ${demoTeamId}, '108370001', 'DE', 'search', '', '', 'original' from generate_series(1, 40)`,
    ),
  )
  const holder = await signIn(own.platform)
  const realtime = await holder.invoke(calls['reports.realtime-material-test.get'], {
    appId: '108370001',
    groupBy: ['hour'],
  })
  expect(realtime.rows).toHaveLength(24)
  expect(realtime.rows.at(-1)).toMatchObject({ keys: { hour: '2026030208' } })
  expect(realtime.rows.at(-1)?.values.testViews).toBeGreaterThanOrEqual(40)
  const complete = await holder.invoke(calls['reports.material-test.get'], { appId: '108370001', groupBy: ['date'] })
  expect(complete.rows.at(-1)?.keys.date).toBe('20260301')
  await own.close()
})

it('is generated by a task if large, and the reports show its progress', async () => {
  const own = await createTestPlatform()
  const { database, tasks } = own.platform.services
  await database.asPlatform(async (db) => {
    await db.execute(sql`delete from cw_report_events where team_id = ${demoTeamId}`)
    await db.execute(sql`delete from cw_report_days where team_id = ${demoTeamId}`)
    await db.execute(sql`delete from cw_report_people where team_id = ${demoTeamId}`)
    await db.execute(sql`delete from cw_report_users where team_id = ${demoTeamId}`)
    await db.execute(sql`delete from cw_report_traits where team_id = ${demoTeamId}`)
    await db.execute(sql`delete from cw_report_hours where team_id = ${demoTeamId}`)
    await db.execute(sql`delete from cw_report_hour_users where team_id = ${demoTeamId}`)
    await db.execute(sql`update cw_report_states set filled = 0 where team_id = ${demoTeamId}`)
  })
  const holder = await signIn(own.platform)
  const before = await holder.invoke(calls['reports.distribution-dashboard.get'], {})
  expect(before.notes).toEqual([{ note: 'filling', done: 0, total: expect.any(Number) }])
  await database.asPlatform((db) =>
    tasks.start(db, { kind: 'reports.fill', teamId: demoTeamId, userId: demoTeamId, payload: { teamId: demoTeamId } }),
  )
  await own.platform.wake()
  const after = await holder.invoke(calls['reports.distribution-dashboard.get'], {})
  expect(after.notes.map(({ note }) => note)).not.toContain('filling')
  // The same result as generating it in the seed.
  const seeded = await signIn(test.platform)
  expect(after.totals).toEqual((await seeded.invoke(calls['reports.distribution-dashboard.get'], {})).totals)
  expect(await differences(own)).toEqual([])
  await own.close()
})

it('rolls up the hours of an older database when it is opened', async () => {
  const own = await createTestPlatform()
  const migration = migrations.find(({ name }) => name.endsWith('_sums_by_hour.sql'))
  const { database } = own.platform.services
  await database.script('drop table cw_report_hours, cw_report_hour_users')
  await database.script(migration?.sql.replaceAll('--> statement-breakpoint', '') as string)
  expect(await differences(own)).toEqual([])
  await own.close()
})

it('counts by hour as the events do', async () => {
  const holder = await signIn(test.platform)
  const ask = (filters: object) =>
    holder.invoke(calls['reports.harmony-analytics-report.query'], {
      startTime: '20260210',
      endTime: '20260228',
      comparison: 'none',
      metrics: ['downloads', 'activePeople'],
      groupBy: ['hour'],
      maxReqCount: 24,
      ...filters,
    })
  const told = async (condition: SQL) =>
    Object.fromEntries(
      (
        await rows<{ hour: number; downloads: number; people: number }>(
          test,
          sql`select hour, (count(*) filter (where kind = ${eventKinds.download}))::int as downloads, (count(distinct (app_id, person)) filter (where kind = ${eventKinds.active}))::int as people
              from cw_report_events where team_id = ${demoTeamId} and day between '2026-02-10' and '2026-02-28' and ${condition} group by hour`,
        )
      ).map(({ hour, downloads, people }) => [String(hour).padStart(2, '0'), [downloads, people]]),
    )
  for (const [filters, condition] of [
    [{}, sql`true`],
    [{ filterCondition: ['appId'], filterConditionValue: ['108370001'] }, sql`app_id = '108370001'`],
    [{ filterCondition: ['countryId'], filterConditionValue: ['DE'] }, sql`country = 'DE'`],
    [{ filterCondition: ['appVersion'], filterConditionValue: ['4.2.0'] }, sql`version = '4.2.0'`],
  ] as const) {
    const { rows: shown } = await ask(filters)
    const events = await told(condition)
    expect(shown).toHaveLength(24)
    for (const { keys, values } of shown) {
      const [downloads = 0, people = 0] = events[keys.hour as string] ?? []
      expect(values.downloads ?? 0).toBe(downloads)
      // Few people are hidden.
      if (values.activePeople !== null) expect(values.activePeople ?? 0).toBe(people)
    }
  }
})

it('rolls up the events of an older database when it is opened', async () => {
  const own = await createTestPlatform()
  const { database } = own.platform.services
  const migration = migrations.find(({ name }) => name.endsWith('_sets_of_users.sql'))
  // As it was: sums by country alone, and no sets.
  await database.script(`
    drop table cw_report_users, cw_report_traits;
    drop view cw_game_indicators;
    create view cw_game_indicators as select 1 as games;
    drop index cw_report_days_breakdown;
    create index cw_report_days_day on cw_report_days (day);
    delete from cw_report_days where breakdown <> ${breakdowns.country.number};
    alter table cw_report_days drop column breakdown, drop column source, drop column version, drop column device_type, drop column device_name;
    alter table cw_report_people drop column place;`)
  await database.script(migration?.sql.replaceAll('--> statement-breakpoint', '') as string)
  expect(await differences(own)).toEqual([])
  await own.close()
})
