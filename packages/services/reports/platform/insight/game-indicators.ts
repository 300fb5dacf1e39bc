import { gameIndicators, lastCompleteDay, addDays } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { gameIndicatorsOfAll } from '../tables.ts'

/** Middle range of all games on the platform; empty if there are too few for anonymity. */
export async function answerGameIndicators(db: Queries, now: number) {
  const rows = await db.select().from(gameIndicatorsOfAll)
  const [first] = rows
  const yesterday = lastCompleteDay(now)
  return {
    period: { startTime: first?.firstDay ?? addDays(yesterday, -27), endTime: first?.lastDay ?? yesterday },
    games: first?.games ?? 0,
    indicators: gameIndicators.map((indicator) => {
      const row = rows.find((each) => each.indicator === indicator)
      return { indicator, lower: row?.lower ?? null, median: row?.median ?? null, upper: row?.upper ?? null }
    }),
  }
}
