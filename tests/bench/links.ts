import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/links/contract'
import { day } from '@console-widgets/platform/clock/durations'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { clicksOf } from '../../packages/services/links/platform/clicks.ts'
import { addressOf, judgeRate, judgeRead } from './judged.ts'

/**
 * Redirects of a link a second, with the rows of their clicks, and the report of a link with many clicks. Ends with an
 * error if there are fewer than 1,000 redirects a second on two processors, or a report needs more than 500 ms.
 *
 * `node --import tsx tests/bench/links.ts 1000000`
 */
const count = Number(process.argv[2] ?? 1_000_000)
const appId = '108370001'
/** The demo’s link of a poster. */
const link = { linkId: 'link-harbour-walks', address: `${testOrigin}/l/northwind/wa7kHb` }
/** Days over which the clicks are spread, and which the longest report has. */
const days = 90

const test = await createTestPlatform({ demoTraffic: false })
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
]
await judgeRate(
  'redirects',
  1000,
  async (at) => {
    const headers = { 'user-agent': agents[at % 2] as string, 'accept-language': 'de-DE,de;q=0.9' }
    const request = new Request(`${link.address}?utm_source=mail`, { headers })
    const { status } = await test.platform.fetch(request, { address: addressOf(at) })
    if (status !== 302) throw new Error(`The link answered ${status}`)
  },
  { size: 1000, finish: () => clicksOf(test.platform.services).flush() },
)

await test.platform.services.database.asPlatform(async (db) => {
  await db.execute(sql`insert into cw_link_clicks (team_id, click_id, app_id, link_id, time, is_bot, is_first, platform,
      country, referrer, source, medium, campaign)
    select ${demoTeamId}, 'bench-' || n, ${appId}, ${link.linkId},
      ${test.clock.now()}::bigint - n::bigint * ${sql.raw(String(days * day))} / ${sql.raw(String(count))},
      n % 20 = 0, n % 3 = 0, (array['android', 'ios', 'desktop'])[1 + n % 3],
      (array['DE', 'CN', 'FR', 'US', 'GB', 'IT', 'ES', 'PL', 'TR', 'BR', 'NL', 'SE'])[1 + n % 12],
      'news-' || n % 40 || '.example', 'source-' || n % 15, 'print', 'campaign-' || n % 25
    from generate_series(1, ${sql.raw(String(count))}) n`)
  // The counts of clicks that were there before counts are made by the migration.
  const migration = readFileSync('packages/services/links/platform/migrations/0005_link-counts.sql', 'utf8')
  await db.execute(sql`delete from cw_link_counts`)
  await db.execute(sql.raw(migration.split('--> statement-breakpoint')[1] as string))
  await db.execute(sql`analyze`)
})
const holder = await signIn(test.platform)
const now = test.clock.now()
const report = (past: number) => () =>
  holder.invoke(calls['links.click-report.get'], { linkId: link.linkId, startTime: now - past * day, endTime: now })
await judgeRead('report of a week', 500, report(7))
await judgeRead(`report of ${days} days`, 500, report(days))
await judgeRead('list of links', 500, () => holder.invoke(calls['links.short-link.list'], { appId }))
await test.close()
