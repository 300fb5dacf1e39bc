import type { Language } from '@console-widgets/core'
import type { Text } from '../text/use-text.ts'
import type { ChartSeries } from './chart-types.ts'
import { formatPoint, formatValue } from './format-value.ts'
import type en from './locales/en.ts'
import type { PlotContent } from './plot-options.ts'
import { unitLength } from './time-ticks.ts'

/** The index of the point that is nearest to a time; undefined when the time is outside of what is shown. */
export function nearest(
  { times, unit, span }: Pick<PlotContent, 'times' | 'unit' | 'span'>,
  time: number,
): number | undefined {
  const reach = unitLength[unit] / 2
  if (time < span.from - reach || time > span.to + reach) return undefined
  let best: number | undefined
  for (const [index, each] of times.entries()) {
    if (each < span.from || each > span.to) continue
    if (best === undefined || Math.abs(each - time) < Math.abs((times[best] as number) - time)) best = index
  }
  return best
}

/** One line of what is told of a point. */
export interface PointValue {
  series: ChartSeries
  label: string
  value: string
  previous?: string
}

interface Words {
  language: Language
  locale: string
}

/** What each series has at a point. */
export function pointValues({ series, format }: PlotContent, index: number, { locale }: Words): PointValue[] {
  return series.map((each) => ({
    series: each,
    label: each.label,
    value: formatValue(each.values[index], locale, format),
    ...(each.previous ? { previous: formatValue(each.previous[index], locale, format) } : {}),
  }))
}

/** A point as it is spoken. */
export function readOut(content: PlotContent, index: number, words: Words & { text: Text<typeof en> }): string {
  const values = pointValues(content, index, words).map(
    ({ label, value, previous }) =>
      `${label} ${value}${previous ? `, ${words.text('chart.previous')} ${previous}` : ''}`,
  )
  return `${formatPoint(content.times[index] as number, content.unit, words.language, content.nameOf)}: ${values.join('; ')}`
}
