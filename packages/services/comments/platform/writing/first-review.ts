import type { Rating } from '../tables.ts'
import type { Cause } from '../phrases/bank.ts'
import { chance, pickOne, writeText } from '../phrases/write-text.ts'
import { type PersonDay, slowLaunch } from './candidates.ts'

/** What people write about whose app worked: a star count, and what it is mostly about. */
const calm: readonly (readonly [upTo: number, rating: Rating, causes: readonly Cause[]])[] = [
  [0.46, 5, ['good']],
  [0.74, 4, ['good', 'good', 'fair']],
  [0.88, 3, ['fair', 'fair', 'content']],
  [0.95, 2, ['adverts', 'battery', 'content', 'account']],
  [1, 1, ['adverts', 'account', 'content', 'battery']],
]

/** Stars and cause of a person’s first review, from their day with the app. */
export function opinionOf(person: PersonDay): { rating: Rating; cause: Cause } {
  const key = `${person.appId} ${person.person} ${person.day}`
  const at = chance(key, 10)
  if (person.crashes > 0) return { cause: 'crash', rating: at < 0.62 ? 1 : 2 }
  if (person.freezes > 0) return { cause: 'freeze', rating: at < 0.35 ? 1 : at < 0.8 ? 2 : 3 }
  if (person.failures > 0) return { cause: 'install', rating: at < 0.5 ? 1 : 2 }
  if (person.launch > slowLaunch) return { cause: 'slow', rating: at < 0.4 ? 2 : 3 }
  if (person.purchases > 0 && at < 0.25) return { cause: 'payment', rating: at < 0.15 ? 1 : 2 }
  if (person.feature !== '') return { cause: 'feature', rating: at < 0.6 ? 5 : 4 }
  const [, rating, causes] = calm.find(([upTo]) => at < upTo) ?? [1, 5 as const, ['good'] as const]
  return { rating, cause: pickOne(causes, chance(key, 11)) }
}

/** Attempts to find words that no other review of the app has. */
const attempts = 8

/** Text of a person’s first review, in words that none of the given ones has, if there are some. */
export function firstText(
  person: PersonDay,
  { rating, cause }: ReturnType<typeof opinionOf>,
  known: ReadonlySet<string>,
) {
  const texts = Array.from({ length: attempts }, (_, attempt) =>
    writeText(`${person.appId} ${person.person} ${person.day} ${attempt}`, cause, rating, person),
  )
  return texts.find((text) => !known.has(text)) ?? (texts[0] as string)
}
