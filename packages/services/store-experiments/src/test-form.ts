import type { MaterialTest, TestInput } from './data.ts'
import { storeLimits, weightsOf } from './model.ts'

/** A draft as the editor has it. */
export type Draft = Omit<TestInput, 'testId'>
export type DraftVariant = Draft['variants'][number]

/** The fields of a test that are saved. */
export function draftOf(test: MaterialTest): Draft {
  const { testName, target, lang, countries, variants, trafficPercent, days, startMode } = test
  const { goal, method, alpha, effect } = test
  return { testName, target, lang, countries, variants, trafficPercent, days, startMode, goal, method, alpha, effect }
}

/** A variant that has nothing yet. */
export function emptyVariant(variants: readonly DraftVariant[]): DraftVariant {
  const names = ['A', 'B', 'C']
  const variantName = names.find((name) => variants.every((variant) => variant.variantName !== name)) ?? 'D'
  return { variantName, materialId: null, icon: null, screenshots: [], brief: '' }
}

/** Number of fields of a draft that the platform would reject. */
export function problemsOf({ testName, variants, trafficPercent, days }: Draft): number {
  const names = variants.map(({ variantName }) => variantName.trim().toLowerCase())
  const wrongName = names.some((name, at) => name === '' || names.indexOf(name) < at)
  const { leastTraffic, mostTraffic, days: mostDays } = storeLimits
  return (
    Number(testName.trim() === '') +
    Number(wrongName) +
    Number(trafficPercent < leastTraffic || trafficPercent > mostTraffic) +
    Number(days < 1 || days > mostDays)
  )
}

/** Shares of the visitors in percent, that of the original first. */
export function weightsOfDraft({ variants, trafficPercent }: Pick<Draft, 'variants' | 'trafficPercent'>): number[] {
  const ids = variants.map((_, at) => ({ variantId: String(at) }))
  return weightsOf({ originalId: '', variants: ids, trafficPercent }).map(({ weight }) => weight)
}
