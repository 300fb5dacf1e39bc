import type { Experiment, ExperimentInput, Plan } from './data.ts'

/** A draft as the editor has it. */
export type Draft = Omit<ExperimentInput, 'experimentId' | 'description'> & { description: string }
export type DraftVariant = Draft['variants'][number]
type Parameter = Plan['parameters'][number]

/** The fields of an experiment that are saved. */
export function draftOf(experiment: Experiment): Draft {
  const { experimentName, description, percent, countries, groupName, variants, comparesSame, goal } = experiment
  const { metrics, guards, windowDays, method, alpha, effect, currency, capsRevenue } = experiment
  return {
    ...{ experimentName, description, percent, countries, groupName, variants, comparesSame, goal },
    ...{ metrics, guards, windowDays, method, alpha, effect, currency, capsRevenue },
  }
}

/** Whether a text is a value of a type. */
export function fits(valueType: Parameter['valueType'], value: string | null): boolean {
  if (value === null || valueType === 'string') return true
  if (valueType === 'number') return value.trim() !== '' && Number.isFinite(Number(value))
  if (valueType === 'boolean') return value === 'true' || value === 'false'
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

/** Sum of the variants' shares. */
export function sumOfWeights({ variants }: Pick<Draft, 'variants'>): number {
  return variants.reduce((sum, { weight }) => sum + weight, 0)
}

/** Equal shares in whole percent; the first variants get the rest. */
export function evenly(variants: readonly DraftVariant[]): DraftVariant[] {
  const [share, rest] = [Math.floor(100 / variants.length), 100 % variants.length]
  return variants.map((variant, at) => ({ ...variant, weight: share + Number(at < rest) }))
}

/** Whether each variant has a name of its own. */
export function hasNames({ variants }: Pick<Draft, 'variants'>): boolean {
  const names = variants.map(({ variantName }) => variantName.trim().toLowerCase())
  return names.every((name) => name !== '') && new Set(names).size === names.length
}

/** Number of parts of a draft that the platform would reject. */
export function problemsOf(draft: Draft, parameters: readonly Parameter[]): number {
  const wrong = draft.variants.flatMap(({ values }) =>
    values.filter(({ key, value }) => {
      const parameter = parameters.find((each) => each.key === key)
      return parameter !== undefined && !fits(parameter.valueType, value)
    }),
  )
  return (
    wrong.length +
    Number(sumOfWeights(draft) !== 100) +
    Number(!hasNames(draft)) +
    Number(draft.experimentName.trim() === '')
  )
}
