import { atom, computed, type ReadableAtom } from 'nanostores'
import { anything, type AnyCall } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'

/** A value or a store of it; an undefined value in a store means: not yet, do not read. */
export type Reactive<T> = T | ReadableAtom<T | undefined>

/** Separates the parts of a cache key; no id and no JSON text holds it. */
const separator = '\u0001'

export function isStore<T>(value: Reactive<T>): value is ReadableAtom<T | undefined> {
  return typeof value === 'object' && value !== null && 'listen' in value && 'get' in value
}

/** The key of one read: the call, its input, and the team and language that the answer is for. */
export function cacheKey(call: AnyCall, input: unknown, teamId: string, language: string): string {
  return [call.id, JSON.stringify(input ?? {}), teamId, language].join(separator)
}

/** The call, the input and the team of a key; no team where none is asked for. */
export function readCacheKey(key: string): { callId: string; input: unknown; teamId: string | undefined } {
  const [callId = '', input = '{}', teamId] = key.split(separator)
  return { callId, input: JSON.parse(input) as unknown, teamId: teamId || undefined }
}

/** Whether a change of these cache keys makes what a call reads stale; no keys mean that everything is. */
export function isTouched(call: AnyCall, touches: readonly string[] | undefined): boolean {
  return touches === undefined || call.touches.some((touch) => touch === anything || touches.includes(touch))
}

/**
 * The team whose data a call reads; undefined while the session is still to be started, so that nothing is read
 * twice. A visitor of the demo project has no team of its own, and what is read anonymously is the same for all.
 */
export function teamStore(console: Console, call: AnyCall): ReadableAtom<string | undefined> {
  return computed(console.session.$state, ({ status, info }) =>
    call.auth === 'anonymous' ? '' : (info?.teamId ?? (status === 'visitor' ? '' : undefined)),
  )
}

/**
 * Follows input, team and language, so that a switch of either reads anew. Undefined while one of them is not known.
 */
export function cacheKeyStore<T>(
  console: Console,
  call: AnyCall,
  input: Reactive<T>,
): ReadableAtom<string | undefined> {
  const $input = isStore(input) ? input : atom<T | undefined>(input ?? ({} as T))
  return computed([$input, teamStore(console, call), console.$language], (value, teamId, language) =>
    value === undefined || teamId === undefined ? undefined : cacheKey(call, value, teamId, language),
  )
}
