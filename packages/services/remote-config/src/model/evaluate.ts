import {
  evaluate,
  type Condition,
  type EvaluationContext,
  type EvaluationTools,
  type Verdict,
} from '@console-widgets/conditions'
import type { NamedCondition, Parameter, Template, ValueType } from './template.ts'

/** Value of a parameter as its type. */
export type TypedValue = string | number | boolean | object

/** What a person gets for a parameter. */
export interface Evaluated {
  key: string
  /** Undefined: the app uses the default of its own code. */
  value: TypedValue | undefined
  /** Condition that won. Undefined: none. */
  condition: string | undefined
  /** Whether the condition only divides people at random. */
  isSplit: boolean
}

/** The tree of a named condition. */
export function treeOf({ anyOf }: NamedCondition): Condition {
  return { any: anyOf.map(({ allOf }) => ({ all: allOf })) }
}

/** Evaluates every condition for a person, in order. */
export function evaluateConditions(
  { conditions }: Template,
  context: EvaluationContext,
  tools: EvaluationTools,
): Map<string, Verdict> {
  return new Map(conditions.map((each) => [each.name, evaluate(treeOf(each), context, tools)]))
}

/** A template that is ready to be evaluated many times. */
export interface ReadyTemplate {
  template: Template
  /** For each parameter its conditional values in the order of the conditions. */
  parameters: { parameter: Parameter; values: { condition: string; value: TypedValue | undefined }[] }[]
  fallbacks: (TypedValue | undefined)[]
  splits: ReadonlySet<string>
  /** Whether a condition names an audience. */
  namesAudiences: boolean
}

/** Parses the values of a template once. */
export function readyTemplate(template: Template): ReadyTemplate {
  const order = new Map(template.conditions.map(({ name }, at) => [name, at]))
  return {
    template,
    parameters: template.parameters.map((parameter) => ({
      parameter,
      values: parameter.values
        .toSorted((one, other) => (order.get(one.condition) ?? 0) - (order.get(other.condition) ?? 0))
        .map(({ condition, value }) => ({ condition, value: typedValue(parameter.valueType, value) })),
    })),
    fallbacks: template.parameters.map(({ valueType, defaultValue }) => typedValue(valueType, defaultValue)),
    namesAudiences: template.conditions.some(({ anyOf }) =>
      anyOf.some(({ allOf }) => allOf.some(({ subject }) => subject === 'audience')),
    ),
    splits: new Set(
      template.conditions
        .filter(({ anyOf }) => anyOf.every(({ allOf }) => allOf.every(({ subject }) => subject === 'percent')))
        .map(({ name }) => name),
    ),
  }
}

/** Evaluates every parameter for a person: the first true condition, in the order of the conditions, wins. */
export function evaluateTemplate(
  { template, parameters, fallbacks, splits }: ReadyTemplate,
  context: EvaluationContext,
  tools: EvaluationTools,
): { flags: Evaluated[]; verdicts: Map<string, Verdict> } {
  const verdicts = evaluateConditions(template, context, tools)
  const flags = parameters.map(({ parameter: { key }, values }, at): Evaluated => {
    const winner = values.find(({ condition }) => verdicts.get(condition)?.holds)
    return {
      key,
      value: winner ? winner.value : fallbacks[at],
      condition: winner?.condition,
      isSplit: winner !== undefined && splits.has(winner.condition),
    }
  })
  return { flags, verdicts }
}

/** Reads a stored value as its type. Undefined: the default of the app’s own code. */
export function typedValue(type: ValueType, value: string | null): TypedValue | undefined {
  if (value === null) return undefined
  if (type === 'string') return value
  return type === 'number' ? Number(value) : (JSON.parse(value) as TypedValue)
}
