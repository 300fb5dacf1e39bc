/** What an app is judged by, as far as it is known. */
interface Facts {
  /** Average of all reviews, from 1 to 5. */
  averageRating: number | null
  /** Crashes for each day that a person used the app. */
  crashShare: number | null
  /** Findings of the newest completed check that aren't suppressed. */
  findings: { block: number; serious: number } | null
}

/** Share of crashes from which nothing is left of that part of the level: about twice the platform's baseline. */
const mostCrashes = 0.022

/** The formula, for people who ask why an app has its level. */
const formula =
  'level = 1 + round(4 × mean of the known parts); rating = (average − 1) / 4; ' +
  `crashes = 1 − min(1, crash share / ${mostCrashes}); check = 0 with blocking, 0.5 with serious findings, otherwise 1`

type Answers = Readonly<Record<string, object | undefined>>

/**
 * Level of an app in the gallery, from 1 to 5, from its reviews, its crashes, and its newest check. What isn't known
 * doesn't count; without anything known there is no level.
 */
export function galleryLevel(answers: Answers): object {
  const parts = partsOf(factsOf(answers))
  const known = Object.values(parts).filter((part) => part !== null)
  const mean = known.reduce((sum, part) => sum + part, 0) / known.length
  return { level: known.length === 0 ? null : 1 + Math.round(4 * mean), parts, formula }
}

function factsOf({ rating, quality, checks }: Answers): Facts {
  const { average = null } = (rating ?? {}) as { average?: number | null }
  const { totals } = (quality ?? {}) as { totals?: { values: Record<string, number | null> } }
  const { items = [] } = (checks ?? {}) as { items?: { result: Facts['findings'] }[] }
  return {
    averageRating: average,
    crashShare: totals?.values.crashShare ?? null,
    // A check that runs or couldn't be completed has no result.
    findings: items.find(({ result }) => result !== null)?.result ?? null,
  }
}

function partsOf({ averageRating, crashShare, findings }: Facts): Record<string, number | null> {
  return {
    rating: averageRating === null ? null : (averageRating - 1) / 4,
    crashes: crashShare === null ? null : 1 - Math.min(1, crashShare / mostCrashes),
    check: findings === null ? null : findings.block > 0 ? 0 : findings.serious > 0 ? 0.5 : 1,
  }
}
