import { nanoquery } from '@nanostores/query'
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { AnswerOf, AnyCall, InputOf } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import { cacheKeyStore, isTouched, readCacheKey, type Reactive } from './cache-key.ts'
import { createRetries } from './retries.ts'
import { createSharedReads, dedupeTime, type SharedReads } from './shared-reads.ts'
import { leavesData, startSession, type ReadSession } from './start-session.ts'

/** Current state of a read. Stale data stays while it is read again. */
export interface QueryState<Data> {
  data: Data | undefined
  error: ConsoleError | undefined
  /** Whether a request is in progress. With data, it is a refresh. */
  loading: boolean
}

export interface Query<Data> extends ReadableAtom<QueryState<Data>> {
  /** Reads again now. */
  revalidate(): void
}

export interface QueryOptions<Data> {
  /** Milliseconds after which to read again while on screen, depending on the data. Undefined disables polling. */
  every?: (data: Data) => number | undefined
}

/** The reads of one console, shared by all its widgets. */
export interface Queries {
  query<C extends AnyCall>(
    call: C,
    input: Reactive<InputOf<C>>,
    options?: QueryOptions<AnswerOf<C>>,
  ): Query<AnswerOf<C>>
  /**
   * Marks every read that depends on one of these keys as stale, or all reads without keys. Reads on screen are
   * repeated.
   */
  invalidate(touches?: readonly string[]): void
  /** Listens to invalidations. */
  onInvalidate(listener: (touches: readonly string[] | undefined) => void): () => void
  /** Patches the data of every read of a call until the next response. Returns a function that reverts it. */
  patch<C extends AnyCall>(call: C, change: (data: AnswerOf<C>, input: InputOf<C>) => AnswerOf<C>): () => void
  /** The windows that lists read. */
  shared(call: AnyCall): SharedReads
}

export function createQueries(console: Console): Queries {
  const calls = new Map<string, AnyCall>()
  const known = new Map<string, unknown>()
  /** Reads in progress, and whether their data has changed since they started. */
  const running = new Map<string, { stale: boolean }>()
  const listeners = new Set<(touches: readonly string[] | undefined) => void>()
  const sharedReads = createSharedReads(console)

  const read = async (key: string): Promise<unknown> => {
    const { callId, input, teamId } = readCacheKey(key)
    for (;;) {
      const flight = { stale: false }
      running.set(key, flight)
      try {
        const data = await console.invoke(calls.get(callId) as AnyCall, input as never, { teamId })
        if (flight.stale) continue
        known.set(key, data)
        return data
      } catch (error) {
        // Data that the platform now denies is removed; a network or server error keeps it.
        const { retCode, status } = error as ConsoleError
        if (retCode !== undefined && status < 500) known.delete(key)
        throw error
      } finally {
        if (running.get(key) === flight) running.delete(key)
      }
    }
  }

  const [createFetcherStore, , { revalidateKeys, mutateCache }] = nanoquery({
    dedupeTime,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    onErrorRetry: null,
    fetcher: (key) => read(String(key)),
  })

  const dependsOn = (key: string, touches: readonly string[] | undefined) => {
    const call = calls.get(readCacheKey(key).callId)
    return call !== undefined && isTouched(call, touches)
  }

  return {
    query(call, input, options = {}) {
      calls.set(call.id, call)
      type Answer = AnswerOf<typeof call>
      const $key = cacheKeyStore(console, call, input)
      const source = createFetcherStore<Answer>([$key])
      const $state = atom<QueryState<Answer>>({ data: undefined, error: undefined, loading: true })
      let session: ReadSession | undefined
      onMount($state, () => {
        let timer: ReturnType<typeof setTimeout> | undefined
        session = startSession(console, call, (error) =>
          $state.set({ data: leavesData(error) ? $state.get().data : undefined, error, loading: false }),
        )
        const retries = createRetries(() => source.revalidate())
        const stop = source.subscribe(({ data: read, error, loading }) => {
          if (loading && retries.running) return
          const data = read ?? (known.get($key.get() ?? '') as Answer | undefined)
          // Before the session has started there is no key and the store is idle, which counts as loading.
          const waits = data === undefined && error === undefined
          if (waits && console.session.$state.get().status === 'ended') return
          // Keep the error until the next response.
          const shown = (error as ConsoleError | undefined) ?? (loading ? $state.get().error : undefined)
          $state.set({ data, error: shown, loading: waits || Boolean(loading) })
          if (error) retries.fail(error as ConsoleError)
          else retries.settle()
          clearTimeout(timer)
          const wait = data === undefined || loading ? undefined : options.every?.(data)
          if (wait !== undefined) timer = setTimeout(() => source.revalidate(), wait)
        })
        return () => {
          clearTimeout(timer)
          retries.settle()
          session?.stop()
          stop()
        }
      })
      return Object.assign($state, {
        revalidate() {
          // Without a session there is no key yet, and nothing to repeat.
          session?.start()
          source.revalidate()
        },
      })
    },
    invalidate(touches) {
      for (const [key, flight] of running) if (dependsOn(key, touches)) flight.stale = true
      revalidateKeys((key) => dependsOn(key, touches))
      sharedReads.forget((key) => dependsOn(key, touches))
      for (const listener of listeners) listener(touches)
    },
    onInvalidate(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    patch(call, change) {
      const before = [...known].filter(([key]) => readCacheKey(key).callId === call.id)
      for (const [key, data] of before) mutateCache(key, change(data as never, readCacheKey(key).input as never))
      return () => {
        for (const [key, data] of before) mutateCache(key, data)
      }
    },
    shared(call) {
      calls.set(call.id, call)
      return sharedReads
    },
  }
}
