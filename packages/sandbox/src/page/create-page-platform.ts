import { createMemoryStore, type ConsoleOptions } from '@console-widgets/core'
import type { Clock } from '../clock/clock.ts'
import { newId } from '../database/ids.ts'
import { openPglite } from '../database/pglite.ts'
import { demoAccount } from '../demo/people.ts'
import { createMemoryObjects } from '../files/memory-store.ts'
import { createPlatform, type Platform } from '../platform.ts'
import { createCookieJar } from './cookie-jar.ts'
import { keepObjects } from './kept-objects.ts'
import { keepRows } from './kept-rows.ts'

export interface PagePlatformOptions {
  /**
   * Origin that the platform pretends to be reached at. Nothing listens there: requests go through `fetch`. By default
   * no other page has the same, so that consoles in other tabs do not take its session for theirs.
   */
  origin?: string
  clock?: Clock
  /** Seconds that a reviewer takes. */
  reviewSeconds?: number
}

/** Somebody who can sign in. */
export interface Account {
  account: string
  password: string
}

/** The whole platform in a page: a database in memory, objects in memory, and cookies of its own. */
export interface PagePlatform {
  platform: Platform
  /**
   * What to give to `createConsole` so that it talks to this platform: also the signed addresses of uploads and
   * downloads go through its `fetch`. Nothing leads away from the page: there is no other page to go to.
   */
  consoleOptions: ConsoleOptions
  /** Signs somebody in, by default the holder of the demo team; a console created afterwards finds the session. */
  signIn(account?: Account): Promise<void>
  /** Forgets the session and whatever a console has kept of it. */
  signOut(): void
  /** Brings every row and object back as they were at the start, and signs everybody out. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Starts a platform in the page. It takes seconds the first time; load this module only when it is wanted. */
export async function createPagePlatform({ origin = `https://${newId()}.platform.invalid`, clock, reviewSeconds }: PagePlatformOptions = {}): Promise<PagePlatform> {
  const objects = keepObjects(createMemoryObjects())
  const platform = await createPlatform({ database: await openPglite(), objects, publicOrigin: origin, ...(clock ? { clock } : {}), ...(reviewSeconds === undefined ? {} : { reviewSeconds }) })
  await platform.wake()
  const restoreRows = await keepRows(platform.services.database)
  const jar = createCookieJar(platform.fetch)
  const stores = { sessionStorage: createEmptyableStore(), localStorage: createEmptyableStore() }

  const signOut = () => {
    jar.clear()
    for (const store of Object.values(stores)) store.clear()
  }
  return {
    platform,
    consoleOptions: { zones: { china: { api: origin } }, fetch: jar.fetch, cookies: jar.cookies, ...stores, now: platform.services.clock.now, goTo: () => {}, reload: () => {} },
    async signIn(account = demoAccount) {
      signOut()
      await signInAs(jar.fetch, origin, account)
    },
    signOut,
    async reset() {
      signOut()
      platform.faults.set({})
      objects.reset()
      await restoreRows()
    },
    close: platform.close,
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
  const login = await fetch(`${origin}/agc/edge/oauth2/v1/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code, state }), credentials: 'include' })
  if (!login.ok) throw new Error(`${account} could not be signed in: the platform answered ${login.status}`)
}

function createEmptyableStore() {
  let store = createMemoryStore()
  return {
    getItem: (key: string) => store.getItem(key),
    setItem: (key: string, value: string) => store.setItem(key, value),
    removeItem: (key: string) => store.removeItem(key),
    clear: () => {
      store = createMemoryStore()
    },
  }
}
