import * as React from 'react'

/** What a frame has read while it was drawn: a change of any of it draws another one. */
export interface FrameReads {
  stores: StoreRead[]
  /** What a part of the frame waits for. */
  loads: PromiseLike<unknown>[]
}

/** A store as a component read it. */
export interface StoreRead {
  /** Calls a function when it may have changed. @returns what stops that */
  subscribe: (changed: () => void) => () => void
  snapshot: () => unknown
  /** What it was. */
  value: unknown
}

/**
 * Where React looks for the hooks of whoever renders at the moment; it has no public name, and is the same in all of
 * React 19.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: renderer } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H: unknown }
}

/** Whether this React can be rendered by somebody else. */
export const hasFrames = renderer !== undefined

/**
 * Gives components, while `render` runs, hooks with the state that they begin with: no effect runs, and nothing is set.
 */
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
