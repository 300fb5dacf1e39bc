import { sql } from 'drizzle-orm'
import { dimensionOfRows, pointsOfRows, type MeasuredRows } from '@console-widgets/platform/metrics/points-of-rows'
import type { Metric } from '@console-widgets/platform/metrics/metric'
import { sends } from './tables.ts'

/** Messages below which the share of those that were delivered tells nothing. */
const fewestMessages = 20

/** Messages of which the carrier has reported. */
const reported: MeasuredRows = {
  table: sends,
  teamId: sends.teamId,
  appId: sends.appId,
  time: sends.sendTime,
  value: sql`(${sends.state} = 'delivered')::int * 100`,
  where: sql`${sends.state} <> 'sent'`,
  dimensions: { channel: sends.channel, country: sends.country },
}

/** What win-back campaigns and journeys bring to be watched: whether their messages reach people. */
export const watchedMetrics: readonly Metric[] = [
  {
    id: 'deliveredShare',
    unit: 'percent',
    filters: ['average'],
    periods: [3600, 21_600, 86_400],
    dimensions: [dimensionOfRows('channel', reported), dimensionOfRows('country', reported)],
    smallestBase: fewestMessages,
    whenEmpty: null,
    points: (question) => pointsOfRows(reported, question),
  },
]
