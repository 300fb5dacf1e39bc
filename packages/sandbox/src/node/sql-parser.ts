import { SqlSyntaxError, type SqlParser } from '@console-widgets/platform/sql-engines/engine'

let loading: Promise<SqlParser> | undefined

/** PostgreSQL's own parser, loaded on first use. */
export function loadSqlParser(): Promise<SqlParser> {
  return (loading ??= load())
}

async function load(): Promise<SqlParser> {
  const { loadModule, parseSync, hasSqlDetails } = await import('libpg-query')
  await loadModule()
  return {
    parse(statement) {
      try {
        return parseSync(statement)
      } catch (error) {
        if (hasSqlDetails(error)) throw new SqlSyntaxError(error.message, (error.sqlDetails?.cursorPosition ?? 0) + 1)
        throw error
      }
    },
  }
}
