import { atom, computed, type ReadableAtom } from 'nanostores'
import { anything, type AnyCall } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'

/** A value or a store of it. While the store's value is undefined, nothing is read. */
export type Reactive<T> = T | ReadableAtom<T | undefined>

/** Separates the parts of a cache key. Occurs in no ID and no JSON text. */
const separator = '\u0001'

export function isStore<T>(value: Reactive<T>): value is ReadableAtom<T | undefined> {
  return typeof value === 'object' && value !== null && 'listen' in value && 'get' in value
}

/** Key of one read: the call, its input, and the team and the view of the response. */
export function cacheKey(call: AnyCall, input: unknown, teamId: string, view: string): string {
  return [call.id, JSON.stringify(input ?? {}), teamId, view].join(separator)
}

/** Call, input, and team of a key. No team if the call is anonymous. */
export function readCacheKey(key: string): { callId: string; input: unknown; teamId: string | undefined } {
  const [callId = '', input = '{}', teamId] = key.split(separator)
  return { callId, input: JSON.parse(input) as unknown, teamId: teamId || undefined }
}

/** Whether a change of these cache keys makes the reads of a call stale. Without keys, everything is stale. */
export function isTouched(call: AnyCall, touches: readonly string[] | undefined): boolean {
  return touches === undefined || call.touches.some((touch) => touch === anything || touches.includes(touch))
}

/**
 * Team whose data a call reads. Undefined until the session has started, so that nothing is read twice. A visitor of
 * the demo project has no team, and anonymous reads are the same for all teams.
 */
export function teamStore(console: Console, call: AnyCall): ReadableAtom<string | undefined> {
  return computed(console.session.$state, ({ status, info }) =>
    call.auth === 'anonymous' ? '' : (info?.teamId ?? (status === 'visitor' ? '' : undefined)),
  )
}

/** What the page shows of the platform: in which language, and at which site (R68). */
export function viewStore({ $language, $site, $productZone }: Console): ReadableAtom<string> {
  return computed([$language, $site, $productZone], (...view) => view.join())
}

/** Combines input, team, and view, so that a change of any reads again. Undefined until all are known. */
export function cacheKeyStore<T>(
  console: Console,
  call: AnyCall,
  input: Reactive<T>,
): ReadableAtom<string | undefined> {
  const $input = isStore(input) ? input : atom<T | undefined>(input ?? ({} as T))
  return computed([$input, teamStore(console, call), viewStore(console)], (value, teamId, view) =>
    value === undefined || teamId === undefined ? undefined : cacheKey(call, value, teamId, view),
  )
}
