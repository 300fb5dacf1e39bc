import { eq } from 'drizzle-orm'
import { dimensionOfRows, pointsOfRows, type MeasuredRows } from '@console-widgets/platform/metrics/points-of-rows'
import type { Metric } from '@console-widgets/platform/metrics/metric'
import { messageEvents } from './tables.ts'

/** Events of a kind, each a measurement. */
function rowsOf(kind: 'impression' | 'click' | 'dismissal'): MeasuredRows {
  const { teamId, appId, time, appVersion, country } = messageEvents
  const dimensions = { version: appVersion, country }
  return { table: messageEvents, teamId, appId, time, where: eq(messageEvents.kind, kind), dimensions }
}

function countOf(id: string, rows: MeasuredRows): Metric {
  return {
    id,
    unit: 'count',
    filters: ['count'],
    periods: [3600, 21_600, 86_400],
    dimensions: [dimensionOfRows('version', rows), dimensionOfRows('country', rows)],
    smallestBase: 0,
    whenEmpty: 0,
    points: (question) => pointsOfRows(rows, question),
  }
}

/** What messages bring to be watched: that they appear, and what people do with them. */
export const watchedMetrics: readonly Metric[] = [
  countOf('impressions', rowsOf('impression')),
  countOf('clicks', rowsOf('click')),
  countOf('dismissals', rowsOf('dismissal')),
]
