import { logOddsOfWords, type WordOdds } from '@console-widgets/statistics'
import { wordsOf } from './words-of.ts'

/** A review, as far as its words are compared. */
export interface Text {
  content: string
  lang: string
}

/** |z| from which a word is told: what chance alone shows in one of twenty. */
const leastZ = 1.96
/** Reviews that must use a word. */
const leastCount = 3
/** Weight of the prior, as a share of the words of a language. */
const priorShare = 0.1
const mostTopics = 20

/**
 * Words that some reviews use more than the others. Each language is compared with itself: otherwise the words of a
 * country with more complaints would all be among them. A review counts once for a word.
 */
export function topicsOf<Review extends Text>(
  reviews: readonly Review[],
  isOne: (review: Review) => boolean,
): WordOdds[] {
  const byLanguage = new Map<string, { ones: Map<string, number>; others: Map<string, number> }>()
  for (const review of reviews) {
    const counts = byLanguage.get(review.lang) ?? { ones: new Map(), others: new Map() }
    byLanguage.set(review.lang, counts)
    const side = isOne(review) ? counts.ones : counts.others
    for (const word of new Set(wordsOf(review.content, review.lang))) side.set(word, (side.get(word) ?? 0) + 1)
  }
  return [...byLanguage.values()]
    .flatMap(({ ones, others }) =>
      others.size === 0 ? [] : logOddsOfWords(ones, others, priorShare * (usesOf(ones) + usesOf(others))),
    )
    .filter(({ count, z }) => z >= leastZ && count >= leastCount)
    .sort((one, other) => other.z - one.z || (one.word < other.word ? -1 : 1))
    .slice(0, mostTopics)
}

function usesOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
