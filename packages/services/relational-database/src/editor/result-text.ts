import { toCsv } from '@console-widgets/core/formats'
import type { GridColumnKind } from '@console-widgets/ui'
import type { StatementResult } from './sql-runs.ts'

/** Category of a type's values, for a grid. */
export function kindOfType(type: string): GridColumnKind {
  if (type.endsWith('[]')) return 'text'
  if (/^(smallint|integer|bigint|int[248]?|numeric|decimal|real|double precision|float[48]|money|oid)\b/.test(type))
    return type === 'money' ? 'text' : 'number'
  if (type.startsWith('bool')) return 'boolean'
  if (/^(timestamp|date|time)/.test(type)) return 'time'
  return /^jsonb?$/.test(type) ? 'json' : 'text'
}

/** Rows as a file for a spreadsheet (R101): column names, then values; NULL is empty, and an empty text `""`. */
export function resultCsv({ columns, rows }: Pick<StatementResult, 'columns' | 'rows'>): string {
  return toCsv([columns.map(({ name }) => name), ...rows], { hasNull: true })
}
