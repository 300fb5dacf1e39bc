import { eq, sql } from 'drizzle-orm'
import { calls } from '@console-widgets/recall/contract'
import { newAudience, newNode, type JourneyNode } from '@console-widgets/recall/model'
import { jobs } from '@console-widgets/platform/clock/tables'
import { hour } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { carryKind } from '@console-widgets/platform/outbox/carrier'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { eventKinds } from '@console-widgets/reports/model'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { timed, type Timed } from './judged.ts'

/**
 * Time of each move of many people through a journey of ten nodes, by its job, and of the reads of its page. Ends with
 * an error if one takes longer than two seconds.
 *
 * `node --import tsx tests/bench/journeys.ts 200000`
 */
const people = Number(process.argv[2] ?? 200_000)
/** Milliseconds that a move or an answer may take. */
const longest = 2000
/** Days of the journey that are played. */
const days = 9
const appId = '108370001'
/** Below the numbers of people whom apps report, and above those of the demo. */
const firstPerson = 2_000_000_000

const test = await createTestPlatform({ demoTraffic: false, membersEditDemoProjects: true })
const { database, jobs: scheduler } = test.platform.services
// Carrying the messages is other work, in a transaction for each batch.
scheduler.define(carryKind, async (_, { db }) => {
  await db.delete(jobs).where(eq(jobs.kind, carryKind))
})
const number = (value: number) => sql.raw(String(value))
await database.asPlatform(async (db) => {
  await db.execute(sql`insert into cw_report_people
    (person, place, install_day, device_type, team_id, app_id, country, source, version, device_name, item, active_days)
    select ${number(firstPerson)} + n, 1000000 + n, date '2025-12-01', 4, ${demoTeamId}, ${appId},
      (array['DE', 'CN', 'FR', 'US'])[1 + n % 4], 'search', '3.8.0', 'Google Pixel 8', '', b'1'
    from generate_series(1, ${number(people)}) n`)
  // Every fifth comes back on one of the days.
  await db.execute(sql`insert into cw_report_events
    (person, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name)
    select ${number(firstPerson)} + n, date '2026-03-03' + (n % ${number(days)})::int, 10, ${number(eventKinds.active)}, 4,
      ${demoTeamId}, ${appId}, 'DE', 'search', '3.8.0', 'Google Pixel 8'
    from generate_series(1, ${number(people)}, 5) n`)
  await db.execute(sql`analyze`)
})

const step = (nodeId: string, kind: JourneyNode['kind'], next: string[], change: object = {}) =>
  ({ ...newNode(kind, nodeId), ...change, next }) as JourneyNode
const sms = { templateId: 'sms-template-charts', signatureId: 'signature-maps', slots: { days: '3' } }
const nodes = [
  step('a', 'entry', ['b'], { audience: { ...newAudience(), silentDays: 30 }, holdout: 10 }),
  step('b', 'message', ['c'], { title: 'Come back', body: 'We have news.' }),
  step('c', 'wait', ['d'], { hours: 24 }),
  step('d', 'split', ['e', 'f'], { by: 'random', shares: [50, 50] }),
  step('e', 'sms', ['g'], sms),
  step('f', 'wait', ['g'], { hours: 12 }),
  step('g', 'wait', ['i', 'h'], { hours: 72, event: 'active' }),
  step('h', 'message', ['i'], { title: 'Still here', body: 'The weather of your harbor.' }),
  step('i', 'split', ['j', 'j'], { by: 'returned' }),
  step('j', 'goal', [], { event: 'purchase', days: 3 }),
]
const holder = await signIn(test.platform)
const journeyName = 'Bench'
const { journeyId } = await holder.invoke(calls['campaigns.journey.create'], { appId, journeyName })
await holder.invoke(calls['campaigns.journey.update'], { journeyId, journeyName, graph: { nodes } })

const print = (name: string, { took, worked }: Timed, rest = '') => {
  console.log(`${name}\t${Math.round(took)} ms\tprocessor ${Math.round(worked)} ms${rest}`)
  if (worked > longest) process.exitCode = 1
}
const numberOf = (query: ReturnType<typeof sql>) =>
  database.asPlatform(async (db) => (await rowsOf<{ count: number }>(db, query))[0]?.count ?? 0)

// The call wakes the job of the first move.
const entered = await timed(async () => {
  await holder.invoke(calls['campaigns.journey.execute'], { journeyId })
  await test.platform.wake()
})
print(
  'entry',
  entered,
  `\t${await numberOf(sql`select count(*)::int as count from cw_recall_people where flow_id = ${journeyId}`)} people`,
)
const end = test.clock.now() + days * 24 * hour
while (test.clock.now() < end) {
  const due = await numberOf(
    sql`select coalesce(min(due_time), ${end})::float8 as count from cw_jobs where kind like 'recall.%'`,
  )
  // Jobs of other services, which would count as well.
  await database.asPlatform((db) =>
    db.execute(sql`delete from cw_jobs where kind not like 'recall.%' and kind <> 'notices.carry'`),
  )
  const before = await numberOf(
    sql`select count(*)::int as count from cw_recall_steps where flow_id = ${journeyId} and leave_time is not null`,
  )
  // The clock wakes the job by itself, so that the time counts from its turn on.
  const move = await timed(async () => {
    test.clock.advance(Math.max(0, Math.min(due, end) - test.clock.now()))
    await test.platform.wake()
  })
  const after = await numberOf(
    sql`select count(*)::int as count from cw_recall_steps where flow_id = ${journeyId} and leave_time is not null`,
  )
  if (move.took > longest / 10) print(new Date(test.clock.now()).toISOString(), move, `\t${after - before} steps`)
}
const reader = await signIn(test.platform)
const reads = {
  counts: () => reader.invoke(calls['campaigns.journey-count.get'], { journeyId }),
  simulation: () => reader.invoke(calls['campaigns.journey.simulate'], { appId, graph: { nodes } }),
  list: () => reader.invoke(calls['campaigns.journey.list'], { appId }),
}
for (const [name, read] of Object.entries(reads)) print(name, await timed(read))
await test.close()
