import type { Console } from '@console-widgets/core'
import { embedded } from './console.ts'

/** URL marker of a window that was opened to sign in. */
const parameter = 'signIn'

/**
 * Message from that window to the frame that opened it. The channel between tabs doesn't reach a frame in WebKit, which
 * keeps pages of one origin apart if different origins embed them.
 */
const signedIn = 'console-signed-in'

/**
 * Goes to the account service. Its page can't be framed, so a framed console signs in in a separate window and is
 * notified like any other tab.
 */
export function startSignIn(console: Console): void {
  if (!embedded) return void console.session.signIn()
  const opened = window.open(`${location.pathname}?${parameter}`, 'console-sign-in', 'popup,width=480,height=640')
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== opened || origin !== location.origin || data !== signedIn) return
    window.removeEventListener('message', hear)
    // Without a session after all, the frame still shows the button.
    if (console.session.$state.get().status === 'ended') void console.session.refresh().catch(() => undefined)
  }
  window.addEventListener('message', hear)
}

/** In a window opened to sign in: signs in, and closes the window once there is a session. */
export function serveSignInWindow(console: Console): void {
  if (!new URLSearchParams(location.search).has(parameter)) return
  console.session.$state.subscribe(({ status }) => {
    if (status === 'ended') void console.session.signIn()
    if (status !== 'active') return
    ;(window.opener as Window | null)?.postMessage(signedIn, location.origin)
    window.close()
  })
}
