import type { GroupResult } from './data.ts'

/**
 * Whether the relative interval says what the verdict does, which is that of the absolute difference. With few people,
 * it can contain zero nevertheless.
 */
export function saysVerdict({ liftInterval, verdict }: Pick<GroupResult, 'liftInterval' | 'verdict'>): boolean {
  if (!liftInterval || verdict === 'open' || verdict === 'none') return true
  return liftInterval.lower > 0 || liftInterval.upper < 0
}
