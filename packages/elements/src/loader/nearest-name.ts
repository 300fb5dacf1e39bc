/** The name with the smallest edit distance, if it is small enough for its length. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const [first] = names
    .map((each) => ({ each, edits: editsBetween(name, each) }))
    .filter(({ each, edits }) => edits <= each.length / 4)
    .sort((one, other) => one.edits - other.edits)
  return first?.each
}

/** Edit distance: the number of letters to add, remove, or replace. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1)
      next[to] = Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]!
}
