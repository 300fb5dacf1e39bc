import { ConsoleError } from '../errors.ts'
import type { Ports } from '../browser-ports.ts'
import type { Address, Route } from '../route.ts'
import type { Profile } from './session-info.ts'
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

/** What a sign-in that has returned is completed with. */
export interface ReturnedSignIn {
  /** Whether its state is the one that this page has sent. */
  isOwn: boolean
  /** Exchanges the code. */
  login: () => Promise<Profile>
  /** Begins the session. */
  accept: (profile: Profile) => void
  route: (address: Address) => Route
}

/**
 * Completes a sign-in that has returned, and goes on where it began. A person who belongs to no team gets no session,
 * and only comes back to a page that needs none: as a tester of others (R13).
 * @throws ConsoleError if this page did not send the state, or the person needs a team there
 */
export async function returnFromSignIn(
  { sessionStorage, address, goTo }: Stores,
  { isOwn, login, accept, route }: ReturnedSignIn,
): Promise<void> {
  sessionStorage.removeItem(signInStateKey)
  if (!isOwn)
    throw new ConsoleError({
      kind: 'refused',
      code: 'ERR_BAD_RESPONSE',
      message: 'The sign-in returned a state that this page did not send. Sign in again.',
    })
  const profile = await login()
  const page = address().href
  const next = ownAddress(sessionStorage.getItem(nextUrlKey), page)
  const isTester = profile.csrfToken !== '' && profile.teamId === ''
  if (!isTester) accept(profile)
  else if (!route(new URL(next)).openTest)
    throw new ConsoleError({
      kind: 'forbidden',
      code: 'ERR_BAD_REQUEST',
      message: 'This account belongs to no team. Ask a team to invite you.',
      status: 403,
      reason: 'no-team',
    })
  sessionStorage.removeItem(nextUrlKey)
  goTo(next)
}
