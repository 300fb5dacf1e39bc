import { atom, onMount, type ReadableAtom } from 'nanostores'

/**
 * Location of a widget: a path with parameters, such as `/apps/108370001?tab=versions`. The address is the source of
 * truth.
 */
export interface Place {
  readonly $route: ReadableAtom<string>
  /** Goes to a route. With `replace`, adds no history entry. */
  go(route: string, options?: { replace?: boolean }): void
  /** The address of a route, for links. */
  hrefOf(route: string): string
  /** Whether there is a page at a route: a link to one that is missing is plain text. Without it, all are there. */
  has?: ((route: string) => boolean) | undefined
}

/** A place in memory, for a tag whose host owns the address. */
export function createMemoryPlace(start = '/', onGo?: (route: string) => void): Place {
  const $route = atom(start)
  return {
    $route,
    go(route) {
      $route.set(route)
      onGo?.(route)
    },
    hrefOf: () => '#',
  }
}

/** A place in the hash of the page's address, for a console that owns the address. */
export function createHashPlace(page: Window): Place {
  const read = () => page.location.hash.slice(1) || '/'
  const $route = atom(read())
  onMount($route, () => {
    const update = () => $route.set(read())
    update()
    page.addEventListener('hashchange', update)
    return () => page.removeEventListener('hashchange', update)
  })
  return {
    $route,
    go(route, { replace = false } = {}) {
      if (replace) page.history.replaceState(page.history.state, '', `#${route}`)
      else page.history.pushState(null, '', `#${route}`)
      $route.set(route)
    },
    hrefOf: (route) => `#${route}`,
  }
}

/** Splits a route into path and parameters. */
export function readPlace(route: string): { path: string; parameters: URLSearchParams } {
  const at = route.indexOf('?')
  return at < 0
    ? { path: route, parameters: new URLSearchParams() }
    : { path: route.slice(0, at), parameters: new URLSearchParams(route.slice(at + 1)) }
}

/** Joins path and parameters. */
export function writePlace(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString()
  return query ? `${path}?${query}` : path
}
