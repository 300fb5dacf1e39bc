import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { createTestPlatform, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { mapsId } from '../testing/world.ts'
import { aggregate, writeDownPeople } from './roll-up.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform()
})
afterAll(() => test.close())

/** A node of an executed plan. */
interface Plan {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Plan[]
}

/** Rows that a node and those below it have read, whether they kept them or not. */
function visitedBy(plan: Plan): number {
  const each = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)
  return each * plan['Actual Loops'] + (plan.Plans ?? []).reduce((sum, child) => sum + visitedBy(child), 0)
}

/** The same queries, whose statements report how many rows they visited. */
function counted(db: Queries, visited: number[]): Queries {
  const execute = async (statement: SQL) => {
    const { sql: text } = (
      db as unknown as { dialect: { sqlToQuery(query: SQL): { sql: string } } }
    ).dialect.sqlToQuery(statement)
    if (!/^\s*(insert|update|delete)/.test(text)) return db.execute(statement)
    const [answer] = await rowsOf<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      db,
      sql`explain (analyze, format json) ${statement}`,
    )
    visited.push(visitedBy((answer as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan))
  }
  return { execute } as unknown as Queries
}

class TakenBack extends Error {}

it('visits each event only a few times, although nothing is known yet about the tables that it fills', async () => {
  const visited: number[] = []
  let events = 0
  const days = { teamId: demoTeamId, appId: mapsId, from: '2025-12-01', to: '2026-03-01' }
  const filling = test.platform.services.database.asPlatform(async (db) => {
    // New tables, as on the first start: the planner has no statistics and takes them for empty.
    await db.execute(
      sql`truncate cw_report_people, cw_report_users, cw_report_traits, cw_report_days, cw_report_hours, cw_report_hour_users`,
    )
    const [row] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from cw_report_events where team_id = ${days.teamId} and app_id = ${days.appId}`,
    )
    events = row?.count ?? 0
    const watched = counted(db, visited)
    await writeDownPeople(watched, days)
    await aggregate(watched, days)
    throw new TakenBack()
  })
  await expect(filling).rejects.toBeInstanceOf(TakenBack)
  expect(events).toBeGreaterThan(1000)
  expect(visited.length).toBeGreaterThan(8)
  // Joining by nested loops would visit each person for each event.
  expect(Math.max(...visited)).toBeLessThan(30 * events)
})
