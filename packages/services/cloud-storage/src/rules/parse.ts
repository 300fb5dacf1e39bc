import { checkRules } from './check.ts'
import { ruleLimits } from './limits.ts'
import { parseExpression, statementWords } from './parse-expression.ts'
import { parsePath } from './parse-path.ts'
import type { SourceRange } from './problem.ts'
import {
  type AllowClause,
  type Expression,
  type MatchBlock,
  operationWords,
  type OperationWord,
  type RuleFunction,
  type RuleSet,
} from './syntax.ts'
import { TokenReader } from './token-reader.ts'

/** Block that receives parsed matches and functions. */
type Holder = Pick<MatchBlock, 'matches' | 'functions'> & { allows?: AllowClause[] }

/** Reads a rule text and checks it. It never throws: the result lists all problems. */
export function parseRules(source: string): RuleSet {
  const bytes = new TextEncoder().encode(source).length
  if (bytes > ruleLimits.bytes) {
    // Too large to be accepted, so don't spend time on parsing it.
    const reader = new TokenReader('')
    reader.problem({ from: 0, to: source.length }, 'too-large', {
      bytes: String(bytes),
      most: String(ruleLimits.bytes),
    })
    return { source, matches: [], functions: [], problems: reader.problems, valid: false }
  }
  const reader = new TokenReader(source)
  const root: Holder = { matches: [], functions: [] }
  parseHeader(reader)
  parseStatements(reader, root, ']', 0)
  if (!reader.skip(']'))
    reader.syntaxProblem(reader.peek(), 'unclosed', { opening: 'agc.cloud.storage[', closing: ']' })
  else if (!reader.atEnd) reader.problem({ from: reader.peek().from, to: source.length }, 'after-end')
  const rules = { source, matches: root.matches, functions: root.functions }
  checkRules(rules, reader)
  const problems = reader.problems.toSorted((one, other) => one.from - other.from || one.to - other.to)
  return { ...rules, problems, valid: !problems.some(({ severity }) => severity === 'error') }
}

function parseHeader(reader: TokenReader): void {
  const header = ['agc', '.', 'cloud', '.', 'storage', '[']
  if (header.every((value, index) => reader.peek(index).value === value)) {
    for (const _ of header) reader.take()
    return
  }
  reader.expected('agc.cloud.storage[')
  while (!reader.atEnd && !reader.isWord('match') && !reader.isWord('function') && !reader.isWord('allow'))
    if (reader.take().value === '[') break
}

function parseStatements(reader: TokenReader, holder: Holder, closing: '}' | ']', depth: number): void {
  while (!reader.atEnd && !reader.isSign(closing)) {
    const start = reader.peek()
    if (reader.isWord('match')) holder.matches.push(parseMatch(reader, depth))
    else if (reader.isWord('function')) holder.functions.push(parseFunction(reader))
    else if (reader.isWord('allow') && holder.allows) holder.allows.push(parseAllow(reader))
    else {
      reader.expected('statement')
      skipStatement(reader)
      // A closing bracket without an opening one, or that of an enclosing block.
      if (reader.peek() === start && (depth === 0 || !reader.isSign(']'))) reader.take()
      else if (reader.peek() === start) return
    }
  }
}

/** Goes on to where the next statement may begin. */
function skipStatement(reader: TokenReader): void {
  let first = true
  while (!reader.atEnd && !reader.isSign('}') && !reader.isSign(']')) {
    if (!first && reader.peek().kind === 'name' && ['allow', 'match', 'function'].includes(reader.peek().value)) return
    if (reader.take().value === ';') return
    first = false
  }
}

function parseMatch(reader: TokenReader, depth: number): MatchBlock {
  const keyword = reader.take()
  reader.need(':')
  const { path, pathRange } = parsePath(reader)
  const block: MatchBlock = { ...placeOf(reader, keyword), path, pathRange, allows: [], functions: [], matches: [] }
  if (depth >= ruleLimits.matchDepth) {
    reader.problem(keyword, 'too-deep', { most: String(ruleLimits.matchDepth) })
    skipBlock(reader)
  } else if (enterBlock(reader, '{')) {
    parseStatements(reader, block, '}', depth + 1)
    reader.close('{', '}')
  }
  return { ...block, to: Math.max(keyword.to, reader.lastEnd) }
}

/**
 * Goes into the block that should begin here; what is in between is told. A block that lacks its bracket alone is gone
 * into all the same.
 */
