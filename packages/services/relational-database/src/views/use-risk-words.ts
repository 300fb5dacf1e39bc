import type { ConfirmRequest } from '@console-widgets/ui'
import type { Risk } from '../editor/sql-runs.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

/** Maximum number of objects to list. */
const mostTold = 20

/** Confirmation of destructive statements: the affected objects, and their database. */
export function useRiskWords() {
  const text = useRelationalDatabaseText()
  return (risks: readonly Risk[], sql: string, database: string): ConfirmRequest => {
    // For large losses the name must be typed, just as for deleting the database itself.
    const heavy = risks.some(
      ({ kind, start, end }) =>
        kind === 'drop' && /^\s*drop\s+(schema|database|owned)\b|\bcascade\b/i.test(sql.slice(start, end)),
    )
    return {
      severity: heavy ? 'typed' : 'dialog',
      title: text('relational-database.risk.title', { count: risks.length }),
      description: text('relational-database.risk.body'),
      dependents: risks.slice(0, mostTold).map(({ kind, target, line }) => ({
        label: target,
        detail: text('relational-database.risk.at', { what: text(`relational-database.risk.${kind}`), line }),
      })),
      typed: database,
      action: text('relational-database.risk.run'),
    }
  }
}
