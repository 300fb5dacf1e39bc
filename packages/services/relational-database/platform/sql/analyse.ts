import { SqlSyntaxError, type SqlParser } from '@console-widgets/platform/sql-engines/engine'
import { risksInTree, risksInWords, type Risk } from './risks.ts'
import type { Statement } from './split.ts'

/** A risk and the statement that it is of. */
export interface PlacedRisk extends Risk {
  statement: number
  start: number
  end: number
  line: number
  column: number
}

/** Words that a statement which destroys has somewhere; all others need not be parsed. */
const suspicious = new Set(['drop', 'truncate', 'delete', 'update', 'merge'])

/** What statements would destroy: by PostgreSQL's own parser, or by their words where it is not at hand. */
export function risksOf(statements: Iterable<Statement>, parser: SqlParser | undefined): PlacedRisk[] {
  const risks: PlacedRisk[] = []
  let index = 0
  for (const statement of statements) {
    const { start, end, line, column, words } = statement
    if (words.some((word) => suspicious.has(word)))
      for (const risk of risksIn(statement, parser)) risks.push({ ...risk, statement: index, start, end, line, column })
    index++
  }
  return risks
}

function risksIn(statement: Statement, parser: SqlParser | undefined): Risk[] {
  if (!parser || statement.text.length > longestParsed) return risksInWords(statement)
  try {
    return risksInTree(parser.parse(statement.text))
  } catch (error) {
    // An error is the engine's to tell. What was too deep for the parser is looked at by its words.
    return error instanceof SqlSyntaxError ? [] : risksInWords(statement)
  }
}

/** Letters of a statement that is worth the parser's time. */
const longestParsed = 200_000

/** Statements that only a client which sends or takes a stream could finish. */
export function needsClientStream({ words }: Statement): boolean {
  return words[0] === 'copy' && (words.includes('stdin') || words.includes('stdout'))
}

/** Statements that begin or end a transaction. */
export function controlsTransaction({ words: [first = '', second = ''] }: Statement): boolean {
  return (
    ['begin', 'start', 'commit', 'end', 'abort'].includes(first) ||
    (first === 'rollback' && second !== 'to') ||
    (first === 'prepare' && second === 'transaction')
  )
}
