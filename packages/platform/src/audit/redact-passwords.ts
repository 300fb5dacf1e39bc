/** Password in SQL: the quoted text after the keyword, as in `create role … password '…'`. */
const passwordInSql = /(\bpassword\s*(?:=\s*)?)(?:[eE]?'(?:[^'\\]|\\[\s\S]|'')*'?|\$(\w*)\$[\s\S]*?(?:\$\2\$|$))/gi

/** Removes passwords from SQL. */
export function redactPasswords(sql: string): string {
  return sql.replace(passwordInSql, "$1'…'")
}
