import { RuleFailure } from './failure.ts'
import { durationUnits } from './library.ts'
import { ruleLimits } from './limits.ts'
import { compilePattern, type Pattern, PatternError } from './pattern.ts'
import type { RuleValue } from './request.ts'
import type { Expression } from './syntax.ts'
import { asNumber, asText, isEqual, type Pay, wrongType } from './values.ts'

type Call = Extract<Expression, { kind: 'call' }>
type Method = Extract<Expression, { kind: 'method' }>

/** Answers `timestamp(…)` and `duration(…)`. */
export function callFunction(expression: Call, values: RuleValue[]): RuleValue {
  const [first = null, second = null] = values
  const place = (index: number) => expression.values[index] ?? expression
  switch (expression.name) {
    case 'timestamp': {
      const text = asText(first, place(0))
      const time = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(text)
        ? Date.parse(text)
        : Number.NaN
      if (Number.isNaN(time)) throw new RuleFailure('bad-time', place(0), { found: text })
      return time
    }
    case 'duration': {
      const unit = asText(second, place(1))
      const milliseconds = Object.hasOwn(durationUnits, unit) ? durationUnits[unit] : undefined
      if (milliseconds === undefined) throw new RuleFailure('bad-time', place(1), { found: unit })
      return asNumber(first, place(0)) * milliseconds
    }
  }
  throw new RuleFailure('unknown-function', expression, { found: expression.name })
}

/** Answers a method of a text, a list or a map. */
export function callMethod(target: RuleValue, expression: Method, values: RuleValue[], pay: Pay): RuleValue {
  if (typeof target === 'string') return callTextMethod(target, expression, values, pay)
  if (Array.isArray(target)) return callListMethod(target, expression, values, pay)
  if (target === null || typeof target !== 'object') throw wrongType(target, expression.target)
  const [first = null, second = null] = values
  switch (expression.name) {
    case 'size':
      return Object.keys(target).length
    case 'keys':
      return Object.keys(target)
    case 'get': {
      const name = asText(first, expression.values[0] ?? expression)
      return Object.hasOwn(target, name) ? (target[name] as RuleValue) : second
    }
  }
  throw unknownMethod(expression)
}

function callTextMethod(target: string, expression: Method, values: RuleValue[], pay: Pay): RuleValue {
  const text = (index = 0) => asText(values[index] ?? null, expression.values[index] ?? expression)
  pay(Math.ceil(target.length / smallSteps))
  switch (expression.name) {
    case 'matches':
      return matches(target, text(), expression, pay)
    case 'startsWith':
      return target.startsWith(text())
    case 'endsWith':
      return target.endsWith(text())
    case 'contains':
      return target.includes(text())
    case 'size':
      return [...target].length
    case 'split':
      return target.split(text())
    case 'lower':
      return target.toLowerCase()
    case 'upper':
      return target.toUpperCase()
    case 'trim':
      return target.trim()
  }
  throw unknownMethod(expression)
}

function callListMethod(target: RuleValue[], expression: Method, values: RuleValue[], pay: Pay): RuleValue {
  const [first = null] = values
  const place = expression.values[0] ?? expression
  switch (expression.name) {
    case 'size':
      return target.length
    case 'join':
      return target.map((item) => asText(item, expression.target)).join(asText(first, place))
    case 'hasAny':
    case 'hasAll': {
      if (!Array.isArray(first)) throw wrongType(first, place)
      pay(target.length * first.length)
      const has = (item: RuleValue) => target.some((each) => isEqual(each, item, pay))
      return expression.name === 'hasAny' ? first.some(has) : first.every(has)
    }
  }
  throw unknownMethod(expression)
}

function unknownMethod(expression: Method): RuleFailure {
  return new RuleFailure('unknown-function', expression, { found: expression.name })
}

/** A step of a decision is worth as many characters, or steps of a pattern, which are much smaller. */
const smallSteps = 100

/** What a pattern costs before it is tried. */
const patternPrice = 10

function matches(target: string, text: string, expression: Method, pay: Pay): boolean {
  if (target.length > ruleLimits.matchedText)
    throw new RuleFailure('text-too-long', expression.target, { length: String(target.length) })
  const { matched, steps } = patternOf(text, expression).matches(target)
  pay(patternPrice + Math.ceil(steps / smallSteps))
  return matched
}

function patternOf(text: string, expression: Method): Pattern {
  try {
    return compilePattern(text)
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    throw new RuleFailure('bad-pattern', expression.values[0] ?? expression, { why: error.message })
  }
}
