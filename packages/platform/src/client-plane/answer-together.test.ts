import { expect, it } from 'vitest'
import { answerTogether } from './answer-together.ts'

/** Work whose batches are ended by hand. */
function stage() {
  const batches: (readonly string[])[] = []
  const ends: ((answers: readonly string[]) => void)[] = []
  const fails: ((error: Error) => void)[] = []
  const ask = answerTogether<string, string>(
    (asks) =>
      new Promise((resolve, reject) => {
        batches.push([...asks])
        ends.push(resolve)
        fails.push(reject)
      }),
  )
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  return { batches, ends, fails, ask, turn }
}

it('answers a single request at once, and together those that arrive meanwhile', async () => {
  const { batches, ends, ask, turn } = stage()
  const first = ask('app', 'a')
  await turn()
  const later = [ask('app', 'b'), ask('app', 'c')]
  await turn()
  expect(batches).toEqual([['a']])
  ends[0]?.(['A'])
  expect(await first).toBe('A')
  await turn()
  expect(batches).toEqual([['a'], ['b', 'c']])
  ends[1]?.(['B', 'C'])
  expect(await Promise.all(later)).toEqual(['B', 'C'])
})

it('does not let one kind wait for another, nor one batch fail with the one before', async () => {
  const { batches, ends, fails, ask, turn } = stage()
  const [one, other] = [ask('app', 'a'), ask('other', 'x')]
  await turn()
  expect(batches).toEqual([['a'], ['x']])
  const next = ask('app', 'b')
  const failed = one.catch((error: Error) => error.message)
  fails[0]?.(new Error('gone'))
  expect(await failed).toBe('gone')
  await turn()
  ends[1]?.(['X'])
  ends[2]?.(['B'])
  expect([await other, await next]).toEqual(['X', 'B'])
})

it('answers a limited number at once', async () => {
  const { batches, ends, ask, turn } = stage()
  const all = Array.from({ length: 250 }, (_, at) => ask('app', String(at)))
  for (let batch = 0; batch < 2; batch++) {
    await turn()
    ends[batch]?.(batches[batch] ?? [])
  }
  expect(batches.map(({ length }) => length)).toEqual([200, 50])
  expect(await Promise.all(all)).toEqual(Array.from({ length: 250 }, (_, at) => String(at)))
})
