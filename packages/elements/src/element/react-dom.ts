type ReactDom = typeof import('react-dom/client')

let loaded: ReactDom | undefined
let loading: Promise<void> | undefined

/** React DOM if it has loaded: the larger half of React. */
export function reactDom(): ReactDom | undefined {
  return loaded
}

/** Loads it. Retries after a failure. */
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
