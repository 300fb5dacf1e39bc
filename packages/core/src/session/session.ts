import { atom, type ReadableAtom } from 'nanostores'
import { calls } from '../contract.ts'
import { ConsoleError } from '../errors.ts'
import { loginLanguage, type Language } from '../language.ts'
import { cookieNames, forcedReloadMilliseconds, logoutGuardMilliseconds } from '../model.ts'
import type { ConsoleOptions } from '../options.ts'
import type { Ports } from '../browser-ports.ts'
import type { Route } from '../route.ts'
import type { Send } from '../request/send.ts'
import { createRefreshLock } from './refresh-lock.ts'
import { createSessionAge } from './session-age.ts'
import {
  forgetSessionInfo,
  infoFromAnswer,
  keepProfile,
  keepSessionInfo,
  loadProfile,
  loadSessionInfo,
  type Profile,
  type SessionInfo,
} from './session-info.ts'

/**
 * Where a session stands. `unknown` before the first look; `active`; `refreshing` while near expiry (R72);
 * `ended` when signed out (R74, R75); `visitor` where no session is needed (demo project, open test).
 */
export type SessionStatus = 'unknown' | 'active' | 'refreshing' | 'ended' | 'visitor'

export interface SessionState {
  status: SessionStatus
  info: SessionInfo | undefined
}

export interface Session {
  readonly $state: ReadableAtom<SessionState>
  /** The person, the teams and the rights of the session, once it has been started or refreshed on this page. */
  readonly $profile: ReadableAtom<Profile | undefined>
  /**
   * Makes sure that a session is there and fresh; joins a refresh under way.
   * @throws ConsoleError of kind `signed-out` when there is none.
   */
  ensure(): Promise<SessionInfo | undefined>
  /** Refreshes now, once for all callers, widgets and tabs. `broken` is the CSRF token that was refused, if any. */
  refresh(broken?: string): Promise<SessionInfo>
  /** Goes on in another team of the same person: a refresh that names it. */
  switchTeam(teamId: string): Promise<SessionInfo>
  /** Takes over what the account service answered. */
  accept(answer: Profile): void
  /** Leaves for the sign-in page, with a random state (R80). */
  signIn(nextUrl?: string): void
  /** Finishes a sign-in when the address carries its code and state; true when it did. */
  completeSignIn(): Promise<boolean>
  /** Signs out; ignored within 10 seconds of another sign-out (R76). */
  signOut(nextUrl?: string): Promise<void>
  /** Clears the login cookie and forces a new login (R183). */
  forceLogin(): void
  close(): void
}

interface SessionPlaces {
  options: ConsoleOptions
  ports: Ports
  send: Send
  route: () => Route
  language: () => Language
  apiBase: () => string
}

const signInStateKey = 'agc_sign_in_state'
const nextUrlKey = 'agc_sign_in_next'

