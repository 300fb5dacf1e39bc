import type { Metric } from './metric.ts'
import { dimensionOfRows, pointsOfRows, type MeasuredRows } from './points-of-rows.ts'

/** Metric that counts rows, by each of their dimensions. */
export function countOfRows(id: string, rows: MeasuredRows): Metric {
  return {
    id,
    unit: 'count',
    filters: ['count'],
    periods: [3600, 21_600, 86_400],
    dimensions: Object.keys(rows.dimensions ?? {}).map((dimension) => dimensionOfRows(dimension, rows)),
    smallestBase: 0,
    whenEmpty: 0,
    points: (question) => pointsOfRows(rows, question),
  }
}
