import { contentRatings, type ContentRating } from '@console-widgets/core/tables'
import type { AppKind } from './app-kind.ts'
import type { Ratings } from './rate.ts'
import { rankOf, systemLevels } from './systems.ts'

/** Categories and subcategories that only adults may use: dating, and casino games. */
const adultKinds: readonly number[] = [130_303, 20_703]

/** Least level of apps of a category in each system; undefined where every level is allowed. */
export function leastLevels({ childType, grandChildType }: AppKind): Partial<Record<ContentRating, string>> {
  const isAdult = [childType, grandChildType].some((kind) => kind !== null && adultKinds.includes(kind))
  return isAdult ? Object.fromEntries(contentRatings.map((system) => [system, systemLevels[system].at(-1)])) : {}
}

/** Raises ratings to the least levels of the app's category. */
export function raiseToKind(ratings: Ratings, kind: AppKind): Ratings {
  const least = leastLevels(kind)
  return Object.fromEntries(
    contentRatings.map((system) => {
      const rating = ratings[system]
      const level = least[system]
      const isLower = level !== undefined && rankOf(system, rating.level) < rankOf(system, level)
      return [system, isLower ? { ...rating, level, because: [] } : rating]
    }),
  ) as Ratings
}

/** All categories with a least level. */
export const limitedKinds: readonly { kindId: number; least: Partial<Record<ContentRating, string>> }[] =
  adultKinds.map((kindId) => ({
    kindId,
    least: leastLevels({ parentType: 0, childType: null, grandChildType: kindId }),
  }))
