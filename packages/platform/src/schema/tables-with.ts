/**
 * SQL of the platform's tables that have every one of some columns, as rows of `table_name`. The database's catalog
 * answers it from its indexes: the views of the information schema, joined for two columns of a table, take the square
 * of the number of all columns, which was a third of a platform's first start with 31 services.
 */
export const tablesWith = (...columns: readonly [string, ...string[]]): string =>
  `select c.relname::text as table_name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${columns.map((column) => hasColumn(`= '${column}'`)).join(' and ')}`

/** The same of the tables that have one column and at least one of others. */
export const tablesWithAny = (column: string, others: readonly string[]): string =>
  `${tablesWith(column)} and ${hasColumn(`in (${others.map((name) => `'${name}'`).join(', ')})`)}`

const hasColumn = (isNamed: string) =>
  `exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname ${isNamed})`
