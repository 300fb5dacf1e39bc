const firstBound = 1_000_000
const lastBound = 10_000_000

/**
 * Formats a developer ID (R115–R117): C and a number. An ID below 1,000,000 has 2,000,000 added; one from 1,000,000 to
 * 10,000,000 has 1,000,000 subtracted. The specification leaves the upper bound open: here 10,000,000 itself is
 * converted, and larger IDs are unchanged. Two IDs may format alike, so don't use the result as a key.
 * @throws RangeError when the ID isn't a non-negative integer.
 */
export function developerIdForDisplay(id: number): string {
  if (!Number.isSafeInteger(id) || id < 0)
    throw new RangeError(`'${id}' is not a developer ID: it must be a non-negative integer`)
  if (id < firstBound) return `C${id + 2_000_000}`
  return `C${id <= lastBound ? id - 1_000_000 : id}`
}
