/** Kind of a column's values, which decides how a cell is edited. */
export type CellKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'json'
  | 'date'
  | 'time'
  | 'uuid'
  | 'other'

const kinds: readonly (readonly [RegExp, CellKind])[] = [
  [/^(smallint|integer|bigint)$/, 'integer'],
  [/^(numeric|real|double precision)/, 'number'],
  [/^boolean$/, 'boolean'],
  [/^(json|jsonb)$/, 'json'],
  [/^date$/, 'date'],
  [/^timestamp/, 'time'],
  [/^uuid$/, 'uuid'],
  [/^(text|character varying|character|name|citext)\b/, 'text'],
]

/** Kind of a column by PostgreSQL's name of its type. */
export function cellKindOf(type: string, enums: ReadonlyMap<string, readonly string[]>): CellKind {
  if (type.endsWith('[]')) return 'other'
  if (enums.has(type)) return 'choice'
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'
}

const formats: Partial<Record<CellKind, RegExp>> = {
  integer: /^\s*[+-]?\d+\s*$/,
  number: /^\s*([+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?|NaN|[+-]?Infinity)\s*$/i,
  uuid: /^\s*\{?[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\}?\s*$/i,
}

/** Whether a text can be a value of a kind. PostgreSQL checks the rest, such as ranges and dates. */
export function isValueOf(kind: CellKind, text: string): boolean {
  if (kind !== 'json') return formats[kind]?.test(text) ?? (kind === 'text' || kind === 'other' || text.trim() !== '')
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
