import { conditionLimits } from './rule.ts'

/** Reads a decimal number. Undefined: it isn't one. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !/^[+-]?\d{1,300}(?:\.\d{1,100})?$/.test(value.trim())) return undefined
  return Number(value)
}

/** Reads the segments of a version, such as 2.10.0. Undefined: one isn't a number, or there are too many. */
export function readVersion(value: unknown): readonly number[] | undefined {
  if (typeof value === 'number') return readVersion(String(value))
  if (typeof value !== 'string') return undefined
  const segments = value.trim().split('.', conditionLimits.segments + 1)
  if (segments.length > conditionLimits.segments) return undefined
  if (!segments.every((segment) => /^\d{1,15}$/.test(segment))) return undefined
  return segments.map(Number)
}

/** Compares versions by segment: 2.9 is before 2.10. Missing segments are 0. */
export function compareVersions(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < conditionLimits.segments; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Reads a time: milliseconds since 1970, or a date and time with its zone. Undefined: it is neither. */
export function readTime(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(value.trim())) return undefined
  const time = Date.parse(value.trim())
  return Number.isNaN(time) ? undefined : time
}

/** Reads a percentage of at most six decimals as millionths of a percent. Undefined: it isn't one from 0 to 100. */
export function readPercent(value: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,6}))?$/.exec(value.trim()) ?? []
  if (whole === undefined) return undefined
  const millionths = Number(whole) * 1_000_000 + Number(decimals.padEnd(6, '0'))
  return millionths <= 100_000_000 ? millionths : undefined
}

/** Text that a value of a context is compared as. Undefined for objects, lists, and null. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}
