import { type Scope, shapeOf } from './check-expression.ts'
import { reservedWords } from './library.ts'
import { ruleLimits } from './limits.ts'
import type { SourceRange } from './problem.ts'
import {
  type AllowClause,
  type Expression,
  type MatchBlock,
  operationWords,
  type RuleFunction,
  type RuleSet,
} from './syntax.ts'
import type { TokenReader } from './token-reader.ts'

/**
 * Finds problems in parsed rules: unknown names, values of the wrong type, endless recursion.
 */
export function checkRules({ matches, functions }: Pick<RuleSet, 'matches' | 'functions'>, reader: TokenReader): void {
  const scope: Scope = { names: new Map(), functions: new Map() }
  const checked = new Map<RuleFunction, Set<RuleFunction>>()
  const inner = checkFunctions(functions, scope, reader, checked)
  for (const match of matches) checkMatch(match, inner, false, reader, checked)
  checkRecursion(checked, reader)
}

type Calls = Map<RuleFunction, Set<RuleFunction>>

function checkMatch(block: MatchBlock, outer: Scope, hasRest: boolean, reader: TokenReader, calls: Calls): void {
  const names = new Map(outer.names)
  let rest = hasRest
  for (const segment of block.path) {
    if (segment.kind === 'name') continue
    if (segment.kind === 'rest' && rest) reader.problem(segment, 'two-rests')
    rest ||= segment.kind === 'rest'
    declare(names, segment.name, segment, reader)
  }
  const scope = checkFunctions(block.functions, { names, functions: outer.functions }, reader, calls)
  for (const allow of block.allows) checkAllow(allow, scope, reader)
  for (const match of block.matches) checkMatch(match, scope, rest, reader, calls)
}

function declare(names: Scope['names'], name: string, range: SourceRange, reader: TokenReader): void {
  if (name === '') return
  if (reservedWords.has(name)) reader.problem(range, 'reserved-name', { found: name })
  else if (names.has(name)) reader.problem(range, 'duplicate-name', { found: name })
  names.set(name, { type: 'text' })
}

function checkAllow(allow: AllowClause, scope: Scope, reader: TokenReader): void {
  const { condition, operations } = allow
  if (condition) {
    const { type } = shapeOf(condition, scope, reader)
    if (type !== 'any' && type !== 'boolean')
      reader.problem(condition, 'wrong-type', { expected: 'boolean', found: type })
  }
  const constant = condition === null ? true : condition.kind === 'literal' ? condition.value : undefined
  const writes = operations.filter(({ word }) =>
    operationWords[word].some((operation) => operation !== 'get' && operation !== 'list'),
  )
  if (constant === true && writes.length > 0)
    reader.problem(condition ?? (writes[0] as (typeof writes)[number]).range, 'open-write')
  // `if false` is intentional only if the rules deny everything.
  if (constant === false && operations.length > 0 && writes.length === 0)
    reader.problem(condition as Expression, 'never-applies')
}

/** Functions can use each other in any order, and the names of enclosing blocks. */
function checkFunctions(declared: RuleFunction[], outer: Scope, reader: TokenReader, calls: Calls): Scope {
  if (declared.length === 0) return outer
  const functions = new Map(outer.functions)
  for (const each of declared) {
    if (each.name === '') continue
    if (reservedWords.has(each.name)) reader.problem(each.nameRange, 'reserved-name', { found: each.name })
    else if (declared.some((other) => other.name === each.name && other.from < each.from))
      reader.problem(each.nameRange, 'duplicate-name', { found: each.name })
    else functions.set(each.name, each)
  }
  for (const each of declared) checkFunction(each, { names: outer.names, functions }, reader, calls)
  return { names: outer.names, functions }
}

function checkFunction(each: RuleFunction, outer: Scope, reader: TokenReader, calls: Calls): void {
  const names = new Map(outer.names)
  const called = new Set<RuleFunction>()
  calls.set(each, called)
  const scope: Scope = { names, functions: outer.functions, called }
  tooMany(each.parameters, ruleLimits.parameters, reader)
  tooMany(each.bindings, ruleLimits.bindings, reader)
  for (const { name, range } of each.parameters) {
    declare(names, name, range, reader)
    names.set(name, { type: 'any' })
  }
  for (const { name, range, value } of each.bindings) {
    const shape = shapeOf(value, scope, reader)
    declare(names, name, range, reader)
    names.set(name, shape)
  }
  shapeOf(each.value, scope, reader)
}

function tooMany(things: { range: SourceRange }[], most: number, reader: TokenReader): void {
  const surplus = things[most]
  if (surplus) reader.problem(surplus.range, 'too-many', { most: String(most) })
}

/** Finds a function that calls itself, directly or through others. */
function checkRecursion(calls: Calls, reader: TokenReader): void {
  for (const each of calls.keys()) {
    const seen = new Set<RuleFunction>()
    const waiting = [...(calls.get(each) ?? [])]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(...(calls.get(next) ?? []))
    }
    if (seen.has(each)) reader.problem(each.nameRange, 'recursion', { found: each.name })
  }
}
