import { expect, it } from 'vitest'
import { layOutTreemap } from './treemap.ts'

const lay = (sizes: readonly number[], aspect?: number) => layOutTreemap(sizes, (size) => size, aspect)

it('gives each item its share of the area, within the rectangle and without overlap', () => {
  const sizes = [500, 300, 90, 60, 30, 10, 7, 2, 1]
  const tiles = lay(sizes, 2.5)
  expect(tiles.map(({ item }) => item)).toEqual(sizes)
  for (const { item, x, y, width, height } of tiles) {
    expect((width * height) / 100).toBeCloseTo(item / 10, 6)
    expect(x).toBeGreaterThanOrEqual(-1e-9)
    expect(y + height).toBeLessThanOrEqual(100 + 1e-9)
    expect(x + width).toBeLessThanOrEqual(100 + 1e-9)
  }
  for (const one of tiles)
    for (const other of tiles)
      if (one !== other) {
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
        const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
        expect(across > 1e-6 && down > 1e-6).toBe(false)
      }
})

it('divides equal items into squares', () => {
  for (const { width, height } of lay([1, 1, 1, 1])) expect([width, height]).toEqual([50, 50])
})

it('leaves out what has no size', () => {
  expect(lay([])).toEqual([])
  expect(lay([0, 0])).toEqual([])
  expect(lay([4, 0]).map(({ item }) => item)).toEqual([4])
})
