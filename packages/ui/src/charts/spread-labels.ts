/**
 * Moves overlapping labels apart, as little as needed and within the height; undefined if they don't fit. Positions are
 * the labels' centers, in the given order.
 */
export function spreadLabels(middles: readonly number[], gap: number, height: number): number[] | undefined {
  if (middles.length * gap > height) return undefined
  const order = middles.map((middle, index) => ({ middle, index })).sort((one, other) => one.middle - other.middle)
  let least = gap / 2
  for (const label of order) {
    label.middle = Math.max(label.middle, least)
    least = label.middle + gap
  }
  let most = height - gap / 2
  for (const label of order.toReversed()) {
    label.middle = Math.min(label.middle, most)
    most = label.middle - gap
  }
  const spread: number[] = []
  for (const { middle, index } of order) spread[index] = middle
  return spread
}
