import { timeDimensions, type DimensionId } from '@console-widgets/reports/model'

/** Whether a report is grouped by time alone: then it has few rows, and one for each day, even without events. */
export function timeOnly(groupBy: readonly DimensionId[]): boolean {
  const [dimension] = groupBy
  return groupBy.length === 1 && dimension !== undefined && timeDimensions.includes(dimension)
}
