import { nanoquery } from '@nanostores/query'
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { AnswerOf, AnyCall, InputOf } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import { cacheKeyStore, isTouched, readCacheKey, type Reactive } from './cache-key.ts'
import { createSharedReads, dedupeTime, type SharedReads } from './shared-reads.ts'
import { leavesData, startSession, type ReadSession } from './start-session.ts'

/** What a read knows at a moment. Stale data stays while it is read again. */
export interface QueryState<Data> {
  data: Data | undefined
  error: ConsoleError | undefined
  /** A request is under way; with data it is a refresh. */
  loading: boolean
}

export interface Query<Data> extends ReadableAtom<QueryState<Data>> {
  /** Reads again now. */
  revalidate(): void
}

export interface QueryOptions<Data> {
  /** Milliseconds after which to read again while somebody looks, by what is known; undefined: not by itself. */
  every?: (data: Data) => number | undefined
}

/** The reads of one console, shared by all its widgets: each thing is read once. */
export interface Queries {
  query<C extends AnyCall>(
    call: C,
    input: Reactive<InputOf<C>>,
    options?: QueryOptions<AnswerOf<C>>,
  ): Query<AnswerOf<C>>
  /**
   * Marks every read that depends on one of these keys as stale, or all reads without keys; those on screen are read
   * again.
   */
  invalidate(touches?: readonly string[]): void
  /** Hears of invalidations. */
  onInvalidate(listener: (touches: readonly string[] | undefined) => void): () => void
  /** Changes what is known of every read of a call until the next answer; returns the way back. */
  patch<C extends AnyCall>(call: C, change: (data: AnswerOf<C>, input: InputOf<C>) => AnswerOf<C>): () => void
  /** What lists read, by windows. */
  shared(call: AnyCall): SharedReads
}

export function createQueries(console: Console): Queries {
  const calls = new Map<string, AnyCall>()
  const known = new Map<string, unknown>()
  /** Reads under way, and whether what they read has changed since they set out. */
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
        // What the platform refuses to show is shown no more; trouble on the way takes nothing away.
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
        const stop = source.subscribe(({ data: read, error, loading }) => {
          const data = read ?? (known.get($key.get() ?? '') as Answer | undefined)
          // Before the session has started there is no key, and the store is idle: that is loading, too.
          const waits = data === undefined && error === undefined
          if (waits && console.session.$state.get().status === 'ended') return
          // What went wrong is known until the next answer.
          const shown = (error as ConsoleError | undefined) ?? (loading ? $state.get().error : undefined)
          $state.set({ data, error: shown, loading: waits || Boolean(loading) })
          clearTimeout(timer)
          const wait = data === undefined || loading ? undefined : options.every?.(data)
          if (wait !== undefined) timer = setTimeout(() => source.revalidate(), wait)
        })
        return () => {
          clearTimeout(timer)
          session?.stop()
          stop()
        }
      })
      return Object.assign($state, {
        revalidate() {
          // Without a session there is no key yet, and nothing to read again.
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
