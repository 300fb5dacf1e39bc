/** One line of a compared text. */
export interface DifferenceLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Above this number of line pairs, the middle is treated as removed and added as a whole. */
const mostPairs = 250_000

/** Difference of two texts: unchanged, removed, and added lines, in reading order. */
export function lineDifference(before: string, after: string): DifferenceLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  let start = 0
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1
  const same = (lines: readonly string[]) => lines.map((text): DifferenceLine => ({ kind: 'same', text }))
  return [
    ...same(old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...same(old.slice(old.length - end)),
  ]
}

/** An empty text has no lines. */
const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))

function middle(old: readonly string[], fresh: readonly string[]): DifferenceLine[] {
  const removed = (text: string): DifferenceLine => ({ kind: 'removed', text })
  const added = (text: string): DifferenceLine => ({ kind: 'added', text })
  if (old.length * fresh.length > mostPairs) return [...old.map(removed), ...fresh.map(added)]
  // Longest common subsequence for each pair of remaining lines.
  const longest = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1))
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      (longest[row] as Uint32Array)[column] =
        old[row] === fresh[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const lines: DifferenceLine[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < fresh.length) {
    if (row < old.length && column < fresh.length && old[row] === fresh[column]) {
      lines.push({ kind: 'same', text: old[row] as string })
      row += 1
      column += 1
    } else if (column >= fresh.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      lines.push(removed(old[row] as string))
      row += 1
    } else {
      lines.push(added(fresh[column] as string))
      column += 1
    }
  }
  return lines
}
