import type { AnswerOf, AnyCall, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { cacheKey, teamStore, viewStore } from './cache-key.ts'

/** Milliseconds in which the same input is not read twice. */
export const dedupeTime = 4000

/**
 * Shares the reads of records that several lists of a page show at about the same time: one request serves them all.
 */
export interface SharedReads {
  /** The request is aborted when all its readers have aborted. */
  read<C extends AnyCall>(call: C, input: InputOf<C>, signal: AbortSignal): Promise<AnswerOf<C>>
  /** Makes the next reader send a new request. With `settled`, it may still join a request in progress. */
  forget(isOld: (key: string) => boolean, which?: 'all' | 'settled'): void
}

interface SharedRead {
  answer: Promise<unknown>
  controller: AbortController
  readers: number
  settled: boolean
}

export function createSharedReads(console: Console): SharedReads {
  const reads = new Map<string, SharedRead>()
  const drop = (key: string, shared: SharedRead) => void (reads.get(key) === shared && reads.delete(key))

  const start = (key: string, call: AnyCall, input: unknown, teamId: string | undefined): SharedRead => {
    const controller = new AbortController()
    const shared: SharedRead = {
      answer: console.invoke(call, input as never, { signal: controller.signal, teamId }),
      controller,
      readers: 0,
      settled: false,
    }
    reads.set(key, shared)
    shared.answer.then(
      () => {
        shared.settled = true
        setTimeout(drop, dedupeTime, key, shared)
      },
      () => drop(key, shared),
    )
    return shared
  }

  return {
    read(call, input, signal) {
      const teamId = teamStore(console, call).get() || undefined
      const key = cacheKey(call, input, teamId ?? '', viewStore(console).get())
      const shared = reads.get(key) ?? start(key, call, input, teamId)
      shared.readers += 1
      signal.addEventListener('abort', () => {
        shared.readers -= 1
        if (shared.readers > 0 || shared.settled) return
        drop(key, shared)
        shared.controller.abort()
      })
      return shared.answer as Promise<never>
    },
    forget(isOld, which = 'all') {
      for (const [key, { settled }] of reads) if ((settled || which === 'all') && isOld(key)) reads.delete(key)
    },
  }
}
