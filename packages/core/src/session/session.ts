import { atom, type ReadableAtom } from 'nanostores'
import { sessionCalls as calls } from '../contracts/session-calls.ts'
import { ConsoleError } from '../errors.ts'
import { loginLanguage, type Language } from '../language.ts'
import { cookieNames } from '../model.ts'
import type { ConsoleOptions } from '../options.ts'
import type { Ports } from '../browser-ports.ts'
import { isWebAddress } from '../formats/web-address.ts'
import type { Route } from '../route.ts'
import type { Send } from '../request/send.ts'
import type { SessionKeys } from '../session-keys.ts'
import { createLogoutGuard } from './logout-guard.ts'
import { createOtherTabs } from './other-tabs.ts'
import { randomState } from './random-state.ts'
import { createRefreshLock } from './refresh-lock.ts'
import { createSessionAge } from './session-age.ts'
import {
  forgetSessionCookies,
  forgetSessionInfo,
  infoFromAnswer,
  keepProfile,
  keepSessionInfo,
  loadProfile,
  loadSessionInfo,
  type Profile,
  type SessionInfo,
} from './session-info.ts'
import { ownAddress, signInAddress } from './sign-in-address.ts'

/** The page is loaded anew when the session's first request is older, in milliseconds (R77). */
const forcedReloadMilliseconds = 6 * 3600 * 1000

/**
 * Where a session stands. `unknown` before the first look; `active`; `refreshing` while near expiry (R72);
 * `ended` when signed out (R74, R75); `visitor` where no session is needed (demo project, open test).
 */
export type SessionStatus = 'unknown' | 'active' | 'refreshing' | 'ended' | 'visitor'

export interface SessionState {
  status: SessionStatus
  info: SessionInfo | undefined
  /** Who ended it: a person who signed out, or the platform, after which a sign-in is needed. */
  endedBy?: 'person' | 'platform'
}

export interface Session {
  readonly $state: ReadableAtom<SessionState>
  /** The person, the teams and the rights of the session, once it has been started or refreshed on this page. */
  readonly $profile: ReadableAtom<Profile | undefined>
  /**
   * Makes sure that a session is there and fresh; joins a refresh under way.
   * @param mayReload whether the page may be loaded anew (R77); not for a change, which that would cut off
   * @throws ConsoleError of kind `signed-out` when there is none.
   */
  ensure(mayReload?: boolean): Promise<SessionInfo | undefined>
  /** Refreshes now, once for all callers, widgets and tabs. `broken` is the CSRF token that was refused, if any. */
  refresh(broken?: string): Promise<SessionInfo>
  /**
   * Goes on in another team of the same person: a refresh that names it.
   * @throws ConsoleError of kind `forbidden` when it is none of the person's teams.
   */
  switchTeam(teamId: string): Promise<SessionInfo>
  /**
   * Hears from an answer what stands for the rights in a team; refreshes when they are not those that this page knows.
   */
  hearRights(teamId: string, rights: string): Promise<void>
  /** Takes over what the account service answered. */
  accept(answer: Profile): void
  /** Leaves for the sign-in page, with a random state (R80), and comes back to an address of this site. */
  signIn(nextUrl?: string): void
  /** Finishes a sign-in when the address carries its code and state; true when it did. */
  completeSignIn(): Promise<boolean>
  /**
   * Signs out; ignored within 10 seconds of another sign-out (R76).
   * With an address, the page leaves for it if the platform allows it, else for where the platform says.
   */
  signOut(nextUrl?: string): Promise<void>
  /** Clears the login cookie and forces a new login (R183). */
  forceLogin(): void
  close(): void
}

interface SessionPlaces {
  options: ConsoleOptions
  ports: Ports
  send: Send
  keys: SessionKeys
  route: () => Route
  language: () => Language
  /** Base of the account service. */
  base: string
}

const signInStateKey = 'agc_sign_in_state'
const nextUrlKey = 'agc_sign_in_next'

/**
 * Milliseconds that a refresh may take, on which every other tab waits. It is the one call that ends by itself (R142).
 */
const longestRefresh = 20_000

