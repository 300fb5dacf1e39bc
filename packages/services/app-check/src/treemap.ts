/** A rectangle of a treemap, in percent of the whole. */
export interface TreemapTile<Item> {
  item: Item
  x: number
  y: number
  width: number
  height: number
}

/**
 * Divides a rectangle among items by their sizes, so that the tiles are as square as possible (squarified treemap).
 * @param items largest first
 * @param aspect width of the rectangle for a height of 1
 */
export function layOutTreemap<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  aspect = 1,
): TreemapTile<Item>[] {
  const total = items.reduce((sum, item) => sum + sizeOf(item), 0)
  const areaOf = (item: Item) => (sizeOf(item) * aspect) / total
  const tiles: TreemapTile<Item>[] = []
  // What is left of the rectangle, which is as high as 1.
  let left = { x: 0, y: 0, width: aspect, height: 1 }
  let waiting = items.filter((item) => sizeOf(item) > 0)
  while (waiting.length > 0) {
    const side = Math.min(left.width, left.height)
    const row = waiting.slice(0, bestRow(waiting.map(areaOf), side))
    const thickness = row.reduce((sum, item) => sum + areaOf(item), 0) / side
    const isColumn = left.width >= left.height
    let at = isColumn ? left.y : left.x
    for (const item of row) {
      const length = areaOf(item) / thickness
      const [x, y] = isColumn ? [left.x, at] : [at, left.y]
      const [width, height] = isColumn ? [thickness, length] : [length, thickness]
      tiles.push({ item, x: (x / aspect) * 100, y: y * 100, width: (width / aspect) * 100, height: height * 100 })
      at += length
    }
    left = isColumn
      ? { ...left, x: left.x + thickness, width: left.width - thickness }
      : { ...left, y: left.y + thickness, height: left.height - thickness }
    waiting = waiting.slice(row.length)
  }
  return tiles
}

/** Number of areas that make a row along a side: as many as keep its tiles from getting longer. */
function bestRow(areas: readonly number[], side: number): number {
  let count = 1
  while (count < areas.length && longest(areas.slice(0, count + 1), side) <= longest(areas.slice(0, count), side))
    count++
  return count
}

/** The ratio of the sides of a row's longest tile. */
function longest(areas: readonly number[], side: number): number {
  const sum = areas.reduce((one, other) => one + other, 0)
  const [first = 0] = areas
  const last = areas.at(-1) ?? 0
  return Math.max((side ** 2 * first) / sum ** 2, sum ** 2 / (side ** 2 * last))
}
