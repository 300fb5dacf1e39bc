import { expect, it } from 'vitest'
import { formatShort, formatTick } from './format-value.ts'
import { spreadLabels } from './spread-labels.ts'
import { stackSeries, sumSeries } from './stack-series.ts'
import { timeTicks } from './time-ticks.ts'

const at = (text: string) => Date.parse(`${text}T00:00:00Z`)
const days = (ticks: readonly number[]) => ticks.map((tick) => new Date(tick).toISOString().slice(0, 10))

it('labels every day, every Monday, or every month, as space permits', () => {
  expect(days(timeTicks({ from: at('2026-02-27'), to: at('2026-03-02') }, 'day', 8))).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  expect(days(timeTicks({ from: at('2026-02-01'), to: at('2026-02-28') }, 'day', 6))).toEqual([
    '2026-02-02',
    '2026-02-09',
    '2026-02-16',
    '2026-02-23',
  ])
  expect(days(timeTicks({ from: at('2026-01-15'), to: at('2026-07-10') }, 'day', 4))).toEqual([
    '2026-02-01',
    '2026-04-01',
    '2026-06-01',
  ])
})

it('labels full hours in UTC', () => {
  const ticks = timeTicks({ from: at('2026-02-01'), to: at('2026-02-01') + 23 * 3_600_000 }, 'hour', 5)
  expect(ticks.map((tick) => formatTick(tick, 'hour', 'en'))).toEqual(['02-01', '06:00', '12:00', '18:00'])
})

it('formats days in UTC in the given language', () => {
  expect(formatTick(at('2026-03-02'), 'day', 'ru')).toBe('02.03')
})

it('formats large values in short form, and shares as whole percentages', () => {
  expect(formatShort(18_420, 'en-US')).toBe('18.4K')
  expect(formatShort(9842, 'en-US')).toBe('9,842')
  expect(formatShort(0.0213, 'en-US', { style: 'percent', maximumFractionDigits: 1 })).toBe('2.1%')
})

it('stacks series, where a gap adds nothing', () => {
  const series = [
    { id: 'a', label: 'A', values: [1, null, 3] },
    { id: 'b', label: 'B', values: [10, 20, null] },
    { id: 'c', label: 'C', values: [null, null, 5] },
  ]
  expect(stackSeries(series)).toEqual([
    [1, null, 3],
    [11, 20, 3],
    [11, 20, 8],
  ])
  expect(sumSeries(series.map(({ values }) => values))).toEqual([11, 20, 8])
  expect(sumSeries([[null], [null]])).toEqual([null])
})

it('moves labels apart as little as needed, within the height', () => {
  expect(spreadLabels([10, 60], 16, 100)).toEqual([10, 60])
  expect(spreadLabels([50, 52], 16, 100)).toEqual([50, 66])
  expect(spreadLabels([98, 97], 16, 100)).toEqual([92, 76])
  expect(spreadLabels([1, 2, 3], 16, 40)).toBeUndefined()
})
