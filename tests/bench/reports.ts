import { rm } from 'node:fs/promises'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { calls as alarmCalls } from '@console-widgets/alarms/contract'
import { calls } from '@console-widgets/reports/contract'
import { reportOf } from '@console-widgets/reports/model'
import { createPlatform, demoTeamId, openPglite } from '@console-widgets/sandbox'
import { openPostgres } from '@console-widgets/platform/database/postgres'
import { rowsOf, type Database } from '@console-widgets/platform/database/connection'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import { openTestDatabase } from '@console-widgets/sandbox/testing/test-database'
import { signIn } from '@console-widgets/sandbox/testing/test-platform'

/**
 * Time to generate the demo's events, to load every dashboard by each of its dimensions and every report of an app,
 * over 90 days and the 90 days before, and to read 30 days of every metric that alerts watch. Ends with an error if one
 * of these takes longer than a second.
 *
 * `node --import tsx tests/bench/reports.ts 1200000` uses the embedded database in a folder; on a server, run `node
 * scripts/with-postgres.mjs node --import tsx tests/bench/reports.ts 10000000`. With the URL of a database that was
 * filled before, it measures that one.
 */
const events = Number(process.argv[2] ?? 1_200_000)
const server = process.env.TEST_DATABASE_URL
/** A database that has been filled before, which stays. */
const filled = process.argv[3]
const rounds = 9
/** Milliseconds that an answer may take. */
const longest = 1000

const folder = mkdtempSync(join(tmpdir(), 'console-bench-'))
const own = server && !filled ? await openTestDatabase({ filled: false }) : undefined
const database =
  own?.database ??
  (filled ? await openPostgres(filled) : undefined) ??
  (await openPglite({ folder: join(folder, 'database') }))
