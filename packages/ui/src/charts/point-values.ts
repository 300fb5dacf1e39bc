import type { Language } from '@console-widgets/core'
import { formatLabeled, formatList } from '@console-widgets/core/formats'
import type { Text } from '../text/use-text.ts'
import type { ChartSeries } from './chart-types.ts'
import { formatPoint, formatValue } from './format-value.ts'
import type en from './locales/en.ts'
import type { PlotContent } from './plot-options.ts'
import { unitLength } from './time-ticks.ts'

/** Index of the point nearest to a time; undefined if the time is out of view. */
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

/** One line of a point's tooltip. */
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

/** Value of each series at a point. */
export function pointValues({ series, format }: PlotContent, index: number, { locale }: Words): PointValue[] {
  return series.map((each) => ({
    series: each,
    label: each.label,
    value: formatValue(each.values[index], locale, format),
    ...(each.previous ? { previous: formatValue(each.previous[index], locale, format) } : {}),
  }))
}

/** Description of a point for screen readers. */
export function readOut(content: PlotContent, index: number, words: Words & { text: Text<typeof en> }): string {
  const point = formatPoint(content.times[index] as number, content.unit, words.language, content.nameOf)
  const values = pointValues(content, index, words).flatMap(({ label, value, previous }) => [
    `${label} ${value}`,
    ...(previous ? [`${words.text('chart.previous')} ${previous}`] : []),
  ])
  return formatLabeled(point, formatList(values, words.language), words.language)
}
