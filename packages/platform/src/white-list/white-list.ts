import { and, eq, notInArray } from 'drizzle-orm'
import type { PlatformParts } from '../calls/platform-parts.ts'
import type { Queries } from '../database/connection.ts'
import { whiteList } from './tables.ts'

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which features have a white list? */
    'white-list.features': { question: object; answer: readonly string[] }
  }
}

/** Each feature with a white list, and whether the team of the transaction is on it. */
export async function ownFeatures(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
): Promise<Record<string, boolean>> {
  const features = (await events.collectAnswers('white-list.features', {}, { db })).flat().toSorted()
  const own = (await db.select().from(whiteList)).map(({ feature }) => feature)
  return Object.fromEntries(features.map((feature) => [feature, own.includes(feature)]))
}

/** Whether the team of the transaction is on the white list of a feature. */
export async function isWhiteListed(db: Queries, feature: string): Promise<boolean> {
  return (await db.$count(whiteList, eq(whiteList.feature, feature))) > 0
}

/** Replaces the white list of a feature, as the platform's operators have set it. */
export async function setWhiteList(
  { database }: Pick<PlatformParts, 'database'>,
  feature: string,
  teamIds: readonly string[],
): Promise<void> {
  await database.asPlatform(async (db) => {
    await db
      .delete(whiteList)
      .where(and(eq(whiteList.feature, feature), notInArray(whiteList.teamId, [...teamIds, ''])))
    if (teamIds.length === 0) return
    const rows = [...new Set(teamIds)].map((teamId) => ({ teamId, feature }))
    await db.insert(whiteList).values(rows).onConflictDoNothing()
  })
}
