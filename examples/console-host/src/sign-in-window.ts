import type { Console } from '@console-widgets/core'
import { embedded } from './console.ts'

/** Says in the address of a window that it was opened to sign in. */
const parameter = 'signIn'

/**
 * Leaves for the account service. Its page lets itself be framed by no one, so a framed console signs in in a window of
 * its own, and hears of it as any other tab does.
 */
export function startSignIn(console: Console): void {
  if (!embedded) return console.session.signIn()
  window.open(`${location.pathname}?${parameter}`, 'console-sign-in', 'popup,width=480,height=640')
}

/** In the window that was opened to sign in: does it, and closes the window once there is a session. */
export function serveSignInWindow(console: Console): void {
  if (!new URLSearchParams(location.search).has(parameter)) return
  console.session.$state.subscribe(({ status }) => {
    if (status === 'ended') console.session.signIn()
    if (status === 'active') window.close()
  })
}
