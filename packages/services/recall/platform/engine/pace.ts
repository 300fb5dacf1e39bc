import { sql } from 'drizzle-orm'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import type { FlowRow } from '../tables.ts'
import { number } from './audience-sql.ts'

/** Time after which those who are due and weren’t moved have their turn. */
export const untilNextTurn = 60_000

/** Counts the people of a flow who are due, up to a limit. */
export async function countDue(db: Queries, { flowId }: FlowRow, now: number, limit: number): Promise<number> {
  const rows = await rowsOf<{ due: number }>(
    db,
    sql`select count(*)::int as due from (select from cw_recall_steps
      where flow_id = ${flowId} and leave_time is null and wake_time <= ${now} limit ${number(limit)}) d`,
  )
  return rows[0]?.due ?? 0
}

/** The last of the people whose turn it is, in the order of their numbers. Null: it is everyone’s who is due. */
export async function lastInTurn(db: Queries, { flowId }: FlowRow, now: number, limit: number): Promise<number | null> {
  const rows = await rowsOf<{ person: number }>(
    db,
    sql`select person from cw_recall_steps where flow_id = ${flowId} and leave_time is null and wake_time <= ${now}
      order by person offset ${number(limit - 1)} limit 2`,
  )
  return rows.length < 2 ? null : (rows[0]?.person ?? null)
}
