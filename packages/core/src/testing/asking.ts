import { calls } from './calls.ts'
import type { FakePage } from './fake-page.ts'

export const minute = 60_000

/** Asks for what only a session gives. */
export const ask = (page: FakePage) => page.console.invoke(calls['notes.note.list'], {})

/** How often a page has asked the account service for a refresh. */
export const refreshes = (page: FakePage) => page.paths().filter((path) => path === '/oauth2/v1/refresh').length

export const status = (page: FakePage) => page.console.session.$state.get().status

/** Lets channels deliver what they carry. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
