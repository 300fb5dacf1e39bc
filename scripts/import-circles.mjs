/**
 * Finds files that import each other in a circle, using Tarjan's algorithm for strongly connected components. Each list
 * is one circle, in no particular order.
 * @param {ReadonlyMap<string, readonly string[]>} imports what each file imports
 * @returns {string[][]}
 */
export function circlesOf(imports) {
  /** @type {Map<string, number>} */
  const reached = new Map()
  /** @type {Map<string, number>} */
  const lowest = new Map()
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const circles = []

  /** @param {string} file */
  const walk = (file) => {
    reached.set(file, reached.size)
    let low = reached.size - 1
    open.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue
      if (!reached.has(next)) walk(next)
      if (open.includes(next)) low = Math.min(low, /** @type {number} */ (lowest.get(next) ?? reached.get(next)))
    }
    lowest.set(file, low)
    if (low < /** @type {number} */ (reached.get(file))) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle.toSorted())
  }

  for (const file of imports.keys()) if (!reached.has(file)) walk(file)
  return circles
}
