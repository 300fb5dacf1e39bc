/** What experiments vary: parameters of the remote config, or the versions of an in-app message. */
export const experimentKinds = ['remote-config', 'message'] as const
export type ExperimentKind = (typeof experimentKinds)[number]

/** States of an experiment. */
export const experimentStates = ['draft', 'running', 'paused', 'ended', 'applied'] as const
export type ExperimentState = (typeof experimentStates)[number]

/** States in which variants are delivered. */
export const activeStates = ['running', 'paused'] as const satisfies readonly ExperimentState[]

export function isActive(state: ExperimentState): boolean {
  return (activeStates as readonly ExperimentState[]).includes(state)
}

/** Limits of experiments. */
export const experimentLimits = {
  name: 64,
  description: 500,
  variants: 8,
  variantName: 32,
  parameters: 10,
  value: 10_000,
  countries: 50,
  group: 32,
  metrics: 5,
  guards: 3,
  /** Running and paused experiments of a team. */
  running: 24,
  experiments: 500,
} as const

/** Days after the first delivery in which events count. */
export const windowChoices = [1, 3, 7, 14] as const
export type WindowDays = (typeof windowChoices)[number]

/** Chances of an effect where there is none that one can choose. */
export const alphaChoices = [0.1, 0.05, 0.01] as const
export type Alpha = (typeof alphaChoices)[number]

/** Chance of finding the planned effect. */
export const power = 0.8

/** Ways of evaluation. */
export const methods = ['sequential', 'fixed'] as const

/** A group of an experiment with its values. The first variant is the control. */
export interface Variant {
  variantId: string
  variantName: string
  /** Share of the people who take part, in whole percent. */
  weight: number
  /** Of the kind `message`: its ID with the number of a published version. */
  values: { key: string; value: string | null }[]
}

/** Days below which a result is called young: behavior differs by weekday. */
export const shortestDays = 7
