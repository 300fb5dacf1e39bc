import { contentRatingOf, contentRatings, countryCodes, type ContentRating } from '@console-widgets/core/tables'

/** Levels of each content-rating system (R50–R58), lowest first. */
export const systemLevels = {
  HWAR: ['3', '7', '12', '16', '18'],
  PEGI: ['3', '7', '12', '16', '18'],
  USK: ['0', '6', '12', '16', '18'],
  Russia: ['0+', '6+', '12+', '16+', '18+'],
  ESRB: ['E', 'E10+', 'T', 'M', 'AO'],
  ClassInd: ['L', '6', '10', '12', '14', '16', '18'],
  ACB: ['G', 'PG', 'M', 'MA15+', 'R18+'],
  GRAC: ['ALL', '12', '15', '19'],
  Generic: ['3', '7', '12', '16', '18'],
} as const satisfies Record<ContentRating, readonly string[]>

/** Position of a level in its system: 0 is the lowest. */
export function rankOf(system: ContentRating, level: string): number {
  return (systemLevels[system] as readonly string[]).indexOf(level)
}

/** Countries that use a system. */
export const countriesOfSystem: Readonly<Record<ContentRating, readonly string[]>> = Object.fromEntries(
  contentRatings.map((system) => [system, countryCodes.filter((code) => contentRatingOf(code) === system)]),
) as unknown as Record<ContentRating, readonly string[]>
