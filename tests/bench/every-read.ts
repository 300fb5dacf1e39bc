import { sql } from 'drizzle-orm'
import { createPlatform, demoTeamId, openPglite } from '@console-widgets/sandbox'
import { createTestClock } from '@console-widgets/platform/clock/clock'
import { rowsOf, type Database } from '@console-widgets/platform/database/connection'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import { testOrigin, testStart } from '@console-widgets/sandbox/testing/test-platform'
import { startHolder } from '../derived/support/cast.ts'
import { readingCalls } from '../derived/support/declared-calls.ts'
import { requestOf } from '../derived/support/requests.ts'
import { idsOfTeam } from '../derived/support/rows.ts'
import { shapeOf } from '../derived/support/schema.ts'
import { validInput } from '../derived/support/valid-input.ts'

/**
 * Time of every declared read, with IDs of the demo team's busiest app, on an embedded database with many events.
 * Prints the slowest, and ends with an error if one takes longer than a second.
 *
 * `node --import tsx tests/bench/every-read.ts 1200000`
 */
const events = Number(process.argv[2] ?? 1_200_000)
const rounds = 5
/** Milliseconds that an answer may take. */
const longest = 1000
/** Reads that are printed. */
const shown = 40

const clock = createTestClock(testStart)
const database = await openPglite()
const platform = await createPlatform({
  database,
  objects: createMemoryObjects(),
  clock,
  publicOrigin: testOrigin,
  serviceOptions: { reports: { demoEvents: events } },
})
await platform.wake()
console.log(`events\t${await countOf(database)}`)
const holder = await startHolder(platform)
const ids = await idsOfTeam(database, demoTeamId)

const took: { name: string; milliseconds: number; status: number }[] = []
for (const { call, id, input } of readingCalls) {
  const ask = async () => {
    const body = input ? validInput(shapeOf(input), ids, false) : {}
    const response = await platform.fetch(requestOf(call, body, { headers: holder.headers }))
    await response.text()
    return response.status
  }
  const status = await ask()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  took.push({ name: id, status, milliseconds: times.toSorted((one, other) => one - other)[rounds >> 1] as number })
}
took.sort((one, other) => other.milliseconds - one.milliseconds)
for (const { name, status, milliseconds } of took.slice(0, shown)) {
  console.log(`${name}\t${Math.round(milliseconds)} ms\t${status}`)
  if (milliseconds > longest) process.exitCode = 1
}

async function countOf(on: Database): Promise<number> {
  const [row] = await on.asPlatform((db) =>
    rowsOf<{ count: number }>(db, sql`select count(*)::int from cw_report_events`),
  )
  return row?.count ?? 0
}
await platform.close()
