import type { Console } from '@console-widgets/core'
import { embedded } from './console.ts'

/** URL marker of a window that was opened to sign in. */
const parameter = 'signIn'

/**
 * Goes to the account service. Its page can't be framed, so a framed console signs in in a separate window and is
 * notified like any other tab.
 */
export function startSignIn(console: Console): void {
  if (!embedded) return void console.session.signIn()
  window.open(`${location.pathname}?${parameter}`, 'console-sign-in', 'popup,width=480,height=640')
}

/** In a window opened to sign in: signs in, and closes the window once there is a session. */
export function serveSignInWindow(console: Console): void {
  if (!new URLSearchParams(location.search).has(parameter)) return
  console.session.$state.subscribe(({ status }) => {
    if (status === 'ended') void console.session.signIn()
    if (status === 'active') window.close()
  })
}