/** The session of one console: the only place that decides whether a person is signed in. */
export function createSession({ options, ports, send, keys, route, language, base }: SessionPlaces): Session {
  const { sessionStorage, localStorage, cookies, now } = ports
  const $state = atom<SessionState>({ status: 'unknown', info: undefined })
  const $profile = atom<Profile | undefined>(loadProfile(sessionStorage))
  const sharedToken = () => cookies.get(cookieNames.csrfToken)
  const tabs = createOtherTabs(`console-widgets:session:${base}`)
  const lock = createRefreshLock(`console-widgets:refresh:${base}`, sharedToken, tabs)
  const age = createSessionAge(sessionStorage, now)
  const mayLogOut = createLogoutGuard(localStorage, now)
  let renewing: Promise<SessionInfo> | undefined
  let signingIn: Promise<boolean> | undefined
  // Counts the ends, so that an answer to a question from before an end does not bring the session back.
  let ends = 0
  // What has been asked about once is not asked about with every further answer.
  let heardRights = ''

  const held = () => $state.get().info ?? loadSessionInfo(sessionStorage)

  const forget = () => {
    ends++
    forgetSessionInfo(sessionStorage)
    keys.clear()
    age.forget()
    $profile.set(undefined)
  }
  const endHere = (endedBy: 'person' | 'platform') => {
    forget()
    $state.set({ status: 'ended', info: undefined, endedBy })
  }
  const end = (endedBy: 'person' | 'platform') => {
    endHere(endedBy)
    forgetSessionCookies(cookies)
    tabs.tell({ kind: 'ended', by: endedBy })
  }

  const activate = (info: SessionInfo) => {
    keepSessionInfo(info, sessionStorage, cookies)
    $state.set({ status: 'active', info })
    return info
  }
  const adopt = (profile: Profile) => {
    keepProfile(profile, sessionStorage, keys)
    $profile.set(profile)
    return activate(infoFromAnswer(profile, now()))
  }
  /** Another tab may work in another team: then only the tokens are shared. */
  const adoptFromAnotherTab = (profile: Profile) => {
    const current = held()
    if (!current || (current.teamId === profile.teamId && current.mainUserId === profile.userId)) return adopt(profile)
    if (current.mainUserId === profile.userId)
      return activate({ ...infoFromAnswer(profile, now()), teamId: current.teamId, siteid: current.siteid })
    // Another person has signed in: nothing of the one before may stay on the page.
    forget()
    $state.set({ status: 'unknown', info: undefined })
    ports.reload()
    throw signedOut()
  }

  tabs.onNews((news) => {
    const { status } = $state.get()
    if (news.kind === 'ended') {
      if (status !== 'ended' && status !== 'visitor') endHere(news.by)
      return
    }
    // A refresh of before the end reaches this tab after it; only a sign-in brings a session back.
    if (status === 'visitor' || (news.kind === 'refreshed' && (status === 'ended' || !held()))) return
    try {
      adoptFromAnotherTab(news.profile)
    } catch {
      // The page is loading anew for another person.
    }
  })

  const askForRefresh = async (agcTeamId: string) => {
    try {
      return requireToken(
        await send(calls['session.refresh'], { agcTeamId }, { signal: AbortSignal.timeout(longestRefresh) }),
      )
    } catch (error) {
      if (!endsSession(error)) throw error
      end('platform')
      throw signedOut(error)
    }
  }

  const renew = (teamId: string, alone: boolean): Promise<SessionInfo> => {
    const endsBefore = ends
    const before = held()
    const renewal = lock
      .run(
        () => {
          if (ends !== endsBefore) throw signedOut()
          $state.set({ status: 'refreshing', info: before })
          return askForRefresh(teamId)
        },
        before?.csrftoken ?? sharedToken(),
        alone,
      )
      .then(({ profile, fromAnotherTab }) => {
        if (ends !== endsBefore) throw signedOut()
        return fromAnotherTab ? adoptFromAnotherTab(profile) : adopt(profile)
      })
      .catch((error: unknown) => {
        if ($state.get().status === 'refreshing') $state.set({ status: before ? 'active' : 'unknown', info: before })
        throw error
      })
      .finally(() => {
        if (renewing === renewal) renewing = undefined
      })
    renewing = renewal
    return renewal
  }

  const refresh = (broken?: string): Promise<SessionInfo> => {
    const current = held()
    // Another caller has refreshed since the token that was refused.
    if (broken && current && current.csrftoken !== broken) return Promise.resolve(current)
    return renewing ?? renew(current?.teamId ?? cookies.get(cookieNames.teamId) ?? '', false)
  }

  const switchTeam = async (teamId: string): Promise<SessionInfo> => {
    while (renewing) await renewing.catch(() => undefined)
    // Asked here first: a refresh that is refused would end the session (R75).
    if ($profile.get()?.teams?.every((team) => team.teamId !== teamId))
      throw new ConsoleError({
        kind: 'forbidden',
        code: 'ERR_BAD_OPTION_VALUE',
        message: `'${teamId}' is none of your teams.`,
      })
    return renew(teamId, true)
  }

  const hearRights = async (teamId: string, rights: string) => {
    const isKnown = () => $profile.get()?.teamId !== teamId || $profile.get()?.rights === rights
    if (rights === heardRights || isKnown()) return
    heardRights = rights
    while (renewing) await renewing.catch(() => undefined)
    if (!isKnown()) await renew(teamId, true)
  }

  const ensure = async (mayReload = true): Promise<SessionInfo | undefined> => {
    const { demoProject, openTest, skipsRefresh } = route()
    if (demoProject || openTest) {
      if ($state.get().status !== 'visitor') $state.set({ status: 'visitor', info: undefined })
      return undefined
    }
    // A page that comes back from the account service finishes the sign-in before anything else.
    await completeSignIn()
    if ($state.get().status === 'ended') throw signedOut()
    const info = held()
    if (skipsRefresh) return info
    if (!info) return refresh()
    if (now() >= info.expiretime_real && !refreshedElsewhere(info)) {
      end('platform')
      throw signedOut()
    }
    if (mayReload && age.olderThan(forcedReloadMilliseconds)) {
      age.forget()
      ports.reload()
    }
    if (now() >= info.expiretime || !$profile.get()) return refresh()
    if (!['active', 'refreshing'].includes($state.get().status)) $state.set({ status: 'active', info })
    age.start()
    return info
  }

  /** A tab that slept may hold an old copy of a session that other tabs have kept fresh: the cookies tell. */
  const refreshedElsewhere = (info: SessionInfo) => {
    const shared = sharedToken()
    return shared !== undefined && shared !== info.csrftoken
  }

  const signIn = (nextUrl = ports.address().href) => {
    const page = ports.address().href
    const state = randomState()
    sessionStorage.setItem(signInStateKey, state)
    sessionStorage.setItem(nextUrlKey, ownAddress(nextUrl, page))
    ports.goTo(signInAddress({ options, language: language(), base, page, state }))
  }

  const accept = (answer: Profile) => {
    adopt(answer)
    age.start()
    tabs.tell({ kind: 'signed-in', profile: answer })
  }

  const finishSignIn = async (): Promise<boolean> => {
    const { href } = ports.address()
    const { searchParams } = new URL(href)
    const code = searchParams.get('code')
    const state = searchParams.get('state')
    const expected = sessionStorage.getItem(signInStateKey)
    if (!code || !state || !expected) return false
    sessionStorage.removeItem(signInStateKey)
    if (state !== expected)
      throw new ConsoleError({
        kind: 'refused',
        code: 'ERR_BAD_RESPONSE',
        message: 'The sign-in came back with a state that this page did not send. Sign in again.',
      })
    accept(requireToken(await send(calls['session.login'], { code, state, lang: loginLanguage(language()) }, {})))
    const next = ownAddress(sessionStorage.getItem(nextUrlKey), href)
    sessionStorage.removeItem(nextUrlKey)
    ports.goTo(next)
    return true
  }
  /**
   * Many calls may come at once to a page that has just come back; the code is traded once, and they all wait for it.
   */
  const completeSignIn = (): Promise<boolean> => {
    signingIn ??= finishSignIn().finally(() => {
      signingIn = undefined
    })
    return signingIn
  }

  const signOut = async (nextUrl?: string) => {
    if (!mayLogOut()) return
    let answer: { nextUrl: string } | undefined
    try {
      answer = await send(calls['session.logout'], { nextUrl: nextUrl ?? ports.address().href }, { session: held() })
    } catch (error) {
      // A session that is over already needs no sign-out.
      if (!(error instanceof ConsoleError) || error.kind !== 'signed-out') throw error
    } finally {
      end('person')
    }
    if (nextUrl === undefined || !answer) return
    const target = new URL(answer.nextUrl, ports.address().href).href
    if (isWebAddress(target)) ports.goTo(target)
  }

  return {
    $state,
    $profile,
    ensure,
    refresh,
    accept,
    switchTeam,
    hearRights,
    signIn,
    completeSignIn,
    signOut,
    forceLogin() {
      // Many calls may learn of it at once; one new login is enough.
      if (!mayLogOut()) return
      end('platform')
      signIn()
    },
    close: tabs.close,
  }
}

/**
 * Whether a refresh's failure ends the session (R75): the platform refused it. No answer, an answer of something on the
 * way, or a platform in trouble says nothing about the session.
 */
function endsSession(error: unknown): boolean {
  if (!(error instanceof ConsoleError)) return false
  return error.status === 401 || (error.retCode !== undefined && error.status < 500 && error.status !== 429)
}

/** An answer without its token is none of the account service's, and says nothing about the session. */
function requireToken(answer: Profile): Profile {
  if (answer.csrfToken && answer.teamId) return answer
  throw new ConsoleError({
    kind: 'server',
    code: 'ERR_BAD_RESPONSE',
    message: 'The account service answered without a session. Try again.',
    status: 200,
  })
}

function signedOut(cause?: unknown): ConsoleError {
  return new ConsoleError({
    kind: 'signed-out',
    code: 'ERR_BAD_REQUEST',
    status: 401,
    message: 'The session has ended. Sign in again to go on.',
    cause,
    ...(cause instanceof ConsoleError ? { retCode: cause.retCode, reason: cause.reason } : {}),
  })
}
