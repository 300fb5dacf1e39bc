import { expect, it } from 'vitest'
import { coreBytes } from '../bench/bytes/core-bytes.ts'

it('the core with its static imports is at most 15 kB, compressed', async () => {
  expect(await coreBytes()).toBeLessThanOrEqual(15_000)
})
