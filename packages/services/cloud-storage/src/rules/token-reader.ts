import { ruleLimits } from './limits.ts'
import { lineFinder, problemAt, type ProblemCode, type RuleProblem, type SourceRange } from './problem.ts'
import { type Token, tokenize } from './tokens.ts'

/** What may be expected where something else stands. */
export type Expected =
  | 'value'
  | 'name'
  | 'statement'
  | 'operation'
  | 'path'
  | 'block'
  | 'if'
  | '('
  | ')'
  | '['
  | ']'
  | '{'
  | '}'
  | ':'
  | ';'
  | '='
  | ','
  | 'agc.cloud.storage['

/** Position of a parser in a rule text, with the problems found so far. */
export class TokenReader {
  readonly problems: RuleProblem[] = []
  readonly source: string
  readonly place: (position: number) => { line: number; column: number }
  /** Where the last token ended. */
  lastEnd = 0
  readonly #tokens: Token[]
  #at = 0
  /** Where the last problem of the syntax was told: one place is told once. */
  #told = -1

  constructor(source: string) {
    this.source = source
    this.place = lineFinder(source)
    this.#tokens = tokenize(source).filter((token) => {
      if (token.problem) this.problem(token, token.problem, { found: token.value })
      return token.kind !== 'comment' && token.kind !== 'unknown'
    })
  }

  /** The token at the reader, or one behind it. */
  peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)] as Token
  }

  take(): Token {
    const token = this.peek()
    if (token.kind !== 'end') this.#at += 1
    this.lastEnd = token.to
    return token
  }

  isSign(value: string): boolean {
    const token = this.peek()
    return token.kind === 'sign' && token.value === value
  }

  isWord(value: string): boolean {
    const token = this.peek()
    return token.kind === 'name' && token.value === value
  }

  get atEnd(): boolean {
    return this.peek().kind === 'end'
  }

  /** Takes a sign if it is there. */
  skip(value: string): boolean {
    if (!this.isSign(value)) return false
    this.take()
    return true
  }

  /** Takes a sign that must be there, and tells when it is not. */
  need(value: Expected): boolean {
    if (this.skip(value)) return true
    this.expected(value)
    return false
  }

  /** Takes the sign that closes another one. */
  close(opening: string, closing: Expected): void {
    if (this.skip(closing)) return
    if (this.atEnd) this.syntaxProblem(this.peek(), 'unclosed', { opening, closing })
    else this.expected(closing)
  }

  /** Tells that something else was expected here. */
  expected(expected: Expected): void {
    const token = this.peek()
    this.syntaxProblem(token, 'expected', {
      expected,
      found: token.kind === 'end' ? 'end' : this.source.slice(token.from, token.to).slice(0, 40),
    })
  }

  /** A semicolon that is missing is told behind what it should end. */
  needSemicolon(): void {
    if (this.skip(';')) return
    const token = this.peek()
    const sameLine = !this.source.slice(this.lastEnd, token.from).includes('\n')
    if (token.kind !== 'end' && sameLine && !this.isSign('}') && !this.isWord('allow')) this.expected(';')
    else this.syntaxProblem({ from: Math.max(0, this.lastEnd - 1), to: this.lastEnd }, 'missing-semicolon')
  }

  problem(range: SourceRange, code: ProblemCode, values: Record<string, string> = {}): void {
    const { problems } = this
    if (problems.length < ruleLimits.problems - 1) problems.push(problemAt(this.place, range, code, values))
    else if (problems.length === ruleLimits.problems - 1)
      problems.push(problemAt(this.place, range, 'too-many-problems'))
  }

  /** What follows from a problem of the syntax is not told until the reader has moved on. */
  syntaxProblem(range: SourceRange, code: ProblemCode, values: Record<string, string> = {}): void {
    if (this.#told === this.#at) return
    this.#told = this.#at
    this.problem(range, code, values)
  }
}
