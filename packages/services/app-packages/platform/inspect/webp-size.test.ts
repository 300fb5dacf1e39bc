import { expect, it } from 'vitest'
import { createRandom } from '@console-widgets/platform/demo/random'
import { webpSize } from './webp-size.ts'

/** A picture whose pixels a function gives. */
function drawn(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]) {
  const bytes = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) bytes.set(colorAt(x, y), (y * width + x) * 4)
  return { width, height, bytes }
}

it('says little of plain colors and gradients, and for noise no less than it holds', () => {
  expect(webpSize(drawn(256, 256, () => [20, 80, 160, 255]))).toBeLessThan(150)
  const stripes = drawn(256, 256, (x) => (x % 32 < 16 ? [255, 0, 0, 255] : [255, 255, 255, 0]))
  expect(webpSize(stripes)).toBeLessThan(300)
  const gradient = drawn(256, 256, (x, y) => [x, y, (x + y) >> 1, 255])
  expect(webpSize(gradient)).toBeLessThan(256 * 256)
  const random = createRandom(5)
  const byte = () => Math.floor(random.next() * 256)
  const noise = webpSize(drawn(128, 128, () => [byte(), byte(), byte(), 255]))
  expect(noise).toBeGreaterThan(128 * 128 * 3 * 0.98)
  expect(noise).toBeLessThan(128 * 128 * 3 * 1.1)
})

it('measures pictures of one pixel, and of one column', () => {
  expect(webpSize(drawn(1, 1, () => [1, 2, 3, 4]))).toBeGreaterThan(25)
  expect(webpSize(drawn(1, 300, (_, y) => [y & 255, 0, 0, 255]))).toBeGreaterThan(25)
})
