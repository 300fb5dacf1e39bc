import { describe, expect, it, vi } from 'vitest'
import { calls } from '../testing/calls.ts'
import { failure } from '../testing/failure.ts'
import { createSignedInPage, refusal } from '../testing/fake-page.ts'

describe('retries', () => {
  const inTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    vi.useFakeTimers()
    try {
      const working = work()
      working.catch(() => undefined)
      await vi.advanceTimersByTimeAsync(10_000)
      return await working
    } finally {
      vi.useRealTimers()
    }
  }

  it('repeat a read when the network or a gateway fails', async () => {
    const answers = [
      () => Promise.reject(new TypeError('fetch failed')),
      () => new Response('', { status: 502 }),
      () => ({ title: 'T' }),
    ]
    const { console, requests } = createSignedInPage(() => answers.shift()?.())
    expect(await inTime(() => console.invoke(calls['notes.note.search'], {}))).toEqual({ title: 'T' })
    expect(requests).toHaveLength(3)
  })

  it('repeat a read at most twice', async () => {
    const { console, requests } = createSignedInPage(() => Promise.reject(new TypeError('fetch failed')))
    expect(await inTime(() => failure(console.invoke(calls['notes.note.list'], {})))).toMatchObject({
      kind: 'network',
      code: 'ERR_NETWORK',
    })
    expect(requests).toHaveLength(3)
  })

  it('never repeat a change', async () => {
    const { console, requests } = createSignedInPage(() => Promise.reject(new TypeError('fetch failed')))
    expect(await inTime(() => failure(console.invoke(calls['notes.note.create'], {})))).toMatchObject({
      kind: 'network',
    })
    expect(requests).toHaveLength(1)
  })

  it('never repeat a rejected call', async () => {
    const { console, requests } = createSignedInPage(() => refusal(404, 1))
    await inTime(() => failure(console.invoke(calls['notes.note.list'], {})))
    expect(requests).toHaveLength(1)
  })

  it('stop when the caller has canceled', async () => {
    const controller = new AbortController()
    const { console, requests } = createSignedInPage(() => new Response('', { status: 503 }))
    setTimeout(() => controller.abort(), 20)
    expect(await failure(console.invoke(calls['notes.note.list'], {}, { signal: controller.signal }))).toMatchObject({
      kind: 'canceled',
    })
    expect(requests).toHaveLength(1)
  })
})
