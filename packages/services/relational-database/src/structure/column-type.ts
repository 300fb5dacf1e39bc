import type { DatabaseSchema } from '../data.ts'

/** A type that the engine offers. */
export type OfferedType = DatabaseSchema['types'][number]

/** Type of a column in its parts: `character varying(20)[]` is limited to 20, and an array. */
export interface ColumnType {
  base: string
  /** In parentheses: a length, or a precision and a scale. */
  modifier: string
  array: boolean
}

/** Types that most columns have, in the order in which they are offered. */
const usual = [
  'bigint',
  'integer',
  'text',
  'character varying',
  'boolean',
  'numeric',
  'double precision',
  'timestamp with time zone',
  'date',
  'uuid',
  'jsonb',
]

/** Group of a type among those that are offered. */
export function groupOfType({ name, own }: OfferedType): 'usual' | 'own' | 'other' {
  return own ? 'own' : usual.includes(name) ? 'usual' : 'other'
}

/** Types in the order in which they are offered: usual ones, those of the database, and all others. */
export function sortTypes(types: readonly OfferedType[]): OfferedType[] {
  const groups = ['usual', 'own', 'other']
  const rank = (type: OfferedType) => groups.indexOf(groupOfType(type))
  return types.toSorted((one, other) => rank(one) - rank(other) || usual.indexOf(one.name) - usual.indexOf(other.name))
}

/** Parts of a type as PostgreSQL names it. The modifier of a time stands before its zone. */
export function readType(type: string): ColumnType {
  const array = type.endsWith('[]')
  const [, start = '', modifier = '', end = ''] =
    /^(.*?)(?:\(([^()]*)\)(.*))?$/.exec(array ? type.slice(0, -2) : type) ?? []
  return { base: start + end, modifier, array }
}

/** A type in SQL. */
export function typeSql({ base, modifier, array }: ColumnType): string {
  const [, start = base, zone = ''] = /^(time|timestamp)( with(?:out)? time zone)$/.exec(base) ?? []
  return `${start}${modifier.trim() ? `(${modifier.trim()})` : ''}${zone}${array ? '[]' : ''}`
}

/** Types whose columns can number their rows. */
export function canNumber({ base, array }: ColumnType): boolean {
  return !array && ['smallint', 'integer', 'bigint'].includes(base)
}
