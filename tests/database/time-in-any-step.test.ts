import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { createTestPlatform, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

const hour = 3_600_000
/** Long enough for a whole day of traffic, daily counts, and reminders of the demo team. */
const hours = 30

/** Tables of the reports' events, of which a sum stands for a million rows. */
const isLarge = (table: string) => table.startsWith('cw_report_')

/** Random IDs and secrets, which differ between any two runs. */
const random = /\b[0-9a-z]{24,}\b/g

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
        sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
      )
      found[table] = rows.map(({ row }) => row.replaceAll(random, '#')).toSorted()
    }
    return found
  })
}

it('leaves the same rows after 30 hours at once as after each of them', async () => {
  const [hourly, atOnce] = [await createTestPlatform(), await createTestPlatform()]
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
  expect(await contents(atOnce)).toEqual(after)
  await Promise.all([hourly.close(), atOnce.close()])
})
