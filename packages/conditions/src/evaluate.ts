import { placeOf } from './percent.ts'
import { depthOf } from './problems.ts'
import { conditionLimits, familyOf, type Condition, type Rule } from './rule.ts'
import { compareVersions, readNumber, readPercent, readText, readTime, readVersion } from './values.ts'

/** Attributes of a person and their device, by name. `targetingKey` identifies the person. */
export type EvaluationContext = Readonly<Record<string, unknown>>

/** What an evaluation needs besides the context. */
export interface EvaluationTools {
  /** Time of the platform's clock, in milliseconds since 1970. */
  now: number
  /** Audiences that the person is in. Undefined: unknown, like a missing attribute. */
  audiences?: ReadonlySet<string> | undefined
  /** Compiles a pattern, such as `compilePattern` of `./patterns`. Without it, no pattern matches. */
  compilePattern?: ((pattern: string) => (text: string) => boolean) | undefined
}

/** Why a condition is true or false: the rule that decided. */
export interface Verdict {
  holds: boolean
  /** Rule that decided: the first false one of “and”, or the first true one of “or”. Undefined: there is no rule. */
  rule: Rule | undefined
  /** Whether the context lacks what the rule looks at, or has it in another form. */
  why: 'compared' | 'missing' | 'form'
}

/**
 * Evaluates a condition. A rule about something that the context lacks is false, also if it is negated: “country is
 * not DE” says something about a known country.
 */
export function evaluate(condition: Condition, context: EvaluationContext, tools: EvaluationTools): Verdict {
  if (depthOf(condition) > conditionLimits.depth) return { holds: false, rule: undefined, why: 'form' }
  return evaluateNode(condition, context, tools)
}

function evaluateNode(condition: Condition, context: EvaluationContext, tools: EvaluationTools): Verdict {
  if ('all' in condition || 'any' in condition) {
    const ends = 'any' in condition
    let last: Verdict = { holds: !ends, rule: undefined, why: 'compared' }
    for (const each of 'any' in condition ? condition.any : condition.all) {
      last = evaluateNode(each, context, tools)
      if (last.holds === ends) return last
    }
    return last
  }
  const outcome = compare(condition, context, tools)
  return typeof outcome === 'boolean'
    ? { holds: outcome, rule: condition, why: 'compared' }
    : { holds: false, rule: condition, why: outcome }
}

type Outcome = boolean | 'missing' | 'form'

function compare(rule: Rule, context: EvaluationContext, tools: EvaluationTools): Outcome {
  const { subject, name, operator, values } = rule
  if (subject === 'percent') return comparePercent(rule, context)
  if (subject === 'audience') {
    if (!tools.audiences) return 'missing'
    const isIn = values.some((value) => tools.audiences?.has(value))
    return operator === 'isNot' ? !isIn : isIn
  }
  const known = subject === 'time' ? tools.now : ownField(context, subject === 'attribute' ? name : subject)
  if (known === undefined || known === null) return 'missing'
  const [value = ''] = values
  switch (familyOf(operator)) {
    case 'text':
      return compareText(rule, known)
    case 'pattern': {
      const text = readText(known)
      return text === undefined ? 'form' : (tools.compilePattern?.(value)(text) ?? false)
    }
    case 'number':
      return ordered(operator, difference(readNumber(known), readNumber(value)))
    case 'version': {
      const [one, other] = [readVersion(known), readVersion(value)]
      return ordered(operator, one && other ? compareVersions(one, other) : undefined)
    }
    default: {
      const [time, limit] = [readTime(known), readTime(value)]
      if (time === undefined || limit === undefined) return 'form'
      return operator === 'before' ? time < limit : time >= limit
    }
  }
}

/** Names that every object inherits, such as `constructor`, are no attributes. */
function ownField(context: EvaluationContext, name: string): unknown {
  return Object.hasOwn(context, name) ? context[name] : undefined
}

function compareText({ operator, values }: Rule, known: unknown): Outcome {
  const text = readText(known)
  if (text === undefined) return 'form'
  const isExact = operator === 'is' || operator === 'isNot'
  const found = values.some((value) => (isExact ? text === value.trim() : text.includes(value.trim())))
  return operator === 'isNot' || operator === 'containsNot' ? !found : found
}

function difference(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other
}

function ordered(operator: string, order: number | undefined): Outcome {
  if (order === undefined) return 'form'
  if (operator.endsWith('Less')) return order < 0
  if (operator.endsWith('AtMost')) return order <= 0
  if (operator.endsWith('Equals')) return order === 0
  if (operator.endsWith('Differs')) return order !== 0
  return operator.endsWith('AtLeast') ? order >= 0 : order > 0
}

function comparePercent({ name, operator, values }: Rule, context: EvaluationContext): Outcome {
  const person = readText(ownField(context, 'targetingKey'))
  if (!person) return 'missing'
  const [from, to] = values.map(readPercent)
  if (from === undefined) return 'form'
  const place = placeOf(name, person)
  if (operator === 'percentAtMost') return place <= from
  if (operator === 'percentMore') return place > from
  return place > from && place <= (to ?? -1)
}
