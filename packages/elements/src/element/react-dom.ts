type ReactDom = typeof import('react-dom/client')

let loaded: ReactDom | undefined
let loading: Promise<void> | undefined

/** What mounts React's components, if it has come: the larger half of React. */
export function reactDom(): ReactDom | undefined {
  return loaded
}

/** Loads it; after a failure, anew. */
export function loadReactDom(): Promise<void> {
  loading ??= import('react-dom/client').then(
    (module) => void (loaded = module),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
