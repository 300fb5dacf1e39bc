import { RuleFailure } from './failure.ts'
import { ruleLimits } from './limits.ts'
import type { RuleValue } from './request.ts'
import { callFunction, callMethod } from './run-library.ts'
import type { Expression, RuleFunction } from './syntax.ts'
import { asBoolean, asNumber, asText, compare, describe, isEqual, type Pay, wrongType } from './values.ts'

/** Context of an evaluation. */
export interface Frame {
  names: ReadonlyMap<string, RuleValue>
  functions: ReadonlyMap<string, DeclaredFunction>
}

/** A function with the scope of its declaration. */
export interface DeclaredFunction {
  declaration: RuleFunction
  frame: Frame
}

/** Cost of an evaluation so far, shared by all its conditions. */
export interface Budget {
  steps: number
  calls: number
}

/** Evaluates a condition or a part of one. @throws RuleFailure if that isn't possible */
export function evaluate(expression: Expression, frame: Frame, budget: Budget): RuleValue {
  spend(expression, budget, 1)
  const inside = (part: Expression): RuleValue => evaluate(part, frame, budget)
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'broken':
      throw new RuleFailure('broken', expression)
    case 'list':
      return expression.items.map(inside)
    case 'name': {
      const value = frame.names.get(expression.name)
      if (value === undefined) throw new RuleFailure('unknown-name', expression, { found: expression.name })
      return value
    }
    case 'not':
      return !asBoolean(inside(expression.operand), expression.operand)
    case 'minus':
      return -asNumber(inside(expression.operand), expression.operand)
    case 'binary':
      return evaluateBinary(expression, inside, (steps) => spend(expression, budget, steps))
    case 'member':
      return memberOf(inside(expression.target), expression)
    case 'index':
      return itemOf(inside(expression.target), inside(expression.index), expression)
    case 'call':
      return evaluateCall(expression, expression.values.map(inside), frame, budget)
    case 'method':
      return callMethod(inside(expression.target), expression, expression.values.map(inside), (steps) =>
        spend(expression, budget, steps),
      )
  }
}

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>

function spend(expression: Expression, budget: Budget, steps: number): void {
  budget.steps += steps
  if (budget.steps > ruleLimits.steps)
    throw new RuleFailure('too-many-steps', expression, { most: String(ruleLimits.steps) })
}

function evaluateBinary(
  { operator, left, right }: Of<'binary'>,
  inside: (part: Expression) => RuleValue,
  pay: Pay,
): RuleValue {
  if (operator === '&&' || operator === '||') return evaluateLogic(operator === '||', left, right, inside)
  const one = inside(left)
  const other = inside(right)
  switch (operator) {
    case '==':
      return isEqual(one, other, pay)
    case '!=':
      return !isEqual(one, other, pay)
    case 'in':
      if (Array.isArray(other)) return other.some((item) => isEqual(one, item, pay))
      if (typeof other === 'object' && other !== null) return typeof one === 'string' && Object.hasOwn(other, one)
      throw wrongType(other, right)
    case '<':
      return compare(one, other, left, right) < 0
    case '<=':
      return compare(one, other, left, right) <= 0
    case '>':
      return compare(one, other, left, right) > 0
    case '>=':
      return compare(one, other, left, right) >= 0
    case '+':
      if (typeof one === 'string') return small(one + asText(other, right), right)
      if (Array.isArray(one) && Array.isArray(other)) return small([...one, ...other], right)
      return asNumber(one, left) + asNumber(other, right)
    case '-':
      return asNumber(one, left) - asNumber(other, right)
    case '*':
      return asNumber(one, left) * asNumber(other, right)
  }
  const divisor = asNumber(other, right)
  if (divisor === 0) throw new RuleFailure('division-by-zero', right)
  return operator === '/' ? asNumber(one, left) / divisor : asNumber(one, left) % divisor
}

/** Limits the size of composed values. */
function small<Value extends string | RuleValue[]>(value: Value, place: Expression): Value {
  if (value.length > ruleLimits.valueSize)
    throw new RuleFailure('value-too-large', place, { most: String(ruleLimits.valueSize) })
  return value
}

/** A failure on one side has no effect if the other side determines the result. */
function evaluateLogic(
  settles: boolean,
  left: Expression,
  right: Expression,
  inside: (part: Expression) => RuleValue,
): boolean {
  let failure: RuleFailure | undefined
  for (const part of [left, right]) {
    try {
      if (asBoolean(inside(part), part) === settles) return settles
    } catch (error) {
      if (!(error instanceof RuleFailure) || error.code === 'too-many-steps') throw error
      failure ??= error
    }
  }
  if (failure) throw failure
  return !settles
}

function evaluateCall(expression: Of<'call'>, values: RuleValue[], frame: Frame, budget: Budget): RuleValue {
  const declared = frame.functions.get(expression.name)
  if (!declared) return callFunction(expression, values)
  const { parameters, value } = declared.declaration
  if (parameters.length !== values.length) throw new RuleFailure('wrong-count', expression, { found: expression.name })
  if (budget.calls >= ruleLimits.callDepth)
    throw new RuleFailure('too-many-calls', expression, { most: String(ruleLimits.callDepth) })
  const inner: Budget = { steps: budget.steps, calls: budget.calls + 1 }
  try {
    return evaluate(value, bind(declared, values, inner), inner)
  } finally {
    budget.steps = inner.steps
  }
}

/** Scope of a function's result: its parameters and `let` variables. */
export function bind(declared: DeclaredFunction, values: RuleValue[], budget: Budget): Frame {
  const { parameters, bindings } = declared.declaration
  const names = new Map(declared.frame.names)
  const frame: Frame = { names, functions: declared.frame.functions }
  parameters.forEach(({ name }, index) => names.set(name, values[index] as RuleValue))
  for (const binding of bindings) names.set(binding.name, evaluate(binding.value, frame, budget))
  return frame
}

function memberOf(target: RuleValue, expression: Of<'member'>): RuleValue {
  const of = describe(expression.target)
  if (target === null) throw new RuleFailure('null-value', expression, { of, found: expression.name })
  if (typeof target !== 'object' || Array.isArray(target)) throw wrongType(target, expression.target)
  if (!Object.hasOwn(target, expression.name))
    throw new RuleFailure('unknown-field', expression, { of, found: expression.name })
  return target[expression.name] as RuleValue
}

function itemOf(target: RuleValue, index: RuleValue, expression: Of<'index'>): RuleValue {
  const of = describe(expression.target)
  if (Array.isArray(target)) {
    const item = target[asNumber(index, expression.index)]
    if (item === undefined) throw new RuleFailure('out-of-list', expression, { found: String(index) })
    return item
  }
  if (target === null) throw new RuleFailure('null-value', expression, { of, found: asText(index, expression.index) })
  if (typeof target !== 'object') throw wrongType(target, expression.target)
  const name = asText(index, expression.index)
  if (!Object.hasOwn(target, name)) throw new RuleFailure('unknown-field', expression, { of, found: name })
  return target[name] as RuleValue
}
