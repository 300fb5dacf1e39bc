import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/ads/contract'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { eventKinds } from '@console-widgets/reports/model'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { aggregate } from '../../packages/services/reports/platform/roll-ups/roll-up.ts'
import { judgeRead } from './judged.ts'

/**
 * Processor time of the report of ads over many events, by everything that it can be grouped by, and of the reads of
 * their pages. Ends with an error if one needs more than 500 ms.
 *
 * `node --import tsx tests/bench/ads.ts 1000000`
 */
const events = Number(process.argv[2] ?? 1_000_000)
/** Milliseconds that a read may take. */
const longest = 500
const appId = '108370001'
const firstPerson = 1_800_000_000

const test = await createTestPlatform({ demoTraffic: false })
const number = (value: number) => sql.raw(String(value))
await test.platform.services.database.asPlatform(async (db) => {
  const columns = sql.raw(
    'person, amount, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name, item, currency',
  )
  /** One click in 20 views, and one installation in 100. */
  const rows = (kind: number, every: number, amount: string, currency: string) => sql`
    insert into cw_report_events (${columns})
    select ${number(firstPerson)} + n, ${sql.raw(amount)}, date '2026-02-01' + n % 28, (n % 24)::smallint, ${number(kind)}, 4,
      ${demoTeamId}, ${appId}, (array['DE', 'FR', 'GB', 'NL'])[1 + n % 4], 'advertising', '', '',
      (array['ad-project-harbor/ad-material-harbor', 'ad-project-harbor/ad-material-screen',
        'ad-project-harbor/ad-material-offline', 'ad-project-night/ad-material-night'])[1 + n / 7 % 4], ${currency}
    from generate_series(1, ${number(Math.round(events / 1.06))}, ${number(every)}) n`
  await db.execute(rows(eventKinds.adImpression, 1, '0', ''))
  await db.execute(rows(eventKinds.adClick, 20, '20 + n % 40', 'EUR'))
  await db.execute(rows(eventKinds.adInstall, 100, '1', ''))
  // What the people did whom the ads have brought.
  await db.execute(sql`insert into cw_report_people
    (person, place, install_day, device_type, team_id, app_id, country, source, version, device_name, item, active_days)
    select ${number(firstPerson)} + n, 3000000 + n, date '2026-02-01' + n % 28, 4, ${demoTeamId}, ${appId}, 'DE',
      'advertising', '4.2.0', 'Google Pixel 8', '', b'11011011'
    from generate_series(1, ${number(Math.round(events / 1.06))}, 100) n`)
  await db.execute(sql`insert into cw_report_events (${columns})
    select ${number(firstPerson)} + n, 0, date '2026-02-01' + n % 28 + later, 12, ${number(eventKinds.active)}, 4,
      ${demoTeamId}, ${appId}, 'DE', 'advertising', '4.2.0', 'Google Pixel 8', '', ''
    from generate_series(1, ${number(Math.round(events / 1.06))}, 100) n, generate_series(0, 3) later`)
  await aggregate(db, { teamId: demoTeamId, appId, from: '2026-02-01', to: '2026-03-02' })
  await db.execute(sql`analyze`)
})
const holder = await signIn(test.platform)
const period = { startTime: '20260201', endTime: '20260302' }
for (const groupBy of ['project', 'day', 'material', 'country', 'app'] as const)
  await judgeRead(`report by ${groupBy}`, longest, () => holder.invoke(calls['ads.report.get'], { groupBy, ...period }))
await judgeRead('report of one project', longest, () =>
  holder.invoke(calls['ads.report.get'], { groupBy: 'day', adProjectId: 'ad-project-harbor', ...period }),
)
await judgeRead('list of projects', longest, () => holder.invoke(calls['ads.project.list'], {}))
await test.close()
