import { afterAll, expect, it } from 'vitest'
import { limitMemory } from './limit-memory.mjs'

const { prototype } = WebAssembly.Memory
const { grow } = prototype
afterAll(() => {
  prototype.grow = grow
})

it('lets memory grow up to the limit, and not beyond it', () => {
  limitMemory(4 * 64 * 1024)
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 100 })
  expect(memory.grow(3)).toBe(1)
  expect(() => memory.grow(1)).toThrow(RangeError)
  expect(memory.buffer.byteLength).toBe(4 * 64 * 1024)
})
