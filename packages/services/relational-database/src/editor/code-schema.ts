import type { CodeSchema } from '@console-widgets/ui'
import type { DatabaseSchema } from '../data.ts'
import { sqlName } from '../model.ts'

/** Schema in the form that the editor's completion needs. */
export function codeSchemaOf({ schemas, searchPath }: DatabaseSchema): CodeSchema {
  const first = schemas.find(({ name }) => searchPath.includes(name))?.name ?? 'public'
  return {
    defaultSchema: first,
    tables: schemas.flatMap((schema) =>
      schema.relations
        .filter(({ kind }) => kind !== 'sequence')
        .map(({ name, kind, columns }) => ({
          name,
          sqlName: quotedName(name),
          schema: schema.name,
          kind: kind.endsWith('view') ? ('view' as const) : ('table' as const),
          columns: columns.map((column) => ({
            name: column.name,
            sqlName: quotedName(column.name),
            type: column.type,
          })),
        })),
    ),
    functions: schemas.flatMap(({ functions }) =>
      functions.map(({ name, result }) => ({ name, sqlName: quotedName(name), detail: result })),
    ),
    types: schemas.flatMap(({ enums }) => enums.map(({ name }) => quotedName(name))),
  }
}

/** Keywords that PostgreSQL reserves: as a name of a table, a column, or a function, they must be quoted. */
const reserved: ReadonlySet<string> = new Set(
  (
    'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation ' +
    'column concurrently constraint create cross current_catalog current_date current_role current_schema ' +
    'current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for ' +
    'foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral ' +
    'leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps ' +
    'placing primary references returning right select session_user similar some symmetric system_user table ' +
    'tablesample then to trailing true union unique user using variadic verbose when where window with'
  ).split(' '),
)

/** A SQL identifier: quoted if necessary. */
export function quotedName(name: string): string {
  return /^[a-z_][a-z0-9_$]*$/.test(name) && !reserved.has(name) ? name : sqlName(name)
}

/** Name of a relation in SQL: without its schema where that can be omitted. */
export function relationName({ searchPath }: Pick<DatabaseSchema, 'searchPath'>, schema: string, name: string): string {
  return searchPath.includes(schema) ? quotedName(name) : `${quotedName(schema)}.${quotedName(name)}`
}
