import { sql } from 'drizzle-orm'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { calls } from '@console-widgets/qualification/contract'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { judgeRead } from './judged.ts'

/**
 * Processor time of the list of a team's documents, and of what an app needs, over many submissions of all of the
 * team's apps, through the calls. Ends with an error if one takes longer than it may.
 *
 * `node --import tsx tests/bench/qualification-tasks.ts 10000`
 */
const count = Number(process.argv[2] ?? 10_000)
/** Milliseconds that each may take. */
const longest = 100

const test = await createTestPlatform({ demoTraffic: false })
const now = test.clock.now()
await test.platform.services.database.asPlatform(async (db) => {
  await db.execute(sql`insert into cw_qualification_files (team_id, file_id, object_id, file_name, file_size, sha256,
      task_ids, create_time)
    select ${demoTeamId}, 'bench-file-' || n, 'bench-object-' || n, 'license-' || n || '.pdf', 120000,
      md5(n::text) || md5((-n)::text), array['bench-' || n], ${now}::bigint - n
    from generate_series(1, ${sql.raw(String(count))}) n`)
  await db.execute(sql`insert into cw_qualification_tasks (team_id, task_id, app_id, tag_id, is_main_tag, state,
      documents, expire_time, round, create_time, update_time)
    select ${demoTeamId}, 'bench-' || n, app_id, 'maps', 1, 1 + n % 4,
      jsonb_build_array(jsonb_build_object('qualificationCode', 'cn-mapping-certificate', 'validityType', 1,
        'number', 'NW-' || n, 'subjectType', null, 'subjectNumber', null, 'startTime', '2026-01-01',
        'expireTime', '2028-01-01', 'fileIds', jsonb_build_array('bench-file-' || n))),
      '2028-01-01', 1, ${now}::bigint - n, ${now}::bigint - n * 1000
    from generate_series(1, ${sql.raw(String(count))}) n
    join (select app_id, row_number() over () - 1 as at, count(*) over () as total from cw_apps
      where team_id = ${demoTeamId}) apps on at = n % total`)
  await db.execute(sql`analyze`)
})
const holder = await signIn(test.platform)
const list = (more: object) => holder.invoke(calls['qualification.review-task.list'], more)
const first = await list({})
if (first.total < count) throw new Error(`${first.total} of ${count} tasks are listed`)
const appId = first.items[0]?.appId ?? ''
const reads = {
  list: () => list({}),
  'page of 100': () => list({ maxReqCount: 100 }),
  'last page': () => list({ fromRecCount: count - 20 }),
  'by state': () => list({ filter: ['state:=:2'] }),
  'by name of the app': () => list({ sort: 'appName' }),
  'of an app': () => list({ appId, maxReqCount: 100 }),
  requirements: () => holder.invoke(calls['qualification.requirement.list'], { appId }),
}
for (const [name, read] of Object.entries(reads)) await judgeRead(name, longest, read)
await test.close()
