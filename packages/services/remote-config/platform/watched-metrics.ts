import { pointsOfRows } from '@console-widgets/platform/metrics/points-of-rows'
import type { Metric } from '@console-widgets/platform/metrics/metric'
import { configFetches } from './tables.ts'

/** What remote config brings to be watched: the fetches of an app, which are stored by the hour. */
export const watchedMetrics: readonly Metric[] = [
  {
    id: 'fetches',
    unit: 'count',
    filters: ['sum'],
    periods: [3600, 21_600, 86_400],
    dimensions: [],
    smallestBase: 0,
    whenEmpty: 0,
    points: (question) =>
      pointsOfRows(
        {
          table: configFetches,
          teamId: configFetches.teamId,
          appId: configFetches.appId,
          time: configFetches.hour,
          value: configFetches.fetches,
        },
        question,
      ),
  },
]
