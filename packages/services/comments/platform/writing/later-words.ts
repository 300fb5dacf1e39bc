import { countCharacters } from '@console-widgets/core/formats'
import { commentLimits } from '@console-widgets/comments/model'
import { banks, chance, type Facts, fill, pickOne, writtenIn } from '../phrases/write-text.ts'
import type { Rating } from '../tables.ts'

/** What a person adds to a review, and the stars that they give now. */
export interface Addition {
  content: string
  rating: Rating
}

/** Characters from which an answer says something. */
const leastWords = 40

/** Whether an answer is one that can help: in the language of the review, and more than a greeting. */
export function isGoodAnswer(answer: { content: string; lang: string | null }, reviewLang: string): boolean {
  return countCharacters(answer.content) >= leastOf(reviewLang) && (answer.lang === null || answer.lang === reviewLang)
}

/** Chinese says the same in a third of the characters. */
const leastOf = (lang: string) => (lang === 'zh' ? leastWords / 3 : leastWords)

const atMostFive = (rating: number) => Math.min(5, rating) as Rating

/** What a person adds after an answer. A good one raises the stars of two in three. */
export function afterAnswer(
  key: string,
  review: { content: string; rating: Rating; facts: Facts },
  isGood: boolean,
): Addition {
  const bank = banks[writtenIn(review.facts.country)]
  const helped = isGood && chance(key, 20) < 0.66
  const raised = atMostFive(review.rating + 1 + Math.floor(chance(key, 21) * 3))
  return {
    content: joined(
      review.content,
      fill(pickOne(helped ? bank.helped : bank.unhelped, chance(key, 22)), bank, review.facts),
    ),
    rating: helped ? raised : review.rating,
  }
}

/** What a person adds when the app got better or worse by itself. */
export function afterUse(
  key: string,
  review: { content: string; rating: Rating; facts: Facts },
  failed: boolean,
): Addition | undefined {
  const bank = banks[writtenIn(review.facts.country)]
  // A review can only fall while it has stars, and only rise to five.
  if (failed ? review.rating === 1 : review.rating === 5) return undefined
  const rating = failed ? (Math.max(1, review.rating - 2) as Rating) : atMostFive(review.rating + 1)
  return {
    content: joined(
      review.content,
      fill(pickOne(failed ? bank.worse : bank.better, chance(key, 23)), bank, review.facts),
    ),
    rating,
  }
}

/** A text with what its author adds, as long as there is room for it. */
function joined(content: string, addition: string): string {
  const whole = `${content}\n\n${addition}`
  return countCharacters(whole) <= commentLimits.content ? whole : addition
}
