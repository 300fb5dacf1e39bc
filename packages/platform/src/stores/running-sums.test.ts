import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readThrough } from './folder-store.ts'
import { createRunningSums } from './running-sums.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sums-'))
})
afterEach(() => rm(folder, { recursive: true }))

const make = async (name: string, text: string) => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}
const sumOf = (text: string) => ({ size: text.length, sha256: createHash('sha256').update(text).digest('hex') })
/** Waits long enough for a few bytes to be read. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 200))

it('hashes parts as they arrive, in any order', async () => {
  const sums = createRunningSums(readThrough)
  const [one, two, three] = [await make('1', 'one'), await make('2', 'two'), await make('3', 'three')]
  sums.add('whole', 2, two)
  sums.add('whole', 3, three)
  sums.add('whole', 1, one)
  await settled()
  for (const path of [one, two, three]) await rm(path)
  expect(await sums.finish([one, two, three])).toEqual(sumOf('onetwothree'))
  // A finished hash is forgotten.
  await expect(sums.finish([one, two, three])).rejects.toThrow('ENOENT')
})

it('continues from the hashed parts and reads the ones not announced', async () => {
  const sums = createRunningSums(readThrough)
  const paths = [await make('1', 'one'), await make('2', 'two'), await make('3', 'three')]
  sums.add('whole', 1, paths[0] as string)
  sums.add('whole', 3, paths[2] as string)
  expect(await sums.finish(paths)).toEqual(sumOf('onetwothree'))
  expect(await sums.finish(paths)).toEqual(sumOf('onetwothree'))
})

it('starts over when a hashed file was replaced', async () => {
  const sums = createRunningSums(readThrough)
  const [one, two] = [await make('1', 'one'), await make('2', 'two')]
  sums.add('whole', 1, one)
  sums.add('whole', 2, two)
  await settled()
  const other = await make('2b', 'TWO')
  sums.add('whole', 2, other)
  await rm(two)
  expect(await sums.finish([one, other])).toEqual(sumOf('oneTWO'))
})

it('starts over when a file disappears while being hashed', async () => {
  const sums = createRunningSums(readThrough)
  const [one, gone] = [await make('1', 'one'), join(folder, 'gone')]
  sums.add('whole', 1, one)
  sums.add('whole', 2, gone)
  await settled()
  const two = await make('2', 'two')
  sums.add('whole', 2, two)
  expect(await sums.finish([one, two])).toEqual(sumOf('onetwo'))
})