function enterBlock(reader: TokenReader, opening: '{'): boolean {
  if (reader.skip(opening)) return true
  reader.expected(opening)
  while (
    !reader.atEnd &&
    !reader.isSign(opening) &&
    !reader.isSign('}') &&
    !reader.isSign(']') &&
    !statementWords.has(reader.peek().value)
  )
    reader.take()
  return reader.skip(opening) || reader.isWord('allow') || reader.isWord('let') || reader.isWord('return')
}

function skipBlock(reader: TokenReader): void {
  let open = 0
  do {
    const { value } = reader.take()
    if (value === '{') open += 1
    else if (value === '}') open -= 1
  } while (!reader.atEnd && open > 0)
}

function parseAllow(reader: TokenReader): AllowClause {
  const keyword = reader.take()
  const operations: AllowClause['operations'] = []
  do {
    const word = reader.peek()
    if (word.kind !== 'name' || word.value === 'if') {
      reader.expected('operation')
      break
    }
    reader.take()
    if (!Object.hasOwn(operationWords, word.value)) reader.problem(word, 'unknown-operation', { found: word.value })
    else if (operations.some((each) => each.word === word.value))
      reader.problem(word, 'duplicate-operation', { found: word.value })
    else operations.push({ word: word.value as OperationWord, range: { from: word.from, to: word.to } })
  } while (reader.skip(','))
  let condition: Expression | null = null
  if (reader.skip(':')) {
    if (reader.isWord('if')) reader.take()
    else reader.expected('if')
    condition = parseExpression(reader)
  } else if (reader.isWord('if')) {
    reader.expected(':')
    reader.take()
    condition = parseExpression(reader)
  }
  endStatement(reader)
  return { ...placeOf(reader, keyword), to: reader.lastEnd, operations, condition }
}

function endStatement(reader: TokenReader): void {
  const before = reader.problems.length
  reader.needSemicolon()
  if (reader.problems.length === before && reader.source[reader.lastEnd - 1] === ';') return
  // What cannot be read is left out up to the next statement.
  while (
    !reader.atEnd &&
    !reader.isSign('}') &&
    !reader.isSign(']') &&
    !['allow', 'match', 'function', 'return', 'let'].includes(reader.peek().value)
  )
    if (reader.take().value === ';') return
}

function parseFunction(reader: TokenReader): RuleFunction {
  const keyword = reader.take()
  const name = nameOf(reader)
  const parameters: RuleFunction['parameters'] = []
  if (reader.need('(')) {
    while (reader.peek().kind === 'name') {
      parameters.push(nameOf(reader))
      if (!reader.skip(',')) break
    }
    reader.close('(', ')')
  }
  const bindings: RuleFunction['bindings'] = []
  let value: Expression | undefined
  if (enterBlock(reader, '{')) {
    while (reader.isWord('let')) {
      reader.take()
      const binding = nameOf(reader)
      const read = reader.need('=') ? parseExpression(reader) : brokenAt(reader)
      bindings.push({ ...binding, value: read })
      endStatement(reader)
    }
    if (reader.isWord('return')) {
      reader.take()
      value = parseExpression(reader)
      endStatement(reader)
    } else reader.problem(name.range, 'no-return')
    if (!reader.isSign('}')) {
      reader.close('{', '}')
      while (
        !reader.atEnd &&
        !reader.isSign('}') &&
        !reader.isSign(']') &&
        !['allow', 'match', 'function'].includes(reader.peek().value)
      )
        reader.take()
      reader.skip('}')
    } else reader.take()
  }
  return {
    ...placeOf(reader, keyword),
    to: reader.lastEnd,
    name: name.name,
    nameRange: name.range,
    parameters,
    bindings,
    value: value ?? brokenAt(reader),
  }
}

function nameOf(reader: TokenReader): { name: string; range: SourceRange } {
  const token = reader.peek()
  if (token.kind !== 'name') {
    reader.expected('name')
    return { name: '', range: { from: token.from, to: token.from } }
  }
  reader.take()
  return { name: token.value, range: { from: token.from, to: token.to } }
}

function brokenAt(reader: TokenReader): Expression {
  return { kind: 'broken', depth: 1, from: reader.lastEnd, to: reader.lastEnd }
}

function placeOf(reader: TokenReader, range: SourceRange) {
  return { from: range.from, to: range.to, ...reader.place(range.from) }
}
