import type { ChartSeries, Values } from './chart-types.ts'

/** Puts series on each other: the values of each are those below it and its own. A gap in one is nothing added. */
export function stackSeries(series: readonly ChartSeries[]): Values[] {
  let below: Values = []
  return series.map(({ values }) => {
    const stacked = values.map((value, index) => {
      const under = below[index] ?? null
      return value === null ? under : value + (under ?? 0)
    })
    below = stacked
    return stacked
  })
}

/** The sum of a series for each time; a time at which nothing is known stays a gap. */
export function sumSeries(rows: readonly Values[]): Values {
  return (rows[0] ?? []).map((_, index) => {
    const known = rows.flatMap((values) => values[index] ?? [])
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
  })
}
