import { eq } from 'drizzle-orm'
import { countOfRows } from '@console-widgets/platform/metrics/count-of-rows'
import type { MeasuredRows } from '@console-widgets/platform/metrics/points-of-rows'
import type { Metric } from '@console-widgets/platform/metrics/metric'
import { messageEvents } from './tables.ts'

/** Events of a kind, each a measurement. */
function rowsOf(kind: 'impression' | 'click' | 'dismissal'): MeasuredRows {
  const { teamId, appId, time, appVersion, country } = messageEvents
  const dimensions = { version: appVersion, country }
  return { table: messageEvents, teamId, appId, time, where: eq(messageEvents.kind, kind), dimensions }
}

/** What messages bring to be watched: that they appear, and what people do with them. */
export const watchedMetrics: readonly Metric[] = [
  countOfRows('impressions', rowsOf('impression')),
  countOfRows('clicks', rowsOf('click')),
  countOfRows('dismissals', rowsOf('dismissal')),
]
