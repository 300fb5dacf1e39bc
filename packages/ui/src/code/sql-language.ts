import { type CompletionSource, ifNotIn } from '@codemirror/autocomplete'
import { PostgreSQL, sql, type SQLNamespace } from '@codemirror/lang-sql'
import type { Extension } from '@codemirror/state'
import type { CodeSchema, CodeTable } from './editor-types.ts'

/** PostgreSQL's SQL dialect, with completion from the database. */
export function sqlLanguage(schema: CodeSchema | undefined): Extension {
  if (!schema) return sql({ dialect: PostgreSQL, upperCaseKeywords: true })
  return [
    sql({
      dialect: PostgreSQL,
      upperCaseKeywords: true,
      schema: namespaceOf(schema),
      defaultSchema: schema.defaultSchema ?? 'public',
    }),
    PostgreSQL.language.data.of({
      autocomplete: ifNotIn(['QuotedIdentifier', 'String', 'LineComment', 'BlockComment', '.'], namesOf(schema)),
    }),
  ]
}

/** Completion tree: schemas, tables, columns. */
function namespaceOf({ tables, defaultSchema = 'public' }: CodeSchema): SQLNamespace {
  const schemas: Record<string, Record<string, SQLNamespace>> = {}
  for (const table of tables) (schemas[table.schema ?? defaultSchema] ??= {})[table.name] = describe(table)
  return schemas
}

function describe({ name, sqlName = name, kind = 'table', columns }: CodeTable): SQLNamespace {
  return {
    self: { label: name, apply: sqlName, type: 'type', detail: kind, boost: 20 },
    children: columns.map((column) => ({
      label: column.name,
      apply: column.sqlName ?? column.name,
      type: 'property',
      detail: column.type,
      boost: 30,
    })),
  }
}

/** Functions, types, and the columns of the tables in the statement. */
function namesOf({ tables, functions = [], types = [] }: CodeSchema): CompletionSource {
  const always = [
    ...functions.map(({ name, sqlName = name, detail }) => ({
      label: name,
      type: 'function',
      detail: detail ?? 'function',
      apply: `${sqlName}(`,
    })),
    ...types.map((name) => ({ label: name, type: 'type', detail: 'type' })),
  ]
  return (context) => {
    const word = context.matchBefore(/[\w$]*/)
    if (!word || (word.from === word.to && !context.explicit)) return null
    // After a dot lang-sql offers the members; nothing else applies.
    if (context.state.sliceDoc(word.from - 1, word.from) === '.') return null
    const text = context.state.doc.length < 200_000 ? context.state.doc.toString() : ''
    const named = tables.filter(({ name }) => text.includes(name))
    const columns = new Map(
      named.flatMap((table) =>
        table.columns.map(
          (column) =>
            [
              `${column.name} ${table.name}`,
              {
                label: column.name,
                apply: column.sqlName ?? column.name,
                type: 'property',
                detail: `${table.name} · ${column.type}`,
                boost: 10,
              },
            ] as const,
        ),
      ),
    )
    return { from: word.from, options: [...columns.values(), ...always], validFor: /^[\w$]*$/ }
  }
}
