import { inArray } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { answers, type responses } from './tables.ts'

type ResponseRow = typeof responses.$inferSelect

/** Responses with their answers. */
export async function describeResponses(db: Queries, rows: readonly ResponseRow[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ responseId }) => responseId)
  const all = await db.select().from(answers).where(inArray(answers.responseId, ids))
  const byResponse = new Map(ids.map((id) => [id, [] as typeof all]))
  for (const answer of all) byResponse.get(answer.responseId)?.push(answer)
  return rows.map((row) => ({ ...row, answers: byResponse.get(row.responseId) ?? [] }))
}
