import { RuleFailure } from './failure.ts'
import type { RuleValue } from './request.ts'
import type { Expression } from './syntax.ts'

/** Takes steps from the budget. */
export type Pay = (steps: number) => void

/** A part of a condition as a person would call it. */
export function describe(expression: Expression): string {
  if (expression.kind === 'name') return expression.name
  return expression.kind === 'member' ? `${describe(expression.target)}.${expression.name}` : '…'
}

/** Compares lists and maps by their contents. */
export function isEqual(one: RuleValue, other: RuleValue, pay: Pay): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  pay(1)
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isEqual(item, other[index] as RuleValue, pay))
    )
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name] as RuleValue, other[name] as RuleValue, pay))
  )
}

/** Negative when one is before the other. */
export function compare(one: RuleValue, other: RuleValue, left: Expression, right: Expression): number {
  if (typeof one === 'string') {
    const text = asText(other, right)
    return one < text ? -1 : one > text ? 1 : 0
  }
  return asNumber(one, left) - asNumber(other, right)
}

export function asBoolean(value: RuleValue, place: Expression): boolean {
  if (typeof value === 'boolean') return value
  throw wrongType(value, place)
}

export function asNumber(value: RuleValue, place: Expression): number {
  if (typeof value === 'number') return value
  throw wrongType(value, place)
}

export function asText(value: RuleValue, place: Expression): string {
  if (typeof value === 'string') return value
  throw wrongType(value, place)
}

export function wrongType(value: RuleValue, place: Expression): RuleFailure {
  return new RuleFailure('wrong-type', place, { found: describe(place), type: typeOf(value) })
}

function typeOf(value: RuleValue): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'string' ? 'text' : typeof value === 'object' ? 'map' : typeof value
}
