/** One statement of a SQL text: from its first token up to the semicolon that ends it, exclusive. */
export interface Statement {
  text: string
  /** Offset in UTF-16 units. */
  start: number
  end: number
  /** Starting at 1. */
  line: number
  column: number
  /** Its first hundred words outside of quotes and comments, in lowercase. */
  words: readonly string[]
}

// Spaces and comments, strings of both kinds, quoted names, words, numbers, or one character. For block comments and
// dollar quotes only the start matches, since they nest and name their own end.
const token =
  /(\s+|--[^\n]*)|(\/\*)|([eE]'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*'?|'[^']*(?:''[^']*)*'?|"[^"]*(?:""[^"]*)*"?)|(\$(?:[A-Za-z_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*)?\$)|([A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*)|(\d[\w.]*|[\s\S])/y

const keptWords = 100

/**
 * Finds the statements of a text by PostgreSQL's rules of quotes and comments, as psql does: also in a rule's
 * parentheses and in the body of a function in standard SQL, no semicolon ends a statement.
 */
export function* splitSql(sql: string): Generator<Statement> {
  const place = createPlaces(sql)
  let start = -1
  let words: string[] = []
  let depth = 0
  let bodyDepth = 0
  token.lastIndex = 0
  for (let at = 0; at < sql.length; at = token.lastIndex) {
    token.lastIndex = at
    const [text = '', space, comment, , dollar, word] = token.exec(sql) ?? []
    let after = at + text.length
    if (comment) after = endOfComment(sql, at)
    else if (dollar) after = endOfDollarQuote(sql, at, dollar)
    token.lastIndex = after
    if (space || comment) continue
    if (text === ';' && depth === 0 && bodyDepth === 0) {
      if (start >= 0) yield { text: sql.slice(start, at), start, end: at, ...place(start), words }
      token.lastIndex = after
      start = -1
      words = []
      continue
    }
    if (start < 0) {
      start = at
      depth = 0
    }
    if (text === '(') depth++
    else if (text === ')') depth = Math.max(0, depth - 1)
    else if (word) {
      const lower = word.toLowerCase()
      if (words.length < keptWords) words.push(lower)
      if (depth === 0 && makesRoutine(words)) bodyDepth = nextBodyDepth(bodyDepth, lower)
    }
  }
  if (start >= 0)
    yield {
      text: sql.slice(start).trimEnd(),
      start,
      end: start + sql.slice(start).trimEnd().length,
      ...place(start),
      words,
    }
}

function makesRoutine([first, second, third, fourth]: readonly string[]): boolean {
  const kind = second === 'or' && third === 'replace' ? fourth : second
  return first === 'create' && (kind === 'function' || kind === 'procedure')
}

function nextBodyDepth(depth: number, word: string): number {
  if (word === 'begin' || (word === 'case' && depth > 0)) return depth + 1
  return word === 'end' ? Math.max(0, depth - 1) : depth
}

/** Block comments nest. */
function endOfComment(sql: string, start: number): number {
  const edge = /\/\*|\*\//g
  edge.lastIndex = start
  let depth = 0
  for (let found = edge.exec(sql); found; found = edge.exec(sql)) {
    depth += found[0] === '/*' ? 1 : -1
    if (depth === 0) return edge.lastIndex
  }
  return sql.length
}

function endOfDollarQuote(sql: string, start: number, quote: string): number {
  const end = sql.indexOf(quote, start + quote.length)
  return end < 0 ? sql.length : end + quote.length
}

/** Returns line and column of offsets, which must be in ascending order. */
export function createPlaces(sql: string): (offset: number) => { line: number; column: number } {
  let line = 1
  let lineStart = 0
  return (offset) => {
    for (let next = sql.indexOf('\n', lineStart); next >= 0 && next < offset; next = sql.indexOf('\n', lineStart)) {
      line++
      lineStart = next + 1
    }
    return { line, column: offset - lineStart + 1 }
  }
}

/** Converts a 1-based PostgreSQL character position to an offset in UTF-16 units. */
export function offsetOfCharacter(text: string, position: number): number {
  let offset = 0
  for (let count = 1; count < position && offset < text.length; count++)
    offset += (text.codePointAt(offset) as number) > 0xffff ? 2 : 1
  return offset
}
