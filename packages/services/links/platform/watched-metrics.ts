import { sql } from 'drizzle-orm'
import { countOfRows } from '@console-widgets/platform/metrics/count-of-rows'
import type { MeasuredRows } from '@console-widgets/platform/metrics/points-of-rows'
import type { Metric } from '@console-widgets/platform/metrics/metric'
import { linkClicks } from './tables.ts'

const clicks: MeasuredRows = {
  table: linkClicks,
  teamId: linkClicks.teamId,
  appId: linkClicks.appId,
  time: linkClicks.time,
  where: sql`not ${linkClicks.isBot}`,
  dimensions: { country: linkClicks.country, platform: linkClicks.platform },
}

/** What links bring to be watched: the clicks of people. */
export const watchedMetrics: readonly Metric[] = [countOfRows('clicks', clicks)]
