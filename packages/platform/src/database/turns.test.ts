import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve))

it('runs one work at a time, and continues after a failure', async () => {
  const turns = createTurns()
  let running = 0
  const work = async (fails: boolean) => {
    expect(++running).toBe(1)
    await pause()
    running--
    if (fails) throw new Error('failed')
  }
  const all = [false, true, false].map((fails) => turns.run(turns.take(), () => work(fails)))
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await turns.run(turns.take(), () => work(false))
})

it('lets no request overtake one that came earlier, however often both visit', async () => {
  const turns = createTurns()
  const done: string[] = []
  const request = async (name: string, visits: number) => {
    const turn = turns.take()
    for (let visit = 0; visit < visits; visit++) await turns.run(turn, pause)
    done.push(name)
  }
  const other = Array.from({ length: 20 }, (_, index) => `before ${index}`)
  const later = Array.from({ length: 200 }, (_, index) => `later ${index}`)
  const all = other.map((name) => request(name, 2))
  all.push(request('of many visits', 20))
  all.push(...later.map((name) => request(name, 2)))
  await Promise.all(all)
  const place = done.indexOf('of many visits')
  // One request can run while the earlier one isn't waiting, between two of its visits.
  expect(place).toBeLessThanOrEqual(other.length + 20)
})

it('lets the process look at events while there is always a next work that never waits', async () => {
  const turns = createTurns()
  const spin = async () => {
    const end = performance.now() + 4
    while (performance.now() < end);
  }
  let looks = 0
  let isDone = false
  const look = () => {
    looks++
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await Promise.all(Array.from({ length: 20 }, () => turns.run(turns.take(), spin)))
  isDone = true
  expect(looks).toBeGreaterThanOrEqual(19)
})
