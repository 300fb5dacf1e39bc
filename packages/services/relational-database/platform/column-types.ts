import type { EngineColumn, EngineSession } from '@console-widgets/platform/sql-engines/engine'

/** Names of the most common types, which need no query. */
const known: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'bytea',
  19: 'name',
  20: 'bigint',
  21: 'smallint',
  23: 'integer',
  25: 'text',
  26: 'oid',
  114: 'json',
  700: 'real',
  701: 'double precision',
  1007: 'integer[]',
  1009: 'text[]',
  1043: 'character varying',
  1082: 'date',
  1083: 'time without time zone',
  1114: 'timestamp without time zone',
  1184: 'timestamp with time zone',
  1186: 'interval',
  1700: 'numeric',
  2950: 'uuid',
  3802: 'jsonb',
}

/** Returns PostgreSQL's names of column types; looks up uncommon ones in the session. */
export function createTypeNames(session: EngineSession): (columns: readonly EngineColumn[]) => Promise<string[]> {
  const asked = new Map<string, string>()
  const keyOf = ({ typeId, modifier }: EngineColumn) => `${typeId}::oid, ${modifier}::int4`
  return async (columns) => {
    const nameOf = (column: EngineColumn) =>
      (column.modifier === -1 ? known[column.typeId] : undefined) ?? asked.get(keyOf(column))
    const unknown = [...new Set(columns.filter((column) => nameOf(column) === undefined).map(keyOf))]
    if (unknown.length > 0) {
      const { rows } = await session.run(
        `select ${unknown.map((key) => `pg_catalog.format_type(${key})`).join(', ')}`,
        { rows: 1, bytes: 1_000_000 },
      )
      for (const [index, key] of unknown.entries()) asked.set(key, rows[0]?.[index] ?? 'unknown')
    }
    return columns.map((column) => nameOf(column) as string)
  }
}
