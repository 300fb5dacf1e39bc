import type { ChartSeries, Values } from './chart-types.ts'

/** Stacks series: each value is added to the sum of those below it. A gap adds nothing. */
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

/** Sum of all series for each time. A time without any known value stays a gap. */
export function sumSeries(rows: readonly Values[]): Values {
  return (rows[0] ?? []).map((_, index) => {
    const known = rows.flatMap((values) => values[index] ?? [])
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
  })
}
