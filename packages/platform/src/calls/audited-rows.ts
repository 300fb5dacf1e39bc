import type { Queries } from '../database/connection.ts'
import type { Events } from './events.ts'

/** Kinds of rows, by ID. */
export type RowKinds = Readonly<Record<string, string>>

declare module './events.ts' {
  interface PlatformQuestions {
    /**
     * Of which kind are these rows? Only a service whose codes mean something else for each kind answers, and only for
     * its own rows: 0 is "Live" of a version for the store, and "Testing" of one for a test.
     */
    'audit.row-kinds': { question: { ids: readonly string[] }; answer: RowKinds }
  }
}

/** A changed row as the audit log has it. */
interface ChangedRow {
  /** Primary key values, joined by `/`. */
  key: string
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
}

/** The rows, each with its kind, or that of a row that it belongs to. Null: it makes no difference to its codes. */
export async function withKinds<Row extends ChangedRow>(
  rows: readonly Row[],
  db: Queries,
  events: Events,
): Promise<(Row & { kind: string | null })[]> {
  const ids = [...new Set(rows.flatMap(idsOfRow))]
  if (ids.length === 0) return []
  const answers = await events.collectAnswers('audit.row-kinds', { ids }, { db })
  const kinds = Object.assign({}, ...answers) as RowKinds
  return rows.map((row) => ({ ...row, kind: idsOfRow(row).flatMap((id) => kinds[id] ?? [])[0] ?? null }))
}

/** The row's own ID first. */
function idsOfRow({ key, before, after }: ChangedRow): string[] {
  const referred = Object.entries({ ...before, ...after }).filter(([name]) => name.endsWith('_id'))
  return [key, ...referred.map(([, id]) => id)].filter((id): id is string => typeof id === 'string' && id !== '')
}
