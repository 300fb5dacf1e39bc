import type { Variant } from './materials.ts'

/** Limits of everything in this area. */
export const storeLimits = {
  name: 64,
  variants: 3,
  variantName: 32,
  countries: 50,
  brief: 80,
  fewestScreenshots: 3,
  mostScreenshots: 8,
  leastTraffic: 1,
  mostTraffic: 90,
  days: 90,
  tests: 200,
  pages: 35,
  icons: 50,
  iconDays: 30,
  materials: 100,
  /** How long a preview of a variant works, in hours. */
  previewHours: 24,
  imageBytes: 2 * 1024 ** 2,
} as const

/** Whether a test starts automatically once it is approved. */
export const startModes = ['auto', 'manual'] as const
export type StartMode = (typeof startModes)[number]

/** What visitors should do: install the app, or still use it a day later. */
export const goals = ['install', 'keptDay1'] as const
export type Goal = (typeof goals)[number]

/** Verdicts of a result on a variant. */
export const measures = ['install', 'keptDay1', 'keptDay7'] as const
export type Measure = (typeof measures)[number]

export const alphaChoices = [0.1, 0.05, 0.01] as const
export type Alpha = (typeof alphaChoices)[number]

export const methods = ['sequential', 'fixed'] as const

/** Chance of finding the planned effect. */
export const power = 0.8

/** Days below which a result is called young: behavior differs by weekday. */
export const shortestDays = 7

/** What decides which variant visitors see. */
export interface Split {
  originalId: string
  variants: readonly Pick<Variant, 'variantId'>[]
  trafficPercent: number
}

/** Share of the visitors of each variant, in percent: variants divide the test’s traffic, the original has the rest. */
export function weightsOf({ originalId, variants, trafficPercent }: Split): { variantId: string; weight: number }[] {
  const each = trafficPercent / Math.max(1, variants.length)
  return [
    { variantId: originalId, weight: 100 - trafficPercent },
    ...variants.map(({ variantId }) => ({ variantId, weight: each })),
  ]
}

/** Number of places of `placeOf`. */
export const places = 100_000_000

/** Place at which each variant ends, the original’s first. */
export function endsOf(split: Split): number[] {
  let reached = 0
  return weightsOf(split).map(({ weight }) => Math.round(((reached += weight) * places) / 100))
}

/** Variant at a place of `placeOf`. */
export function variantAt(split: Split, place: number): string {
  const at = endsOf(split).findIndex((end) => place < end)
  return weightsOf(split).at(at)?.variantId ?? split.originalId
}