try {
  await measure(database)
} finally {
  await database.close()
  await own?.drop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(on: Database): Promise<void> {
  const started = performance.now()
  const platform = await createPlatform({
    database: on,
    objects: createMemoryObjects(),
    publicOrigin: 'http://console.test',
    serviceOptions: { reports: { demoEvents: events } },
  })
  const usable = performance.now()
  await platform.wake()
  const filled = performance.now()
  const sizes = await on.asPlatform((db) =>
    rowsOf<Record<'name' | 'rows' | 'size' | 'indexes', string | number>>(
      db,
      sql`select relname as name, reltuples::int as rows, pg_size_pretty(pg_table_size(oid)) as size, pg_size_pretty(pg_indexes_size(oid)) as indexes
        from pg_class c where relname = any (array['cw_report_events', 'cw_report_days', 'cw_report_people', 'cw_report_users', 'cw_report_traits', 'cw_report_hours', 'cw_report_hour_users']) order by pg_table_size(oid) desc`,
    ),
  )
  console.log(`database\t${server || filled ? 'PostgreSQL' : 'PGlite in a folder'}`)
  console.log(`the console can be used after\t${seconds(usable - started)}`)
  console.log(`all events are there after\t${seconds(filled - started)}`)
  for (const { name, rows, size, indexes } of sizes) console.log(`${name}\t${rows} rows, ${size}, indexes ${indexes}`)

  const holder = await signIn(platform)
  const days = (await holder.invoke(calls['reports.distribution-dashboard.get'], {})).dataTime
  const startTime = new Date(Date.parse(`${days.slice(0, 4)}-${days.slice(4, 6)}-${days.slice(6)}`) - 89 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '')
  const apps = await holder.invoke(calls['reports.app-comparison-added.get'], undefined)
  const appId = apps.apps[0]?.appId as string
  const whole = { startTime, endTime: days }
  const questions: Record<string, () => Promise<unknown>> = {
    'distribution by country and version, from search': () =>
      holder.invoke(calls['reports.distribution-dashboard.get'], {
        ...whole,
        groupBy: ['countryId', 'appVersion'],
        filterCondition: ['businessType'],
        filterConditionValue: ['search'],
      }),
    'users by week and version, in Germany': () =>
      holder.invoke(calls['reports.user-dashboard.get'], {
        ...whole,
        groupBy: ['week', 'appVersion'],
        filterCondition: ['countryId'],
        filterConditionValue: ['DE'],
      }),
    ...Object.fromEntries(
      Object.values(calls).flatMap((call) =>
        call.input === 'appReportInput' ? [[call.id, () => holder.invoke(call, { appId, ...whole })]] : [],
      ),
    ),
    'failed installs by device': () =>
      holder.invoke(calls['reports.install-failure.get'], { appId, ...whole, groupBy: ['deviceName'] }),
    'audience of an app': () => holder.invoke(calls['reports.portrait-analysis.get'], { appId, ...whole }),
    'figures of all games': () => holder.invoke(calls['reports.game-industry-indicator-set.get'], undefined),
    'recommendations for an app': () => holder.invoke(calls['reports.diagnosis-advice.get'], { appId }),
    'comparison of three apps': () => holder.invoke(calls['reports.app-comparison-data.get'], whole),
    'custom report of users and downloads by hour': () =>
      holder.invoke(calls['reports.harmony-analytics-report.query'], {
        ...whole,
        metrics: ['downloads', 'activePeople'],
        groupBy: ['hour'],
      }),
  }
  const metrics = await holder.invoke(alarmCalls['alarms.metric.list'], undefined)
  for (const { namespace, metricName, filters, periods, dimensions } of metrics.items) {
    const named = { appId, namespace, metricName }
    const required = await Promise.all(
      dimensions
        .filter(({ isRequired }) => isRequired)
        .map(async ({ name }) => {
          const { values } = await holder.invoke(alarmCalls['alarms.dimension.query'], { ...named, dimension: name })
          return { name, value: values[0] ?? '' }
        }),
    )
    const [filter] = filters
    const [period] = periods
    // Without a value of a dimension, there is nothing to watch.
    if (filter && period && required.every(({ value }) => value))
      questions[`30 days of the metric ${namespace}.${metricName}`] = () =>
        holder.invoke(alarmCalls['alarms.metric-series.query'], { ...named, dimensions: required, filter, period })
  }
  for (const subject of ['distribution', 'quality', 'user', 'finance', 'message'] as const)
    for (const dimension of reportOf(`${subject}-dashboard`).dimensions) {
      const took = await middleOf(() =>
        holder.invoke(calls[`reports.${subject}-dashboard.get`], { ...whole, groupBy: [dimension] }),
      )
      console.log(`${subject} dashboard by ${dimension}\t${took} ms`)
      if (took > longest) process.exitCode = 1
    }
  for (const [name, ask] of Object.entries(questions)) {
    const took = await middleOf(ask)
    console.log(`${name}\t${took} ms`)
    if (took > longest) process.exitCode = 1
  }
  console.log(`row-level security\t${await costOfIsolation(on)}`)
  await platform.services.jobs.stop()
  await platform.services.tasks.stop()
}

/** Median of several rounds, after a warm-up round. */
async function middleOf(ask: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  await ask()
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await ask()
    took.push(performance.now() - start)
  }
  return Math.round(took.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] as number)
}

/** The same scan over a team's events with and without the team condition. */
async function costOfIsolation(on: Database): Promise<string> {
  const scan = sql`select country, count(*) from cw_report_events where day > (select max(day) - 60 from cw_report_days) group by country`
  const bound = await middleOf(() =>
    on.asTeam({ teamId: demoTeamId, userId: demoTeamId, readOnly: true }, (db) => rowsOf(db, scan)),
  )
  const free = await middleOf(() =>
    on.asPlatform((db) =>
      rowsOf(
        db,
        sql`select country, count(*) from cw_report_events where team_id = ${demoTeamId} and day > (select max(day) - 60 from cw_report_days) group by country`,
      ),
    ),
  )
  return `${bound} ms with, ${free} ms with the team in the query instead`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
