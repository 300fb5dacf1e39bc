import { calls } from './calls.ts'
import type { FakePage } from './fake-page.ts'

export const minute = 60_000

/** Makes a call that requires a session. */
export const ask = (page: FakePage) => page.console.invoke(calls['notes.note.list'], {})

/** Number of refreshes that a page has requested. */
export const refreshes = (page: FakePage) => page.paths().filter((path) => path === '/oauth2/v1/refresh').length

export const status = (page: FakePage) => page.console.session.$state.get().status

/** Lets channels deliver pending messages. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
