import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/alarms/contract'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { eventKinds } from '@console-widgets/reports/model'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { evaluateRules } from '../../packages/services/alarms/platform/evaluate-rules.ts'
import { breakdowns } from '../../packages/services/reports/platform/roll-ups/breakdowns.ts'
import { judge, timed } from './judged.ts'

/**
 * Processor time of one evaluation of all rules of a team, each of 50 countries, over the events of four weeks. Ends
 * with an error if it needs more than five seconds.
 *
 * `node --import tsx tests/bench/alarms.ts 1200000 100`
 */
const events = Number(process.argv[2] ?? 1_200_000)
const rules = Number(process.argv[3] ?? 100)
const countries = 50
/** Milliseconds that an evaluation may take. */
const longest = 5000
const day = 86_400_000
const appId = '108370001'

const test = await createTestPlatform({ demoTraffic: false, membersEditDemoProjects: true })
const { database } = test.platform.services
const number = (value: number) => sql.raw(String(value))
await database.asPlatform(async (db) => {
  for (const table of ['cw_alarm_clocks', 'cw_alarm_instances', 'cw_alarms'])
    await db.execute(sql`delete from ${sql.identifier(table)}`)
  // Every 20th use of the app crashes; the countries differ in how many people they have.
  await db.execute(sql`insert into cw_report_events
    (person, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name)
    select 1 + n % 40000, date '2026-02-03' + (n % 28)::int, n % 24,
      case when n % 20 = 0 then ${number(eventKinds.crash)} else ${number(eventKinds.active)} end, 4,
      ${demoTeamId}, ${appId}, chr(65 + (n / 28 % 25)::int) || chr(65 + (n / 700 % 2)::int), 'search', '3.8.0', 'Google Pixel 8'
    from generate_series(1, ${number(events)}) n`)
  await db.execute(sql`insert into cw_report_days
    (events, day, amount, kind, breakdown, team_id, app_id, country, item, currency)
    select count(*), day, 0, kind, ${number(breakdowns.country.number)}, team_id, app_id, country, '', ''
    from cw_report_events where app_id = ${appId} and country <> '' group by day, kind, team_id, app_id, country`)
  await db.execute(sql`analyze`)
})
const holder = await signIn(test.platform)
for (let at = 0; at < rules; at++)
  await holder.invoke(calls['alarms.alarm.create'], {
    appId,
    alarmName: `crashes-${at}`,
    metric: { namespace: 'reports', metricName: 'crashShare' },
    condition: { filter: 'average', operator: '>', value: 1 + at / 10, datapoints: 2, evaluations: 3 },
    forEach: 'country',
    alarmActions: [],
    okActions: [],
  })
const period = 86_400
await database.asPlatform((db) => db.execute(sql`delete from cw_jobs where kind like 'alarms.%'`))
for (let evaluation = 1; evaluation <= 3; evaluation++) {
  test.clock.advance(day)
  const evaluated = await timed(() =>
    database.asPlatform((db) =>
      evaluateRules(db, test.platform.services, { teamId: demoTeamId, period }, test.clock.now()),
    ),
  )
  const [records] = await database.asPlatform((db) =>
    rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from cw_alarm_records
        where team_id = ${demoTeamId} and time = (select max(time) from cw_alarm_records)`,
    ),
  )
  // The first one changes the state of every value; the others are what happens each day.
  judge(`evaluation ${evaluation} of ${records?.count} values`, evaluated, longest)
  if ((records?.count ?? 0) < rules * countries) process.exitCode = 1
}
await test.close()
