import { createMemoryStore, type ConsoleOptions, type KeyValueStore } from '@console-widgets/core'
import { demoAccount } from '@console-widgets/platform/demo/people'
import { createFaults, type Faults } from '@console-widgets/platform/calls/faults'
import type { Platform } from '@console-widgets/platform/create-platform'
import { createCookieJar } from './cookie-jar.ts'
import { withDownloadsInPage } from './downloads-in-page.ts'

/** Somebody who can sign in. */
export interface Account {
  account: string
  password: string
}

/**
 * What a person's browser would hold: cookies and stores. Several of them on one platform know nothing of each other.
 */
export interface PageBrowser {
  /**
   * What to give to `createConsole` so that it talks to the platform in the page: also the signed addresses of uploads
   * and downloads go through its `fetch`. Nothing leads away from the page: there is no other page to go to.
   */
  consoleOptions: ConsoleOptions
  /** Requests with this browser's cookies, for who stands between the platform and a page that is not this one. */
  fetch: typeof globalThis.fetch
  /** Trouble that this browser alone has. */
  faults: Faults
  /** Signs somebody in, by default the holder of the demo team; a console created afterwards finds the session. */
  signIn(account?: Account): Promise<void>
  /** Forgets the session and whatever a console has kept of it. */
  signOut(): void
}

/** @param origin the platform's own to sign in at; `name` makes of it one that no other browser has */
export function createPageBrowser(platform: Platform, origin: string, name: string): PageBrowser {
  const faults = createFaults()
  const jar = createCookieJar(platform.fetch, faults)
  const stores = { sessionStorage: createEmptyableStore(), localStorage: createEmptyableStore() }
  const signOut = () => {
    jar.clear()
    for (const store of Object.values(stores)) store.clear()
  }
  return {
    // Consoles of one page tell each other of their session by the address of the platform.
    consoleOptions: {
      zones: { china: { api: origin.replace('://', `://${name}.`) } },
      fetch: withDownloadsInPage(jar.fetch),
      cookies: jar.cookies,
      ...stores,
      now: platform.services.clock.now,
      goTo: () => {},
      reload: () => {},
    },
    fetch: jar.fetch,
    faults,
    async signIn(account = demoAccount) {
      signOut()
      await signInAs(jar.fetch, origin, account)
    },
    signOut,
  }
}

/** The way a browser goes: the account service's form, then the code that it leads back with. */
async function signInAs(fetch: typeof globalThis.fetch, origin: string, { account, password }: Account): Promise<void> {
  const state = crypto.randomUUID()
  const body = new URLSearchParams({ account, password, state, redirect_uri: `${origin}/console/` })
  const answer = await fetch(`${origin}/account/sign-in`, { method: 'POST', body, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (!location) throw new Error(`${account} could not be signed in: the platform answered ${answer.status}`)
  const code = new URL(location).searchParams.get('code')
  const login = await fetch(`${origin}/agc/edge/oauth2/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, state }),
    credentials: 'include',
  })
  if (!login.ok) throw new Error(`${account} could not be signed in: the platform answered ${login.status}`)
}

function createEmptyableStore(): KeyValueStore & { clear(): void } {
  let store = createMemoryStore()
  return {
    getItem: (key) => store.getItem(key),
    setItem: (key, value) => store.setItem(key, value),
    removeItem: (key) => store.removeItem(key),
    clear: () => {
      store = createMemoryStore()
    },
  }
}
