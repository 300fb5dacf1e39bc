import { markLoadFailure } from '@console-widgets/ui'
import type { TagDeclaration } from '@console-widgets/ui/tag'
import { type ComponentType, useCallback, useState, useSyncExternalStore } from 'react'

/** A component that is loading, has loaded, or has failed to. */
interface LoadingComponent {
  // oxlint-disable-next-line typescript/no-explicit-any -- a tag's properties are declared as data
  component?: ComponentType<any>
  error?: unknown
  settled: Promise<void>
}

const components = new WeakMap<TagDeclaration, LoadingComponent>()

/** Loads the component of a tag, once for all its elements. */
function loadComponent(declaration: TagDeclaration): LoadingComponent {
  const known = components.get(declaration)
  if (known) return known
  const loading: LoadingComponent = {
    settled: declaration.load().then(
      ({ default: component }) => void (loading.component = component),
      (error: unknown) =>
        void (loading.error = markLoadFailure(error ?? new Error('The component could not be loaded'))),
    ),
  }
  components.set(declaration, loading)
  return loading
}

/**
 * The component of a tag. Does not use `lazy`: React delays the content of a Suspense boundary for up to 300 ms after
 * its fallback, and a widget's first row must not wait for that.
 */
export function useTagComponent(declaration: TagDeclaration) {
  const [, setTimes] = useState(0)
  const loading = loadComponent(declaration)
  const subscribe = useCallback(
    (changed: () => void) => {
      let wanted = true
      void loading.settled.then(() => wanted && changed())
      return () => {
        wanted = false
      }
    },
    [loading],
  )
  useSyncExternalStore(subscribe, () => loading.component ?? loading.error)
  const retry = useCallback(() => {
    if (components.get(declaration)?.error) components.delete(declaration)
    setTimes((times) => times + 1)
  }, [declaration])
  return { component: loading.component, error: loading.error, retry }
}
