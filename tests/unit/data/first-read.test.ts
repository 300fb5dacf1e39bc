import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { ConsoleError, type Console, type ErrorKind } from '@console-widgets/core'
import { createMemoryPlace, dataOf } from '@console-widgets/data'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
let console: Console
/** How the next reads fail; undefined lets them through. */
let kind: ErrorKind | undefined
let reads: number
beforeAll(async () => {
  test = await createTestPlatform()
})
afterAll(() => test.close())
beforeEach(async () => {
  console = await signIn(test.platform)
  const { invoke } = console
  reads = 0
  Object.assign(console, {
    invoke: async (...request: Parameters<typeof invoke>) => {
      reads += 1
      if (kind) throw new ConsoleError({ kind, code: 'ERR_BAD_RESPONSE', message: 'It failed' })
      return invoke(...request)
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  console.close()
})

const appList = calls['apps.app.list']

/** A first read as a query and as a list, with what is on screen. */
const starts = {
  'a query': () => {
    const apps = dataOf(console).query(appList, {})
    return {
      listen: apps.listen,
      again: () => apps.revalidate(),
      shown: () => ({ total: apps.get().data?.total, error: apps.get().error?.kind }),
    }
  },
  'a list': () => {
    const { $data, reload } = dataOf(console).list(appList, { id: 'apps', key: 'appId', place: createMemoryPlace('/') })
    return {
      listen: $data.listen,
      again: reload,
      shown: () => ({ total: $data.get().total, error: $data.get().error?.kind }),
    }
  },
}

describe.each(Object.entries(starts))('the first read of %s', (_, start) => {
  it.each(['network', 'server'] as const)('is retried soon, then every eight seconds (%s)', async (cause) => {
    kind = cause
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { listen, shown } = start()
    const seen: unknown[] = []
    const stop = listen(() => seen.push(shown().error))
    await vi.waitFor(() => expect(shown().error).toBe(cause))
    expect(reads).toBe(1)
    const failed = seen.length
    const waits = [2, 4, 8, 8, 8]
    for (const [index, seconds] of waits.entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 400)
      expect(reads).toBe(index + 1)
      await vi.advanceTimersByTimeAsync(400)
      expect(reads).toBe(index + 2)
    }
    // However long it lasts, a platform that is back is noticed soon.
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(reads).toBe(6 + 450)
    // What went wrong stays on screen meanwhile.
    expect(seen.slice(failed)).not.toContain(undefined)
    stop()
  })

  it('recovers by itself', async () => {
    kind = 'network'
    const { listen, shown } = start()
    const stop = listen(() => {})
    await vi.waitFor(() => expect(shown().error).toBe('network'))
    kind = undefined
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    await expect.poll(shown).toEqual({ total: 18, error: undefined })
    expect(reads).toBe(2)
    stop()
  })

  it('stays on screen when a later one fails, and recovers by itself', async () => {
    const { listen, again, shown } = start()
    const stop = listen(() => {})
    await vi.waitFor(() => expect(shown()).toEqual({ total: 18, error: undefined }))
    kind = 'network'
    again()
    await vi.waitFor(() => expect(shown()).toEqual({ total: 18, error: 'network' }))
    kind = undefined
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    await expect.poll(shown).toEqual({ total: 18, error: undefined })
    stop()
  })

  it.each(['forbidden', 'not-found', 'refused', 'client'] as const)('isn’t retried after %s', async (cause) => {
    kind = cause
    const { listen, shown } = start()
    const stop = listen(() => {})
    await vi.waitFor(() => expect(shown().error).toBe(cause))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(reads).toBe(1)
    stop()
  })

  it('isn’t retried once it has left the screen', async () => {
    kind = 'network'
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { listen, shown } = start()
    const stop = listen(() => {})
    await vi.waitFor(() => expect(shown().error).toBe('network'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(reads).toBe(2)
    // A store stays for a second or two after its last listener, which is shorter than the wait before the next retry.
    stop()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(reads).toBe(2)
  })
})
