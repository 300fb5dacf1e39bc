import { defineCalls } from '@console-widgets/contract'
import type * as schemas from '../schemas.ts'

/** Sign-in, under /oauth2/v1 (R83). */
export const sessionCalls = defineCalls<typeof schemas>()({
  'session.login': {
    method: 'POST',
    path: '/oauth2/v1/login',
    title: 'Start a session from a sign-in code',
    auth: 'anonymous',
    input: 'loginInput',
    output: 'sessionAnswer',
    touches: [],
  },
  'session.refresh': {
    method: 'POST',
    path: '/oauth2/v1/refresh',
    title: 'Refresh the session, or go on in another team',
    input: 'refreshInput',
    output: 'sessionAnswer',
    touches: [],
  },
  'session.logout': {
    method: 'POST',
    path: '/oauth2/v1/logout',
    title: 'Sign out',
    input: 'logoutInput',
    output: 'logoutAnswer',
    touches: [],
  },
})
