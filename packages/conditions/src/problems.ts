import { conditionLimits, familiesOf, familyOf, isNamed, type Condition, type Rule, type RuleProblem } from './rule.ts'
import { readNumber, readPercent, readTime, readVersion } from './values.ts'

/** Why a rule can't be evaluated. Undefined: it can. Patterns are checked by those who can compile them. */
export function problemOfRule({ subject, name, operator, values }: Rule): RuleProblem | undefined {
  const family = familyOf(operator)
  if (!familiesOf[subject].includes(family)) return 'operator'
  if (subject === 'audience' && operator !== 'is' && operator !== 'isNot') return 'operator'
  if (isNamed(subject) ? name.trim() === '' || name.length > conditionLimits.name : name !== '') return 'name'
  const count = operator === 'percentBetween' ? 2 : 1
  if (family === 'text' ? values.length < 1 || values.length > conditionLimits.values : values.length !== count)
    return 'count'
  if (values.some((value) => value.trim() === '' || value.length > conditionLimits.value)) return 'value'
  if (family === 'number') return values.every((value) => readNumber(value) !== undefined) ? undefined : 'number'
  if (family === 'version') return values.every((value) => readVersion(value)) ? undefined : 'version'
  if (family === 'time') return values.every((value) => readTime(value) !== undefined) ? undefined : 'time'
  if (family !== 'percent') return undefined
  const [from, to] = values.map(readPercent)
  if (from === undefined || (count === 2 && (to === undefined || to < from))) return 'percent'
  return undefined
}

/** Levels of a condition; a rule has one. Counts no further than the limit, so that depth can't exhaust the stack. */
export function depthOf(condition: Condition): number {
  let level: readonly Condition[] = [condition]
  for (let depth = 1; ; depth++) {
    const next = level.flatMap((each) => ('all' in each ? each.all : 'any' in each ? each.any : []))
    if (next.length === 0 || depth > conditionLimits.depth) return depth
    level = next
  }
}
