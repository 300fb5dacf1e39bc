import { eq, inArray } from 'drizzle-orm'
import {
  boardCertificateField,
  changesSince,
  countriesOfSystem,
  ratingState,
  type Evidence,
  type Ratings,
  type RatingState,
} from '@console-widgets/age-rating/model'
import { contentRatings } from '@console-widgets/core/tables'
import type { Queries } from '@console-widgets/platform/database/connection'
import { defineReleaseChecks, type Check } from '@console-widgets/platform/release/checks'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { findBoardCertificate } from './board-certificate-end.ts'
import { collectEvidence } from './collect-evidence.ts'
import { readRating } from './rating-rows.ts'
import { ageRatings } from './tables.ts'

/** What the checks of ratings look at. */
interface RatingFacts {
  isTest: boolean
  state: RatingState
  /** What has come into the app since the rating was confirmed, and speaks against its answers. */
  changes: readonly Evidence[]
  /** Countries of the release that don't admit the app, by the question or the certificate that decides. */
  refused: readonly { question: string; countries: readonly string[] }[]
  /** Names of the apps of its series that have another rating in force. */
  ratedOtherwise: readonly string[]
}

const isInForce = (state: RatingState) => state === 'confirmed' || state === 'outdated'

/** Checks of the age rating before a release. Tests aren't rated. */
const checks: readonly Check<RatingFacts>[] = [
  {
    id: 'age-rating.confirmed',
    level: 'error',
    order: 350,
    message: 'must be confirmed, because the store shows it',
    applies: ({ isTest }) => !isTest,
    findProblems: ({ state }) => (isInForce(state) ? [] : [{ field: 'rating' }]),
  },
  {
    id: 'age-rating.content',
    level: 'error',
    order: 351,
    message: 'must be confirmed again, because the app has come to contain what this answer denies',
    applies: ({ isTest, state }) => !isTest && isInForce(state),
    findProblems: ({ changes }) => changes.map(({ question, name }) => ({ field: question, sample: name })),
  },
  {
    id: 'age-rating.current',
    level: 'warning',
    order: 352,
    message: 'must be confirmed again soon, because the questionnaire has changed',
    applies: ({ isTest, state }) => !isTest && isInForce(state),
    findProblems: ({ state }) => (state === 'outdated' ? [{ field: 'rating' }] : []),
  },
  {
    id: 'age-rating.countries',
    level: 'warning',
    order: 353,
    message: 'doesn’t allow the app in some of the countries',
    applies: ({ isTest, state }) => !isTest && isInForce(state),
    findProblems: ({ refused }) =>
      refused.map(({ question, countries }) => ({ field: question, sample: countries.join(' ') })),
  },
  {
    id: 'age-rating.series',
    level: 'warning',
    order: 354,
    message: 'differs from that of another app of the series, which the store shows as one product',
    applies: ({ isTest, state }) => !isTest && isInForce(state),
    findProblems: ({ ratedOtherwise }) => ratedOtherwise.map((sample) => ({ field: 'series', sample })),
  },
]

export const releaseChecks = defineReleaseChecks({
  checks,
  async collectFacts(db, { appId, isTest, countries, siblings }, now, ask) {
    const { row, kind } = await readRating(db, appId, now)
    const ratings = row.confirmed?.ratings
    const refusing = ratings ? contentRatings.filter((system) => ratings[system].refused) : []
    const refused: { question: string; countries: string[] }[] = refusing.map((system) => ({
      question: ratings?.[system].because[0] ?? 'rating',
      countries: countriesOfSystem[system].filter((country) => countries.includes(country)),
    }))
    const certificate = await findBoardCertificate(db, appId)
    if (!certificate || certificate.isExpired)
      refused.push({
        question: boardCertificateField,
        countries: row.certificateCountries.filter((country) => countries.includes(country)),
      })
    return {
      isTest,
      state: ratingState(row, kind, now),
      changes: row.confirmed && !isTest ? changesSince(row.confirmed, await collectEvidence(db, ask, appId)) : [],
      refused: refused.filter((each) => each.countries.length > 0),
      ratedOtherwise: ratings ? await namesRatedOtherwise(db, siblings, ratings) : [],
    }
  },
  pageOf: ({ appId }) => ({ id: 'age-rating.app', values: { appId } }),
})

/** Names of those of the apps whose rating in force differs from one in any system. Apps without a rating don't. */
async function namesRatedOtherwise(db: Queries, appIds: readonly string[], ratings: Ratings): Promise<string[]> {
  if (appIds.length === 0) return []
  const rows = await db
    .select({ appName: apps.appName, confirmed: ageRatings.confirmed })
    .from(ageRatings)
    .innerJoin(apps, eq(apps.appId, ageRatings.appId))
    .where(inArray(ageRatings.appId, [...appIds]))
    .orderBy(apps.appName)
  const differs = (other: Ratings) => contentRatings.some((system) => other[system].level !== ratings[system].level)
  return rows.flatMap(({ appName, confirmed }) => (confirmed && differs(confirmed.ratings) ? appName : []))
}
