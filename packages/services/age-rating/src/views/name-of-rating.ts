import type { useAgeRatingText } from '../generated/text.ts'
import type { SystemRating } from '../model.ts'

/** A rating in words: the level of its system, or that the system gives none. */
export function nameOfRating(
  text: ReturnType<typeof useAgeRatingText>,
  { level, refused }: Pick<SystemRating, 'level' | 'refused'>,
): string {
  return refused ? text('age-rating.refused') : level
}
