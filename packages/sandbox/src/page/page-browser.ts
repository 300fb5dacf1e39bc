import { createMemoryStore, type ConsoleOptions, type KeyValueStore } from '@console-widgets/core'
import { demoAccount } from '@console-widgets/platform/demo/people'
import { createFaults, type Faults } from '@console-widgets/platform/calls/faults'
import type { Platform } from '@console-widgets/platform/create-platform'
import { everyZoneAt } from '../every-zone.ts'
import { createCookieJar } from './cookie-jar.ts'
import { withDownloadsInPage } from './downloads-in-page.ts'

/** Credentials of a user. */
export interface Account {
  account: string
  password: string
}

/** Cookies and storage of a user's browser. Several on one platform are independent of each other. */
export interface PageBrowser {
  /**
   * Options for `createConsole` to use the platform in the page, including its signed URLs for uploads and downloads.
   * Navigation is disabled: there is no other page to go to.
   */
  consoleOptions: ConsoleOptions
  /** Sends requests with this browser's cookies, for use between the platform and another page. */
  fetch: typeof globalThis.fetch
  /** Faults for this browser only. */
  faults: Faults
  /** Signs in a user, by default the demo team's account holder. Consoles created afterwards find the session. */
  signIn(account?: Account): Promise<void>
  /** Deletes the session and everything that a console stored for it. */
  signOut(): void
}

/** @param origin the platform's own, to sign in at; `name` makes it unique to this browser */
export function createPageBrowser(platform: Platform, origin: string, name: string): PageBrowser {
  const faults = createFaults()
  const jar = createCookieJar(platform.fetch, faults)
  const stores = { sessionStorage: createEmptyableStore(), localStorage: createEmptyableStore() }
  const signOut = () => {
    jar.clear()
    for (const store of Object.values(stores)) store.clear()
  }
  return {
    // Consoles of one page share session changes by platform URL, so each browser has its own.
    consoleOptions: {
      zones: everyZoneAt(origin.replace('://', `://${name}.`)),
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

/** Signs in as a browser does: submits the account service's form, then follows the redirect's code. */
async function signInAs(fetch: typeof globalThis.fetch, origin: string, { account, password }: Account): Promise<void> {
  const state = crypto.randomUUID()
  const body = new URLSearchParams({ account, password, state, redirect_uri: `${origin}/console/` })
  const answer = await fetch(`${origin}/account/sign-in`, { method: 'POST', body, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (!location) throw new Error(`${account} couldn’t be signed in: the platform responded with ${answer.status}`)
  const code = new URL(location).searchParams.get('code')
  const login = await fetch(`${origin}/agc/edge/oauth2/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, state }),
    credentials: 'include',
  })
  if (!login.ok) throw new Error(`${account} couldn’t be signed in: the platform responded with ${login.status}`)
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
