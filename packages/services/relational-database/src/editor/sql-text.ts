/** A statement in a text: from its first character up to the semicolon, exclusive. */
export interface StatementSpan {
  from: number
  to: number
}

/**
 * Parts of a statement that can contain semicolons which don't end it: comments, quoted names and strings, strings
 * with escapes, and dollar-quoted strings. PostgreSQL's own parser decides when the SQL runs; this one also works while
 * the SQL is invalid.
 */
const pieces =
  /--[^\n]*|\/\*|[eE]'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$|;/g

/** Statements of a text. */
export function statementsOf(sql: string): StatementSpan[] {
  const found: StatementSpan[] = []
  let from = 0
  const pattern = new RegExp(pieces)
  for (let match = pattern.exec(sql); match; match = pattern.exec(sql)) {
    const [piece] = match
    if (piece === ';') {
      found.push({ from, to: match.index })
      from = match.index + 1
    } else if (piece === '/*') pattern.lastIndex = endOfComment(sql, match.index)
    else if (piece.startsWith('$') && !/[\w$]/.test(sql[match.index - 1] ?? '')) {
      const end = sql.indexOf(piece, match.index + piece.length)
      pattern.lastIndex = end < 0 ? sql.length : end + piece.length
    }
  }
  found.push({ from, to: sql.length })
  return found.map((span) => trimmed(sql, span)).filter(({ from: start, to }) => to > start)
}

/** The statement at a position, or the one before it. */
export function statementAt(sql: string, offset: number): StatementSpan | undefined {
  const statements = statementsOf(sql)
  return statements.findLast(({ from }) => from <= offset) ?? statements[0]
}

/** Block comments nest. */
function endOfComment(sql: string, start: number): number {
  const marks = /\/\*|\*\//g
  marks.lastIndex = start
  let depth = 0
  for (let mark = marks.exec(sql); mark; mark = marks.exec(sql)) {
    depth += mark[0] === '/*' ? 1 : -1
    if (depth === 0) return marks.lastIndex
  }
  return sql.length
}

/** Trims white space and leading comments. */
function trimmed(sql: string, { from, to }: StatementSpan): StatementSpan {
  let start = from
  for (;;) {
    while (start < to && /\s/.test(sql[start] as string)) start += 1
    if (sql.startsWith('--', start)) start = Math.min(to, endOfLine(sql, start))
    else if (sql.startsWith('/*', start)) start = Math.min(to, endOfComment(sql, start))
    else break
  }
  let end = to
  while (end > start && /\s/.test(sql[end - 1] as string)) end -= 1
  return { from: start, to: end }
}

function endOfLine(sql: string, start: number): number {
  const end = sql.indexOf('\n', start)
  return end < 0 ? sql.length : end
}
