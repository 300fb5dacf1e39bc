import type { ValueFormat } from './chart-types.ts'

/** Change of a value since the previous period. */
export interface ValueChange {
  way: 'same' | 'up' | 'down'
  /** Whether it changed by percentage points, and not by a share of the previous value. */
  points: boolean
  /** Percentage points, or a share; infinite from zero. */
  amount: number
}

/** A change by less than half of this share is none: it would be shown as 0.0%. */
const smallestShare = 0.001

/** Number of decimals with which shares are shown. */
export const shareDigits = (format: ValueFormat = {}): number =>
  format.maximumFractionDigits ?? format.minimumFractionDigits ?? 0

/**
 * Change between two values. Shares change by percentage points, since a percentage of a percentage misleads, and are
 * compared as they are shown: what reads 0.8% and 0.7% differs by 0.1 points, and what reads the same hasn't changed.
 */
export function changeOf(value: number, previous: number, format: ValueFormat = {}): ValueChange {
  const points = format.style === 'percent'
  const digits = shareDigits(format)
  const shown = (share: number) => Math.round(share * 100 * 10 ** digits)
  const amount = points ? Math.abs(shown(value) - shown(previous)) / 10 ** digits : Math.abs(value / previous - 1)
  const isSame = value === previous || (points ? amount === 0 : amount < smallestShare / 2)
  return { way: isSame ? 'same' : value > previous ? 'up' : 'down', points, amount }
}
