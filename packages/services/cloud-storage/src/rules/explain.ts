import { bind, type Budget, evaluate, type Frame } from './evaluate-expression.ts'
import { type FailureCode, RuleFailure } from './failure.ts'
import type { SourceRange } from './problem.ts'
import type { RuleValue } from './request.ts'
import type { Expression } from './syntax.ts'

/** Which part of a condition made it false, and what was in it. */
export interface Explanation extends SourceRange {
  /** The part as it is written. */
  text: string
  /** What stood on its sides, or what was asked. */
  values: { text: string; value: string }[]
  /** Of a condition that could not be decided: why. */
  failure: { code: FailureCode; message: string; values: Record<string, string> } | null
}

/** Characters of a value that a person is shown. */
const shownLength = 120

/** Finds the smallest part that made a condition false, also inside the functions that it calls. */
export function explain(condition: Expression, frame: Frame, source: string, failure?: RuleFailure): Explanation {
  if (failure) {
    const { code, range, message, values } = failure
    return {
      from: range.from,
      to: range.to,
      text: source.slice(range.from, range.to),
      values: [],
      failure: { code, message, values },
    }
  }
  const budget: Budget = { steps: 0, calls: 0 }
  const found = descend(condition, frame, budget)
  const { expression } = found
  return {
    from: expression.from,
    to: expression.to,
    text: source.slice(expression.from, expression.to),
    values: valuesOf(expression, found.frame, budget, source),
    failure: null,
  }
}

function descend(expression: Expression, frame: Frame, budget: Budget): { expression: Expression; frame: Frame } {
  if (expression.kind === 'binary' && expression.operator === '&&') {
    const part = [expression.left, expression.right].find((side) => valueOf(side, frame, budget) === false)
    if (part) return descend(part, frame, budget)
  }
  if (expression.kind === 'call') {
    const declared = frame.functions.get(expression.name)
    const values = expression.values.map((value) => valueOf(value, frame, budget))
    if (declared && budget.calls < 10 && !values.includes(undefined)) {
      budget.calls += 1
      try {
        return descend(declared.declaration.value, bind(declared, values as RuleValue[], budget), budget)
      } catch (error) {
        if (!(error instanceof RuleFailure)) throw error
      }
    }
  }
  return { expression, frame }
}

function valuesOf(expression: Expression, frame: Frame, budget: Budget, source: string): Explanation['values'] {
  return operands(expression)
    .filter(({ kind }) => kind !== 'literal')
    .flatMap((part) => {
      const value = valueOf(part, frame, budget)
      return value === undefined ? [] : [{ text: source.slice(part.from, part.to), value: shown(value) }]
    })
}

/** What a person wants to see of a part: the sides of a comparison, the text that a method was asked of. */
function operands(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'binary':
      return expression.operator === '||'
        ? [...operands(expression.left), ...operands(expression.right)]
        : [expression.left, expression.right]
    case 'not':
      return operands(expression.operand)
    case 'method':
      return [expression.target, ...expression.values]
    case 'call':
      return expression.values
  }
  return [expression]
}

/** Undefined where it cannot be decided. */
function valueOf(expression: Expression, frame: Frame, budget: Budget): RuleValue | undefined {
  try {
    return evaluate(expression, frame, budget)
  } catch (error) {
    if (error instanceof RuleFailure) return undefined
    throw error
  }
}

function shown(value: RuleValue): string {
  const text = JSON.stringify(value)
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text
}
