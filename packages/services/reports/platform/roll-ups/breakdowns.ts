import type { DimensionId } from '@console-widgets/reports/model'

/** Columns of the events that a breakdown can tell, in the order of the bits of its number. */
const columns = ['country', 'source', 'version', 'device_type', 'device_name'] as const

type Column = (typeof columns)[number]

/** What the sums of a day are broken down by, besides app, event type, subject, and currency. */
export interface Breakdown {
  /** One bit per column, set if the breakdown doesn't tell it: what `grouping()` of the columns returns. */
  number: number
  tells: readonly Column[]
  dimensions: readonly DimensionId[]
}

function breakdown(tells: readonly Column[], ...dimensions: DimensionId[]): Breakdown {
  const number = columns.reduce((bits, column) => bits * 2 + (tells.includes(column) ? 0 : 1), 0)
  return { number, tells, dimensions }
}

/** All breakdowns, the one with the fewest rows first. */
export const breakdowns = {
  version: breakdown(['version'], 'appVersion'),
  source: breakdown(['source'], 'businessType'),
  device: breakdown(['device_type', 'device_name'], 'deviceType', 'deviceName'),
  country: breakdown(['country'], 'countryId'),
  combined: breakdown(
    ['country', 'source', 'version', 'device_type'],
    'countryId',
    'businessType',
    'appVersion',
    'deviceType',
  ),
} as const

/** Columns for `grouping()`, the grouping sets, and the numbers of the breakdowns. */
export const grouping = {
  columns: columns.join(', '),
  sets: Object.values(breakdowns)
    .map(({ tells }) => `(${tells.join(', ')})`)
    .join(', '),
  numbers: Object.values(breakdowns)
    .map(({ number }) => number)
    .join(', '),
}

/** The smallest breakdown that tells these dimensions; undefined if only the events do. */
export function breakdownFor(dimensions: readonly DimensionId[]): Breakdown | undefined {
  return Object.values(breakdowns).find(({ dimensions: told }) => dimensions.every((each) => told.includes(each)))
}
