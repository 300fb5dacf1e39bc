import { useEffect } from 'react'

/**
 * Storybook ends a story within `act` and waits for it, but declares the environment of `act` only until the call
 * returns. A tag ends in a task after its removal, while `act` still collects updates; React would warn of each. So the
 * environment stays declared until what the removal has scheduled is done. Called by the root of every story.
 */
export function useActAtTheEnd(): void {
  useEffect(
    () => () => {
      queueMicrotask(() => declare(true))
      setTimeout(() => declare(undefined))
    },
    [],
  )
}

function declare(isActing: boolean | undefined): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing })
}
