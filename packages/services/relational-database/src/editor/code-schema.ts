import type { CodeSchema } from '@console-widgets/ui'
import type { DatabaseSchema } from '../data.ts'

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
          schema: schema.name,
          kind: kind.endsWith('view') ? ('view' as const) : ('table' as const),
          columns,
        })),
    ),
    functions: schemas.flatMap(({ functions }) => functions.map(({ name, result }) => ({ name, detail: result }))),
    types: schemas.flatMap(({ enums }) => enums.map(({ name }) => name)),
  }
}

/** A SQL identifier: quoted if necessary. */
export function quotedName(name: string): string {
  return /^[a-z_][a-z0-9_$]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`
}

/** Name of a relation in SQL: without its schema where that can be omitted. */
export function relationName({ searchPath }: Pick<DatabaseSchema, 'searchPath'>, schema: string, name: string): string {
  return searchPath.includes(schema) ? quotedName(name) : `${quotedName(schema)}.${quotedName(name)}`
}
