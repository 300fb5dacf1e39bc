import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { createTestPlatform, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

const hour = 3_600_000
/** Long enough for days of traffic, daily counts, reminders, and results of experiments of the demo team. */
const hours = 168

/** Tables of the reports' events, of which a sum stands for a million rows. */
const isLarge = (table: string) => table.startsWith('cw_report_')

/** Random IDs and secrets, which differ between any two runs. */
const random = /\b[0-9a-z]{24,}\b/g

/** Whether the simulated carrier returns a message, which it draws from the random ID that the message refers to. */
const drawn = ['state', 'reason']

/** What every table contains, with a sign in place of each random ID. */
function contents({ platform }: TestPlatform): Promise<Record<string, unknown>> {
  return platform.services.database.asPlatform(async (db) => {
    const tables = await rowsOf<{ table: string }>(
      db,
      sql`select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const found: Record<string, unknown> = {}
    for (const { table } of tables) {
      if (isLarge(table)) {
        found[table] = await rowsOf(
          db,
          sql`select count(*)::int as rows, sum(hashtext(t::text)::bigint)::text as sum from ${sql.identifier(table)} t`,
        )
        continue
      }
      const rows = await rowsOf<{ row: string }>(
        db,
        sql`select (to_jsonb(t) - ${`{${table === 'cw_outbox' ? drawn.join() : ''}}`}::text[])::text as row from ${sql.identifier(table)} t`,
      )
      found[table] = rows.map(({ row }) => row.replaceAll(random, '#')).toSorted()
    }
    return found
  })
}

/** People of real requests: they are in the demo's running experiment, and report what they do. */
async function actAsPeople({ platform, clock }: TestPlatform): Promise<void> {
  const appId = '108370001'
  const key = await platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  const send = async (path: string, body: unknown) => {
    const request = new Request(`${clientAddress(testOrigin, key ?? '')}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect((await platform.fetch(request, { address: '198.51.100.7' })).status).toBe(200)
  }
  for (const personId of ['ada', 'grace'])
    await send('/config/ofrep/v1/evaluate/flags', { context: { targetingKey: personId } })
  const event = (personId: string, name: string, hoursAgo: number) => ({
    eventId: `${personId} ${name} ${hoursAgo}`,
    personId,
    name,
    time: clock.now() - hoursAgo * hour,
    version: '1.0.0',
  })
  await send('/events', [event('ada', 'active', 0), event('grace', 'crash', 30), event('joan', 'level_up', 0)])
}

it('leaves the same rows after a week at once as after each of them', async () => {
  const [hourly, atOnce] = [await createTestPlatform(), await createTestPlatform()]
  await actAsPeople(hourly)
  await actAsPeople(atOnce)
  const before = await contents(hourly)
  for (let passed = 0; passed < hours; passed++) {
    hourly.clock.advance(hour)
    await hourly.platform.wake()
  }
  atOnce.clock.advance(hours * hour)
  await atOnce.platform.wake()
  const after = await contents(hourly)
  const changed = Object.keys(after).filter((table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]))
  // If nothing happened in this time, the comparison would prove nothing.
  expect(changed.length).toBeGreaterThan(8)
  expect(changed).toEqual(expect.arrayContaining(['cw_experiment_people', 'cw_experiment_results', 'cw_reported_days']))
  expect(await contents(atOnce)).toEqual(after)
  await Promise.all([hourly.close(), atOnce.close()])
})
