import * as React from 'react'

/** Everything a frame has read while it was drawn. A change of any of it redraws the frame. */
export interface FrameReads {
  stores: StoreRead[]
  /** Promises that a part of the frame waits for. */
  loads: PromiseLike<unknown>[]
}

/** A store as read by a component. */
export interface StoreRead {
  /** Calls a function when the store may have changed. @returns a function that unsubscribes */
  subscribe: (changed: () => void) => () => void
  snapshot: () => unknown
  /** The value that was read. */
  value: unknown
}

/**
 * Where React looks up the hooks of the current renderer. It has no public name, and is the same in all of React 19.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: renderer } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H: unknown }
}

/** Whether this version of React allows another renderer. */
export const hasFrames = renderer !== undefined

/** Provides components with hooks in their initial state while `render` runs: no effect runs, and no state is set. */
export function withFrameHooks(
  reads: FrameReads,
  valueOf: (context: React.Context<unknown>) => unknown,
  render: () => void,
): void {
  const ignore = () => {}
  const initial = (state: unknown) => (typeof state === 'function' ? (state as () => unknown)() : state)
  let ids = 0
  const hooks = {
    use: valueOf,
    useContext: valueOf,
    useState: (state: unknown) => [initial(state), ignore],
    useReducer: (_reduce: unknown, argument: unknown, init?: (argument: unknown) => unknown) => [
      init ? init(argument) : argument,
      ignore,
    ],
    useRef: (current: unknown) => ({ current }),
    useMemo: (make: () => unknown) => make(),
    useCallback: (callback: unknown) => callback,
    useId: () => `frame${(ids += 1)}`,
    useDeferredValue: (value: unknown) => value,
    useTransition: () => [false, ignore],
    useSyncExternalStore(subscribe: StoreRead['subscribe'], snapshot: StoreRead['snapshot']) {
      const value = snapshot()
      reads.stores.push({ subscribe, snapshot, value })
      return value
    },
    useEffect: ignore,
    useLayoutEffect: ignore,
    useInsertionEffect: ignore,
    useImperativeHandle: ignore,
    useDebugValue: ignore,
  }
  const before = renderer!.H
  renderer!.H = hooks
  try {
    render()
  } finally {
    renderer!.H = before
  }
}
