import { errorReport } from './error-report.ts'
import type { ConsoleOptions, CookieStore, KeyValueStore } from './options.ts'

/** All access to the outside world, with the browser's own APIs where the page gave none. */
export interface Ports extends Required<
  Pick<ConsoleOptions, 'fetch' | 'cookies' | 'sessionStorage' | 'localStorage' | 'now' | 'address' | 'goTo' | 'reload'>
> {
  /** Reports any error, redacted (R185). It never throws. */
  reportError(error: unknown): void
  /** Whether requests use the browser's own network, so that beacon and XHR reach the same platform. */
  ownNetwork: boolean
}

/** In-memory store that lasts as long as the page, for a server or a sandboxed frame without storage. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** Reads and writes `document.cookie`. Without a document, nothing is stored. */
export function createDocumentCookies(): CookieStore {
  const available = typeof document !== 'undefined'
  const attributes = () => `path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  return {
    get(name) {
      if (!available) return undefined
      for (const pair of document.cookie.split('; ')) {
        const at = pair.indexOf('=')
        if (pair.slice(0, at) === name) return decodeOr(pair.slice(at + 1))
      }
      return undefined
    },
    set(name, value, maxAge) {
      if (available) document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAge}; ${attributes()}`
    },
    remove(name) {
      if (available) document.cookie = `${name}=; max-age=0; ${attributes()}`
    },
  }
}

function decodeOr(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Wraps a browser storage. In a frame with blocked storage, where access throws, it falls back to memory. A full
 * storage drops new values, which are only ever caches of what the page can obtain again.
 */
function storageOrMemory(read: () => Storage): KeyValueStore {
  try {
    const storage = read()
    return {
      getItem: (key) => storage.getItem(key),
      removeItem: (key) => storage.removeItem(key),
      setItem(key, value) {
        try {
          storage.setItem(key, value)
        } catch {
          storage.removeItem(key)
        }
      },
    }
  } catch {
    return createMemoryStore()
  }
}

const nowhere = { pathname: '/', search: '', hash: '', href: 'about:blank' }

/** Fills in the ports that the page left out. */
export function resolvePorts(options: ConsoleOptions): Ports {
  const inPage = typeof window !== 'undefined'
  return {
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    cookies: options.cookies ?? createDocumentCookies(),
    sessionStorage: options.sessionStorage ?? storageOrMemory(() => window.sessionStorage),
    localStorage: options.localStorage ?? storageOrMemory(() => window.localStorage),
    now: options.now ?? Date.now,
    reportError(error) {
      try {
        options.reportError?.(errorReport(error))
      } catch {
        // A failure of the reporting service must not affect the page.
      }
    },
    ownNetwork: options.fetch === undefined,
    address: options.address ?? (() => (inPage ? window.location : nowhere)),
    goTo: options.goTo ?? ((url) => (inPage ? window.location.assign(url) : undefined)),
    reload: options.reload ?? (() => (inPage ? window.location.reload() : undefined)),
  }
}
