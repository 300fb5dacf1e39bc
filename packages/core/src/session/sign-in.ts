import { ConsoleError } from '../errors.ts'
import type { Ports } from '../browser-ports.ts'
import { readRoute } from '../route.ts'
import { randomState } from './random-state.ts'
import { ownAddress, signInAddress, type SignInPlaces } from './sign-in-address.ts'

/** Session key of the state that this page has sent (R80). The session looks for it, and so has it, too. */
export const signInStateKey = 'agc_sign_in_state'
const nextUrlKey = 'agc_sign_in_next'

type Stores = Pick<Ports, 'sessionStorage' | 'address' | 'goTo'>

/** Where a sign-in leads. */
export interface SignInTarget {
  /** Address of this site to return to. */
  nextUrl?: string
  /** Page of the account service to begin with, such as the one that creates an account. Default: its sign-in page. */
  signInUrl?: string
}

/** Leaves for the sign-in page with a random state (R80), and remembers where to return. */
export function leaveForSignIn(
  { sessionStorage, address, goTo }: Stores,
  places: Omit<SignInPlaces, 'page' | 'state'>,
  to: string | SignInTarget | undefined,
): void {
  const { nextUrl, signInUrl } = typeof to === 'string' ? { nextUrl: to } : { signInUrl: undefined, ...to }
  const page = address().href
  const state = randomState()
  sessionStorage.setItem(signInStateKey, state)
  sessionStorage.setItem(nextUrlKey, ownAddress(nextUrl ?? page, page))
  goTo(signInAddress({ ...places, signInUrl, page, state }))
}

/** @throws ConsoleError if a sign-in has returned a state that this page did not send */
export function requireOwnState(state: string, expected: string): void {
  if (state === expected) return
  throw new ConsoleError({
    kind: 'refused',
    code: 'ERR_BAD_RESPONSE',
    message: 'The sign-in returned a state that this page did not send. Sign in again.',
  })
}

/**
 * A person who belongs to no team can sign in where a page needs none: as a tester of others (R13).
 * @throws ConsoleError if the sign-in began elsewhere
 */
export function requireOpenTest({ sessionStorage, address }: Pick<Stores, 'sessionStorage' | 'address'>): void {
  const next = new URL(ownAddress(sessionStorage.getItem(nextUrlKey), address().href))
  if (readRoute(next).openTest) return
  throw new ConsoleError({
    kind: 'forbidden',
    code: 'ERR_BAD_REQUEST',
    message: 'This account belongs to no team. Ask a team to invite you.',
    status: 403,
    reason: 'not-your-team',
  })
}

/** Goes on where the sign-in began. */
export function continueAfterSignIn({ sessionStorage, address, goTo }: Stores): void {
  const next = ownAddress(sessionStorage.getItem(nextUrlKey), address().href)
  sessionStorage.removeItem(nextUrlKey)
  goTo(next)
}
