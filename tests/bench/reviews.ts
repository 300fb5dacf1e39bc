import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/comments/contract'
import { inboxViews } from '@console-widgets/comments/model'
import { day } from '@console-widgets/platform/clock/durations'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { judgeRead } from './judged.ts'

/**
 * Processor time of the list of reviews with each of its filters, of their statistics, and of the words of the newest
 * 20,000, over many reviews of the last six months, through the calls. Ends with an error if one takes longer than it
 * may.
 *
 * `node --import tsx tests/bench/reviews.ts 100000`
 */
const count = Number(process.argv[2] ?? 100_000)
/** Milliseconds that each may take. */
const [longestList, longestStats, longestTopics] = [300, 500, 3000]
const appId = '108370001'

const test = await createTestPlatform({ demoTraffic: false })
const now = test.clock.now()
await test.platform.services.database.asPlatform(async (db) => {
  const chosen = (values: readonly string[], step: number) =>
    sql`(array[${sql.join(
      values.map((value) => sql`${value}::text`),
      sql`, `,
    )}])[1 + (n / ${sql.raw(String(step))}) % ${sql.raw(String(values.length))}]`
  const time = sql`(${now}::bigint - (n::bigint * ${sql.raw(String(170 * day))}) / ${sql.raw(String(count))})`
  await db.execute(sql`insert into cw_reviews (team_id, review_id, app_id, person, rating, rating_before, content, lang,
      country, app_version, device_name, problem, time, edit_time, dev_reply_state, first_reply_time)
    select ${demoTeamId}, 'bench-' || n, ${appId}, 1900000000 + n, 1 + n % 5, case when n % 20 = 0 then 5 end,
      'The ' || ${chosen(['map', 'search', 'offline chart', 'route', 'harbour plan'], 1)} || ' of version ' || n % 9 ||
        ' stops on my phone after ' || n % 97 || ' minutes, and the ' || ${chosen(['ferry', 'train', 'bus'], 3)} || ' is late',
      ${chosen(['en', 'de', 'fr', 'ru'], 1)}, ${chosen(['DE', 'FR', 'US', 'GB', 'RU', 'CN'], 1)},
      ${chosen(['3.8.0', '3.9.0', '4.2.0'], 7)}, ${chosen(['Google Pixel 8', 'Fairphone 5', 'Galaxy S24'], 5)},
      case when n % 4 = 0 then 'crash' end, ${time}, ${time}, case n % 3 when 0 then 1 else 0 end,
      case n % 3 when 0 then ${time} + 7200000 end
    from generate_series(1, ${sql.raw(String(count))}) n`)
  await db.execute(sql`analyze`)
})
const holder = await signIn(test.platform)
const query = (more: object) =>
  holder.invoke(calls['comments.developer-comment.query'], { appId, beginTime: now - 175 * day, endTime: now, ...more })
const reads: Record<string, [longest: number, read: () => Promise<unknown>]> = {
  list: [longestList, () => query({})],
  ...Object.fromEntries(inboxViews.map((view) => [`view ${view}`, [longestList, () => query({ view })]])),
  'by stars': [longestList, () => query({ ratings: [1, 2] })],
  'by language': [longestList, () => query({ langs: ['ru'] })],
  'by country': [longestList, () => query({ countries: ['DE'] })],
  'by version': [longestList, () => query({ versions: ['3.9.0'] })],
  'by device': [longestList, () => query({ devices: ['Fairphone 5'] })],
  'by state': [longestList, () => query({ states: [1] })],
  'by problem': [longestList, () => query({ problem: 'crash' })],
  'by text': [longestList, () => query({ text: 'harbour' })],
  'page 1,000': [longestList, () => query({ page: 1000, limit: 20 })],
  statistics: [
    longestStats,
    () => holder.invoke(calls['comments.stats.query'], { appId, beginTime: now - 175 * day, endTime: now }),
  ],
  topics: [longestTopics, () => holder.invoke(calls['comments.topic.list'], { appId })],
}
for (const [name, [longest, read]] of Object.entries(reads)) await judgeRead(name, longest, read)
await test.close()
