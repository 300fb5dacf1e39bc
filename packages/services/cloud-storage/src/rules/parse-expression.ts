import { ruleLimits } from './limits.ts'
import type { BinaryOperator, Expression } from './syntax.ts'
import type { TokenReader } from './token-reader.ts'

/** How tightly operators bind. */
const strengths: Record<BinaryOperator, number> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
}
const unaryStrength = 7

/** Parentheses and calls that a parser goes into; deeper ones would need more stack than a page may have. */
const deepest = 60

type Shape = Expression extends infer Each ? (Each extends Expression ? Omit<Each, 'depth'> : never) : never

/** Reads a condition. Where it makes no sense a problem is told, and what was read so far is answered. */
export function parseExpression(reader: TokenReader, level = 0, least = 0): Expression {
  let left = parseUnary(reader, level)
  for (;;) {
    const operator = operatorAt(reader)
    if (!operator || strengths[operator] <= least) return left
    reader.take()
    const right = parseExpression(reader, level + 1, strengths[operator])
    left = node(reader, { kind: 'binary', operator, left, right, from: left.from, to: right.to }, left, right)
    if (left.kind === 'broken') return left
  }
}

function operatorAt(reader: TokenReader): BinaryOperator | undefined {
  const { kind, value } = reader.peek()
  if (kind !== 'sign' && !(kind === 'name' && value === 'in')) return undefined
  return Object.hasOwn(strengths, value) ? (value as BinaryOperator) : undefined
}

function parseUnary(reader: TokenReader, level: number): Expression {
  const token = reader.peek()
  if (level > deepest) {
    reader.syntaxProblem(token, 'too-deep', { most: String(deepest) })
    return { kind: 'broken', depth: 1, from: token.from, to: token.from }
  }
  if (reader.isSign('!') || reader.isSign('-')) {
    reader.take()
    const operand = parseExpression(reader, level + 1, unaryStrength - 1)
    return node(
      reader,
      { kind: token.value === '!' ? 'not' : 'minus', operand, from: token.from, to: operand.to },
      operand,
    )
  }
  return parseMembers(reader, parsePrimary(reader, level), level)
}

/** What follows a value: `.name`, `.method(…)`, `[index]`. */
function parseMembers(reader: TokenReader, first: Expression, level: number): Expression {
  let target = first
  while (target.kind !== 'broken') {
    if (reader.isSign('.')) {
      reader.take()
      const name = reader.peek()
      if (name.kind !== 'name') {
        reader.expected('name')
        return { kind: 'broken', depth: 1, from: target.from, to: name.from }
      }
      reader.take()
      if (reader.isSign('(')) {
        const values = parseValues(reader, '(', ')', level)
        target = node(
          reader,
          { kind: 'method', target, name: name.value, nameRange: name, values, from: target.from, to: reader.lastEnd },
          target,
          ...values,
        )
      } else
        target = node(
          reader,
          { kind: 'member', target, name: name.value, nameRange: name, from: target.from, to: name.to },
          target,
        )
    } else if (reader.isSign('[')) {
      reader.take()
      const index = parseExpression(reader, level + 1)
      reader.close('[', ']')
      target = node(reader, { kind: 'index', target, index, from: target.from, to: reader.lastEnd }, target, index)
    } else return target
  }
  return target
}

function parsePrimary(reader: TokenReader, level: number): Expression {
  const token = reader.peek()
  const { from, to } = token
  switch (token.kind) {
    case 'number':
      reader.take()
      return { kind: 'literal', value: Number(token.value), depth: 1, from, to }
    case 'text':
      reader.take()
      return { kind: 'literal', value: token.value, depth: 1, from, to }
    case 'name':
      return parseName(reader, level)
    case 'sign':
      if (token.value === '(') {
        reader.take()
        const inner = parseExpression(reader, level + 1)
        reader.close('(', ')')
        return node(reader, { ...inner, from, to: reader.lastEnd }, inner)
      }
      if (token.value === '[') {
        const items = parseValues(reader, '[', ']', level)
        return node(reader, { kind: 'list', items, from, to: reader.lastEnd }, ...items)
      }
  }
  reader.expected('value')
  return { kind: 'broken', depth: 1, from, to: from }
}

const words: Record<string, boolean | null> = { true: true, false: false, null: null }

function parseName(reader: TokenReader, level: number): Expression {
  const token = reader.peek()
  if (statementWords.has(token.value)) {
    reader.expected('value')
    return { kind: 'broken', depth: 1, from: token.from, to: token.from }
  }
  reader.take()
  const { from, to, value: name } = token
  if (Object.hasOwn(words, name)) return { kind: 'literal', value: words[name] as boolean | null, depth: 1, from, to }
  if (!reader.isSign('(')) return { kind: 'name', name, depth: 1, from, to }
  const values = parseValues(reader, '(', ')', level)
  return node(reader, { kind: 'call', name, nameRange: { from, to }, values, from, to: reader.lastEnd }, ...values)
}

/** Words that begin a statement, and so end a condition that was left open. */
export const statementWords: ReadonlySet<string> = new Set(['allow', 'match', 'function', 'return', 'let', 'if', 'in'])

function parseValues(reader: TokenReader, opening: '(' | '[', closing: ')' | ']', level: number): Expression[] {
  reader.take()
  const values: Expression[] = []
  while (!reader.isSign(closing)) {
    const value = parseExpression(reader, level + 1)
    values.push(value)
    if (value.kind === 'broken' || !reader.isSign(',')) break
    reader.take()
  }
  reader.close(opening, closing)
  return values
}

/**
 * Sets an expression's depth. One that is too deep is reported and dropped, so that code that walks the tree can't
 * overflow the stack.
 */
function node(reader: TokenReader, shape: Shape, ...parts: Expression[]): Expression {
  const depth = 1 + Math.max(0, ...parts.map((part) => part.depth))
  if (depth <= ruleLimits.expressionDepth) return { ...shape, depth } as Expression
  reader.problem(shape, 'too-deep', { most: String(ruleLimits.expressionDepth) })
  return { kind: 'broken', depth: 1, from: shape.from, to: shape.to }
}
