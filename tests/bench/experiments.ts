import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/ab-testing/contract'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { eventKinds } from '@console-widgets/reports/model'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { evaluateDays } from '../../packages/services/ab-testing/platform/evaluate.ts'
import { judge, judgeRead, timed } from './judged.ts'

/**
 * Processor time of the evaluation of a day of an experiment with many people and five metrics, by its job, and of
 * reading the result. Ends with an error if the evaluation needs more than 15 seconds on the embedded database, which
 * is for 200,000 people, or 20 seconds on a server, for a million: that of the server’s process is added.
 *
 * `node --import tsx tests/bench/experiments.ts 200000`, and
 * `node scripts/with-postgres.mjs node --import tsx tests/bench/experiments.ts 1000000`
 */
const people = Number(process.argv[2] ?? 200_000)
const onServer = process.env.TEST_DATABASE_URL !== undefined
/** Milliseconds that an evaluation may take. */
const longest = onServer ? 20_000 : 15_000
const appId = '108370001'
const experimentId = 'experiment-bench'
const firstPerson = 1_700_000_000
/** Days on which the people got their variants. */
const days = 14

const test = await createTestPlatform({ demoTraffic: false })
const number = (value: number) => sql.raw(String(value))
const midnight = Math.floor(test.clock.now() / day) * day
const start = midnight - (days + 4) * day
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
await test.platform.services.database.asPlatform(async (db) => {
  await db.execute(sql`delete from cw_experiment_clocks`)
  await db.execute(sql`insert into cw_experiments (team_id, experiment_id, app_id, project_id, region, kind, experiment_name,
      description, state, seed, percent, countries, group_name, variants, compares_same, goal, metrics, guards, window_days,
      method, alpha, effect, currency, caps_revenue, start_time, pauses, user_id, create_time, update_time)
    select ${demoTeamId}, ${experimentId}, ${appId}, ${demoProjectIds.navigation}, 'CN', 'remote-config', 'Bench', '',
      'paused', 'bench', 100, '{}', '', ${JSON.stringify(
        ['a', 'b'].map((variantId) => ({ variantId, variantName: variantId, weight: 50, values: [] })),
      )}::jsonb, false, 'returnedNextDay', '{daysOfUse,revenue,purchased}', '{crashesPerUse}', 3, 'sequential', 0.05, 0.1,
      'EUR', true, ${start}, ${JSON.stringify([{ from: start, to: null }])}::jsonb, 'user-olga', ${start}, ${start}`)
  await db.execute(sql`insert into cw_experiment_clocks (team_id, experiment_id, app_id, next_day)
    values (${demoTeamId}, ${experimentId}, ${appId}, ${midnight - day})`)
  await db.execute(sql`insert into cw_experiment_people (team_id, experiment_id, app_id, person_key, variant_id, person, time)
    select ${demoTeamId}, ${experimentId}, ${appId}, '#' || (${number(firstPerson)} + n),
      (array['a', 'b'])[1 + n % 2], ${number(firstPerson)} + n, ${start}::bigint + (n % ${number(days)})::bigint * ${number(day)} + 36000000
    from generate_series(1, ${number(people)}) n`)
  const columns = sql.raw(
    'person, amount, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name, item, currency',
  )
  /** Events of every nth person on a day after their first. */
  const events = (kind: number, every: number, after: number, amount: string, currency: string) =>
    db.execute(sql`insert into cw_report_events (${columns})
      select ${number(firstPerson)} + n, ${sql.raw(amount)}, ${dateOf(start)}::date + n % ${number(days)} + ${number(after)},
        12, ${number(kind)}, 4, ${demoTeamId}, ${appId}, 'DE', 'search', '4.2.0', 'Google Pixel 8', '', ${currency}
      from generate_series(1, ${number(people)}, ${number(every)}) n`)
  await events(eventKinds.active, 1, 0, '60 + n % 600', '')
  await events(eventKinds.active, 2, 1, '60 + n % 600', '')
  await events(eventKinds.active, 3, 2, '60 + n % 600', '')
  await events(eventKinds.active, 5, 3, '60 + n % 600', '')
  await events(eventKinds.purchase, 20, 1, '99 + n % 5000', 'EUR')
  await events(eventKinds.crash, 30, 1, '0', '')
  await db.execute(sql`analyze`)
})

/** Processor time of a process of this machine, in milliseconds: Linux counts it in hundredths of a second. */
const workedBy = (pid: number) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10
}
const evaluated = await test.platform.services.database.asPlatform(async (db) => {
  const [server] = onServer ? await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`) : []
  const before = server ? workedBy(server.pid) : 0
  const { took, worked } = await timed(() =>
    evaluateDays(db, demoTeamId, test.clock.now(), { mostSteps: 1, tells: true }),
  )
  return { took, worked: worked + (server ? workedBy(server.pid) - before : 0) }
})
judge(`evaluation of ${people} people`, evaluated, longest)
const holder = await signIn(test.platform)
await judgeRead('result', 500, () => holder.invoke(calls['ab-testing.result.get'], { experimentId }))
const { people: seen, metrics } = await holder.invoke(calls['ab-testing.result.get'], { experimentId })
console.log(`people\t${seen}\tmetrics\t${metrics.length}`)
await test.close()
