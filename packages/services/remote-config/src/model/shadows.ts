import {
  compareVersions,
  familyOf,
  readNumber,
  readPercent,
  readTime,
  readVersion,
  type Rule,
} from '@console-widgets/conditions'
import type { NamedCondition, Template } from './template.ts'

/** Why a condition never decides what people get. */
export interface Shadow {
  /** `never`: it is never true. `taken`: whenever it is true, an earlier condition is as well. */
  kind: 'never' | 'taken'
  /** Earlier conditions that take everybody. */
  by: string[]
  /** Parameters for which they do. */
  keys: string[]
  /** Whether there is a parameter left that the condition decides. */
  isUseless: boolean
}

/**
 * Finds conditions that never win, by their names: the first true condition with a value for a parameter wins, so a
 * later one that is true only together with it has no effect. What it finds is proven; a proof that needs several
 * earlier conditions at once isn't looked for.
 */
export function findShadows({ conditions, parameters }: Template): Map<string, Shadow> {
  const place = new Map(conditions.map(({ name }, at) => [name, at]))
  const shadows = new Map<string, Shadow>()
  for (const { name, anyOf } of conditions)
    if (anyOf.every(({ allOf }) => isImpossible(allOf)))
      shadows.set(name, { kind: 'never', by: [], keys: [], isUseless: true })
  const known = new Map<string, boolean>()
  const implies = (one: number, other: number) => {
    const key = `${one} ${other}`
    const found = known.get(key) ?? conditionImplies(conditions[one], conditions[other])
    known.set(key, found)
    return found
  }
  const uses = new Map<string, number>()
  for (const { key, values } of parameters) {
    const inOrder = values.flatMap(({ condition }) => place.get(condition) ?? []).toSorted((one, other) => one - other)
    for (const [index, at] of inOrder.entries()) {
      const name = conditions[at]?.name ?? ''
      uses.set(name, (uses.get(name) ?? 0) + 1)
      const taker = inOrder.slice(0, index).find((earlier) => implies(at, earlier))
      if (taker === undefined || shadows.get(name)?.kind === 'never') continue
      const shadow = shadows.get(name) ?? { kind: 'taken' as const, by: [], keys: [], isUseless: false }
      const by = conditions[taker]?.name ?? ''
      shadows.set(name, { ...shadow, by: [...new Set([...shadow.by, by])], keys: [...shadow.keys, key] })
    }
  }
  for (const [name, shadow] of shadows)
    if (shadow.kind === 'taken') shadow.isUseless = shadow.keys.length === uses.get(name)
  return shadows
}

/** Whether one condition is true only if the other is: each of its alternatives is within one of the other's. */
function conditionImplies(one: NamedCondition | undefined, other: NamedCondition | undefined): boolean {
  if (!one || !other) return false
  return one.anyOf.every(
    ({ allOf }) =>
      isImpossible(allOf) || other.anyOf.some(({ allOf: wanted }) => wanted.every((rule) => rulesImply(allOf, rule))),
  )
}

function rulesImply(given: readonly Rule[], wanted: Rule): boolean {
  const family = familyOf(wanted.operator)
  const about = given.filter(({ subject, name, operator }) => {
    const isSame = subject === wanted.subject && name === wanted.name
    return isSame && familyOf(operator) === family
  })
  if (about.some((rule) => rule.operator === wanted.operator && sameValues(rule, wanted))) return true
  if (about.length === 0 || family === 'pattern') return false
  if (family === 'text') return about.some((rule) => textImplies(rule, wanted))
  return isWithin(about.map(rangesOf).reduce(intersect), rangesOf(wanted))
}

const trimmed = ({ values }: Rule) => values.map((value) => value.trim())
const sameValues = (one: Rule, other: Rule) =>
  trimmed(one).toSorted().join('\n') === trimmed(other).toSorted().join('\n')

function textImplies(given: Rule, wanted: Rule): boolean {
  const [mine, theirs] = [trimmed(given), trimmed(wanted)]
  const isSubset = (some: readonly string[], all: readonly string[]) => some.every((each) => all.includes(each))
  const pair = `${given.operator} ${wanted.operator}`
  // A person can be in several audiences: that they are in one says nothing about the others.
  if (given.subject === 'audience')
    return pair === 'is is' ? isSubset(mine, theirs) : pair === 'isNot isNot' && isSubset(theirs, mine)
  switch (pair) {
    case 'is is':
      return isSubset(mine, theirs)
    case 'is isNot':
      return !mine.some((each) => theirs.includes(each))
    case 'is contains':
    case 'contains contains':
      return mine.every((each) => theirs.some((part) => each.includes(part)))
    case 'is containsNot':
      return !mine.some((each) => theirs.some((part) => each.includes(part)))
    case 'isNot isNot':
      return isSubset(theirs, mine)
    case 'containsNot containsNot':
    case 'containsNot isNot':
      return theirs.every((each) => mine.some((part) => each.includes(part)))
    default:
      return false
  }
}

