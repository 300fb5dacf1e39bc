import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/store-experiments/contract'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { eventKinds } from '@console-widgets/reports/model'
import { aggregate } from '../../packages/services/reports/platform/roll-ups/roll-up.ts'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { judgeRead } from './judged.ts'

/**
 * Processor time of the reads about a store experiment with many events, through the calls. Ends with an error if one
 * needs more than 400 ms.
 *
 * `node --import tsx tests/bench/material-tests.ts 1000000`
 */
const events = Number(process.argv[2] ?? 1_000_000)
/** Milliseconds that an answer may take. */
const longest = 400
const appId = '108370001'
/** The demo’s test that is running, since 18 days. */
const testId = 'material-test-shots'
const number = (value: number) => sql.raw(String(value))

const test = await createTestPlatform({ demoTraffic: false })
await test.platform.services.database.asPlatform(async (db) => {
  // One visitor in five installs.
  const visitors = Math.round(events / 1.2)
  const columns = sql.raw(
    'person, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name, item',
  )
  const variant = sql`(array['original', 'original', 'variant-a', 'variant-b'])[1 + n % 4]`
  const row = (kind: number, every: number) => sql`
    select 2001000000 + n, date '2026-02-12' + (n % 18), (n % 24)::smallint, ${number(kind)}, 4, ${demoTeamId}, ${appId},
      (array['DE', 'CN', 'FR', 'US', 'GB', 'IT', 'ES', 'PL', 'TR', 'BR'])[1 + n % 10],
      (array['search', 'recommendation', 'ranking', 'link'])[1 + n % 3], '4.2.0', 'Google Pixel 8', ${variant}
    from generate_series(1, ${number(visitors)}, ${number(every)}) n`
  await db.execute(sql`insert into cw_report_events (${columns}) ${row(eventKinds.testView, 1)}`)
  await db.execute(sql`insert into cw_report_events (${columns}) ${row(eventKinds.testDownload, 5)}`)
  await db.execute(sql`insert into cw_report_people
    (person, place, install_day, device_type, team_id, app_id, country, source, version, device_name, item, active_days)
    select 2001000000 + n, 1000000 + n, date '2026-02-12' + (n % 18), 4, ${demoTeamId}, ${appId}, 'DE', 'search', '4.2.0',
      'Google Pixel 8', ${variant}, b'1101'
    from generate_series(1, ${number(visitors)}, 5) n`)
  await aggregate(db, { teamId: demoTeamId, appId, from: '20260212', to: '20260301' })
  await db.execute(sql`analyze`)
})
const holder = await signIn(test.platform)
const reads = {
  result: () => holder.invoke(calls['store-experiments.material-test-result.get'], { testId }),
  test: () => holder.invoke(calls['store-experiments.material-test.get'], { testId }),
  list: () => holder.invoke(calls['store-experiments.material-test.list'], { appId }),
  plan: () => holder.invoke(calls['store-experiments.material-test-plan.get'], { appId }),
}
for (const [name, read] of Object.entries(reads)) await judgeRead(name, longest, read)
const { visitors } = await reads.result()
console.log(`visitors\t${visitors}`)
await test.close()
