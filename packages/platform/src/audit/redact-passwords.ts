/** A password in SQL: what stands in quotes after the word, as in `create role … password '…'`. */
const passwordInSql = /(\bpassword\s*(?:=\s*)?)(?:[eE]?'(?:[^'\\]|\\[\s\S]|'')*'?|\$(\w*)\$[\s\S]*?(?:\$\2\$|$))/gi

/** SQL without the passwords in it. */
export function redactPasswords(sql: string): string {
  return sql.replace(passwordInSql, "$1'…'")
}
