import { SqlSyntaxError, type SqlParser } from '@console-widgets/platform/sql-engines/engine'
import { risksInTree, risksInWords, type Risk } from './risks.ts'
import type { Statement } from './split.ts'

/** A risk, and the statement that has it. */
export interface PlacedRisk extends Risk {
  statement: number
  start: number
  end: number
  line: number
  column: number
}

/** Keywords of which every destructive statement has one; statements without them needn't be parsed. */
const suspicious = new Set(['drop', 'truncate', 'delete', 'update', 'merge'])

/** Risks of statements, from PostgreSQL's own parser, or from keywords where it isn't available. */
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
    // The engine reports the error. Statements too deep for the parser are checked by their keywords.
    return error instanceof SqlSyntaxError ? [] : risksInWords(statement)
  }
}

/** Maximum length of a statement for the parser, in characters. */
const longestParsed = 200_000

/** Statements that need a client that sends or receives a stream. */
export function needsClientStream({ words }: Statement): boolean {
  return words[0] === 'copy' && (words.includes('stdin') || words.includes('stdout'))
}

/** Statements that start or end a transaction. */
export function controlsTransaction({ words: [first = '', second = ''] }: Statement): boolean {
  return (
    ['begin', 'start', 'commit', 'end', 'abort'].includes(first) ||
    (first === 'rollback' && second !== 'to') ||
    (first === 'prepare' && second === 'transaction')
  )
}
