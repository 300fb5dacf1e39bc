/** An identifier in SQL. It is always quoted, since a table can have the name of a keyword. */
export function sqlName(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** Name of something in a schema, such as a table or an index. */
export function qualifiedSqlName(schema: string, name: string): string {
  return `${sqlName(schema)}.${sqlName(name)}`
}

/** A text in SQL. Backslashes are only safe in strings that say so, whatever the setting of the session. */
export function sqlText(text: string): string {
  return `${text.includes('\\') ? 'E' : ''}'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