/** The session of one console: the only place that decides whether a person is signed in. */
export function createSession({ options, ports, send, route, language, apiBase }: SessionPlaces): Session {
  const { sessionStorage, cookies, now } = ports
  const $state = atom<SessionState>({ status: 'unknown', info: undefined })
  const $profile = atom<Profile | undefined>(loadProfile(sessionStorage))
  const lock = createRefreshLock(`console-widgets:refresh:${apiBase()}`, ports.localStorage, now)
  const age = createSessionAge(sessionStorage, now)
  let refreshing: Promise<SessionInfo> | undefined
  let lastLogout = Number.NEGATIVE_INFINITY

  const activate = (info: SessionInfo) => {
    keepSessionInfo(info, sessionStorage, cookies)
    $state.set({ status: 'active', info })
    return info
  }
  const takeProfile = (answer: Profile) => {
    keepProfile(answer, sessionStorage)
    $profile.set(answer)
  }
  const end = () => {
    forgetSessionInfo(sessionStorage, cookies)
    age.forget()
    $profile.set(undefined)
    $state.set({ status: 'ended', info: undefined })
  }
  // Another tab may work in another team: only the tokens are shared.
  lock.onRefreshed((info) => {
    const current = $state.get().info
    activate(current ? { ...info, teamId: current.teamId, siteid: current.siteid } : info)
  })

  const askForRefresh = async (teamId: string | undefined) => {
    try {
      const answer = await send(calls['session.refresh'], { agcTeamId: teamId ?? '' }, {})
      takeProfile(answer)
      return infoFromAnswer(answer)
    } catch (error) {
      // An answer that refuses ends the session (R75); no answer at all says nothing about it.
      if (error instanceof ConsoleError && error.retCode) end()
      throw error
    }
  }

  const refresh = (broken?: string): Promise<SessionInfo> => {
    const current = $state.get().info ?? loadSessionInfo(sessionStorage)
    // Another caller has refreshed since the token that was refused.
    if (broken && current && current.csrftoken !== broken) return Promise.resolve(current)
    refreshing ??= lock
      .run(now(), () => {
        $state.set({ status: 'refreshing', info: current })
        return askForRefresh(current?.teamId ?? cookies.get(cookieNames.teamId))
      })
      .then(activate, (error: unknown) => {
        if ($state.get().status === 'refreshing') $state.set({ status: current ? 'active' : 'unknown', info: current })
        throw error
      })
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }

  const ensure = async (): Promise<SessionInfo | undefined> => {
    const { demoProject, openTest, skipsRefresh } = route()
    if (demoProject || openTest) {
      if ($state.get().status !== 'visitor') $state.set({ status: 'visitor', info: undefined })
      return undefined
    }
    if ($state.get().status === 'ended') throw signedOut()
    const info = $state.get().info ?? loadSessionInfo(sessionStorage)
    if (skipsRefresh) return info
    if (!info) return refresh()
    if (now() >= info.expiretime_real) {
      end()
      throw signedOut()
    }
    if (age.olderThan(forcedReloadMilliseconds)) {
      age.forget()
      ports.reload()
    }
    if (now() >= info.expiretime) return refresh()
    if ($state.get().status !== 'active') $state.set({ status: 'active', info })
    age.start()
    return info
  }

  const signIn = (nextUrl = ports.address().href) => {
    const state = crypto.randomUUID()
    sessionStorage.setItem(signInStateKey, state)
    sessionStorage.setItem(nextUrlKey, nextUrl)
    const login = options.login
    const url = new URL(login?.signInUrl ?? '/account/sign-in', apiBase())
    const redirect = new URL(ports.address().href)
    redirect.search = ''
    redirect.hash = ''
    url.searchParams.set('client_id', login?.clientId ?? 'console')
    if (login?.channel) url.searchParams.set('channel', login.channel)
    if (login?.type) url.searchParams.set('type', login.type)
    if (options.switches?.unionLogin) url.searchParams.set('union', '1')
    url.searchParams.set('lang', loginLanguage(language()))
    url.searchParams.set('state', state)
    url.searchParams.set('redirect_uri', redirect.href)
    ports.goTo(url.href)
  }

  const completeSignIn = async () => {
    const address = new URL(ports.address().href)
    const code = address.searchParams.get('code')
    const state = address.searchParams.get('state')
    const expected = sessionStorage.getItem(signInStateKey)
    if (!code || !state || !expected) return false
    sessionStorage.removeItem(signInStateKey)
    if (state !== expected)
      throw new ConsoleError({ kind: 'refused', code: 'ERR_BAD_RESPONSE', message: 'The sign-in came back with a state that this page did not send. Sign in again.' })
    const answer = await send(calls['session.login'], { code, state, lang: loginLanguage(language()) }, {})
    accept(answer)
    age.start()
    const next = sessionStorage.getItem(nextUrlKey) ?? address.origin + address.pathname
    sessionStorage.removeItem(nextUrlKey)
    ports.goTo(next)
    return true
  }

  const signOut = async (nextUrl = ports.address().href) => {
    if (now() - lastLogout < logoutGuardMilliseconds) return
    lastLogout = now()
    try {
      await send(calls['session.logout'], { nextUrl }, { session: $state.get().info })
    } finally {
      end()
    }
  }

  const accept = (answer: Profile) => {
    takeProfile(answer)
    activate(infoFromAnswer(answer))
  }

  return {
    $state,
    $profile,
    ensure,
    refresh,
    accept,
    switchTeam: (teamId) => askForRefresh(teamId).then(activate),
    signIn,
    completeSignIn,
    signOut,
    forceLogin() {
      end()
      signIn()
    },
    close: lock.close,
  }
}

function signedOut(): ConsoleError {
  return new ConsoleError({ kind: 'signed-out', code: 'ERR_BAD_REQUEST', status: 401, message: 'The session has ended. Sign in again to go on.' })
}
