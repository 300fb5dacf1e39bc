import { defineCalls } from '@console-widgets/contract'
import type * as schemas from '../schemas.ts'

/** They start, renew and end sessions, and look after their age themselves. */
const accounts = { tenant: 'accounts', touches: [] } as const

/** Sign-in, under /oauth2/v1 (R83). */
export const sessionCalls = defineCalls<typeof schemas>()({
  'session.login': {
    method: 'POST',
    path: '/oauth2/v1/login',
    title: 'Start a session from a sign-in code',
    ...accounts,
    auth: 'anonymous',
    guard: 'secret',
    input: 'loginInput',
    output: 'sessionAnswer',
  },
  'session.refresh': {
    method: 'POST',
    path: '/oauth2/v1/refresh',
    title: 'Refresh the session, or go on in another team',
    ...accounts,
    // A page whose script has lost the token must be able to get a new one: the cookie is SameSite, and a foreign
    // Origin is refused before it. The input names the team to go on in.
    guard: 'cookie',
    input: 'refreshInput',
    output: 'sessionAnswer',
  },
  'session.logout': {
    method: 'POST',
    path: '/oauth2/v1/logout',
    title: 'Sign out',
    ...accounts,
    input: 'logoutInput',
    output: 'logoutAnswer',
  },
})