/** Whether rules that must all be true can't be. */
function isImpossible(rules: readonly Rule[]): boolean {
  for (const [at, rule] of rules.entries()) {
    const family = familyOf(rule.operator)
    const others = rules
      .slice(at)
      .filter((each) => each.subject === rule.subject && each.name === rule.name && familyOf(each.operator) === family)
    if (family === 'text' && rule.subject !== 'audience') {
      const exact = rules.filter((each) => each.subject === rule.subject && each.name === rule.name)
      if (rule.operator === 'is' && trimmed(rule).every((value) => exact.some((each) => excludes(each, value))))
        return true
    } else if (family === 'text' || family === 'pattern') continue
    else if (others.map(rangesOf).reduce(intersect).length === 0) return true
  }
  return false
}

/** Whether a rule about texts is false for a value. */
function excludes(rule: Rule, value: string): boolean {
  const values = trimmed(rule)
  switch (rule.operator) {
    case 'is':
      return !values.includes(value)
    case 'isNot':
      return values.includes(value)
    case 'contains':
      return !values.some((each) => value.includes(each))
    case 'containsNot':
      return values.some((each) => value.includes(each))
    default:
      return false
  }
}

/** A point of an order: a number, or the segments of a version. Null: there is no end. */
type Point = number | readonly number[] | null
interface Range {
  from: Point
  /** Whether the point itself is part of it. */
  fromIn: boolean
  to: Point
  toIn: boolean
}

function compare(one: number | readonly number[], other: number | readonly number[]): number {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other)
  return compareVersions(one, other)
}

/** What a rule about an order holds for. */
function rangesOf({ operator, values }: Rule): Range[] {
  const family = familyOf(operator)
  const read = (value: string | undefined): Point => {
    if (value === undefined) return null
    if (family === 'version') return readVersion(value) ?? null
    if (family === 'time') return readTime(value) ?? null
    return (family === 'percent' ? readPercent(value) : readNumber(value)) ?? null
  }
  const [first, second] = [read(values[0]), read(values[1])]
  const below = (toIn: boolean): Range => ({ from: null, fromIn: false, to: first, toIn })
  const above = (fromIn: boolean): Range => ({ from: first, fromIn, to: null, toIn: false })
  // A place in a percentage is never below 0 nor above 100.
  if (operator === 'percentAtMost') return [{ from: 0, fromIn: true, to: first, toIn: true }]
  if (operator === 'percentMore') return clean([{ from: first, fromIn: false, to: 100_000_000, toIn: false }])
  if (operator === 'percentBetween') return clean([{ from: first, fromIn: false, to: second, toIn: true }])
  if (operator === 'before') return [below(false)]
  if (operator === 'after') return [above(true)]
  if (operator.endsWith('Less')) return [below(false)]
  if (operator.endsWith('AtMost')) return [below(true)]
  if (operator.endsWith('Equals')) return [{ from: first, fromIn: true, to: first, toIn: true }]
  if (operator.endsWith('Differs')) return [below(false), above(false)]
  return [above(operator.endsWith('AtLeast'))]
}

/** Ranges that have a point. */
const clean = (ranges: readonly Range[]): Range[] =>
  ranges.filter(({ from, fromIn, to, toIn }) => {
    if (from === null || to === null) return true
    const order = compare(from, to)
    return order < 0 || (order === 0 && fromIn && toIn)
  })

function intersect(one: Range[], other: Range[]): Range[] {
  return clean(
    one.flatMap((mine) =>
      other.map((theirs) => {
        const lower = isHigher(mine, theirs) ? mine : theirs
        const upper = isLower(mine, theirs) ? mine : theirs
        return { from: lower.from, fromIn: lower.fromIn, to: upper.to, toIn: upper.toIn }
      }),
    ),
  )
}

/** Whether a range begins at or after another. */
function isHigher(one: Range, other: Range): boolean {
  if (other.from === null) return true
  if (one.from === null) return false
  const order = compare(one.from, other.from)
  return order > 0 || (order === 0 && (!one.fromIn || other.fromIn))
}

/** Whether a range ends at or before another. */
function isLower(one: Range, other: Range): boolean {
  if (other.to === null) return true
  if (one.to === null) return false
  const order = compare(one.to, other.to)
  return order < 0 || (order === 0 && (!one.toIn || other.toIn))
}

const isWithin = (inner: readonly Range[], outer: readonly Range[]) =>
  inner.every((each) => outer.some((whole) => isHigher(each, whole) && isLower(each, whole)))
