import { atom, type ReadableAtom } from 'nanostores'
import { sessionCalls as calls } from '../contracts/session-calls.ts'
import { ConsoleError } from '../errors.ts'
import { loginLanguage, type Language } from '../language.ts'
import { cookieNames } from '../model/requests.ts'
import type { ConsoleOptions } from '../options.ts'
import type { Ports } from '../browser-ports.ts'
import { isWebAddress } from '../formats/web-address.ts'
import type { Address, Route } from '../route.ts'
import type { Send } from '../request/send.ts'
import type { SessionKeys } from '../session-keys.ts'
import { createLogoutGuard } from './logout-guard.ts'
import { createOtherTabs } from './other-tabs.ts'
import { createRefreshLock } from './refresh-lock.ts'
import type { SignInTarget } from './sign-in.ts'
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

/** Milliseconds after the session's first request when the page is reloaded (R77). */
const forcedReloadMilliseconds = 6 * 3600 * 1000

/**
 * State of a session. `unknown` before the first check; `active`; `refreshing` while near expiry (R72); `ended` when
 * signed out (R74, R75); `visitor` where no session is needed (demo project, open test).
 */
export type SessionStatus = 'unknown' | 'active' | 'refreshing' | 'ended' | 'visitor'

export interface SessionState {
  status: SessionStatus
  info: SessionInfo | undefined
  /** Who ended it: a user who signed out, or the platform, after which a sign-in is required. */
  endedBy?: 'person' | 'platform'
}

export interface Session {
  readonly $state: ReadableAtom<SessionState>
  /** User, teams, and permissions of the session, once it has been started or refreshed on this page. */
  readonly $profile: ReadableAtom<Profile | undefined>
  /**
   * Ensures that there is a fresh session. Joins a refresh in progress.
   * @param mayReload whether the page may be reloaded (R77). False for a change, which a reload would cut off.
   * @throws ConsoleError of kind `signed-out` when there is none.
   */
  ensure(mayReload?: boolean): Promise<SessionInfo | undefined>
  /** Refreshes now, once for all callers, widgets, and tabs. `broken` is the rejected CSRF token, if any. */
  refresh(broken?: string): Promise<SessionInfo>
  /**
   * Switches to another team of the same user by a refresh that names it.
   * @throws ConsoleError of kind `forbidden` when the user is not a member of the team.
   */
  switchTeam(teamId: string): Promise<SessionInfo>
  /** Compares the permission fingerprint of a response with that of this page, and refreshes if they differ. */
  hearRights(teamId: string, rights: string): Promise<void>
  /** Applies a response of the account service. */
  accept(answer: Profile): void
  /**
   * Leaves for the sign-in page, with a random state (R80). Returns to an address of this site, by default the current
   * one. Resolves when the page is leaving.
   */
  signIn(to?: string | SignInTarget): Promise<void>
  /** Finishes a sign-in if the address contains its code and state. Returns whether it did. */
  completeSignIn(): Promise<boolean>
  /**
   * Signs out. Ignored within 10 seconds of another sign-out (R76). Then opens the given address if the platform allows
   * it, otherwise the one that the platform names.
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
  route: (address?: Address) => Route
  language: () => Language
  /** Base of the account service. */
  base: string
}

/** Session key of the state that this page has sent (R80). The rest of a sign-in is loaded when there is one. */
const signInStateKey: typeof import('./sign-in.ts').signInStateKey = 'agc_sign_in_state'

/**
 * Timeout of a refresh in milliseconds, since every other tab waits for it. No other call has a timeout of its own
 * (R142).
 */
const longestRefresh = 20_000

/** The session of one console, the only place that decides whether a user is signed in. */
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
  // Counts the ends, so that the response to a request from before an end does not restore the session.
  let ends = 0
  // A fingerprint that has caused a refresh causes no other one.
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
  /** Another tab may use another team: then only the tokens are shared. */
  const adoptFromAnotherTab = (profile: Profile) => {
    const current = held()
    if (!current || (current.teamId === profile.teamId && current.mainUserId === profile.userId)) return adopt(profile)
    if (current.mainUserId === profile.userId)
      return activate({ ...infoFromAnswer(profile, now()), teamId: current.teamId, siteid: current.siteid })
    // Another user has signed in: nothing of the previous one may stay on the page.
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
    // A refresh from before the end may arrive after it; only a sign-in restores a session.
    if (status === 'visitor' || (news.kind === 'refreshed' && (status === 'ended' || !held()))) return
    try {
      adoptFromAnotherTab(news.profile)
    } catch {
      // The page is reloading for another user.
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
    // Another caller has refreshed since that token was rejected.
    if (broken && current && current.csrftoken !== broken) return Promise.resolve(current)
    return renewing ?? renew(current?.teamId ?? cookies.get(cookieNames.teamId) ?? '', false)
  }

  const switchTeam = async (teamId: string): Promise<SessionInfo> => {
    while (renewing) await renewing.catch(() => undefined)
    // Checked here first: a rejected refresh would end the session (R75).
    if ($profile.get()?.teams?.every((team) => team.teamId !== teamId))
      throw new ConsoleError({
        kind: 'forbidden',
        code: 'ERR_BAD_OPTION_VALUE',
        message: `'${teamId}' is not one of your teams.`,
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
    // A page returning from the account service finishes the sign-in before anything else.
    await completeSignIn()
    if ($state.get().status === 'ended') throw signedOut()
    const info = held()
    if (skipsRefresh) return info
    if (!info) return refresh()
    if (now() >= info.expiretime_real && !refreshedElsewhere(info)) {
      end('platform')
      throw signedOut()
    }
    if (now() >= info.expiretime || !$profile.get()) await refresh()
    // After a refresh, whose new token a reload in the middle of it would lose.
    if (mayReload && age.olderThan(forcedReloadMilliseconds)) {
      age.forget()
      ports.reload()
    }
    if (!['active', 'refreshing'].includes($state.get().status)) $state.set({ status: 'active', info })
    age.start()
    return held()
  }

  /** A suspended tab may have an outdated copy of a session that other tabs have kept fresh; the cookies show it. */
  const refreshedElsewhere = (info: SessionInfo) => {
    const shared = sharedToken()
    return shared !== undefined && shared !== info.csrftoken
  }

  const signIn = (to?: string | SignInTarget) =>
    import('./sign-in.ts').then(
      ({ leaveForSignIn }) => leaveForSignIn(ports, { options, language: language(), base }, to),
      ports.reportError,
    )

  const accept = (answer: Profile) => {
    adopt(answer)
    age.start()
    tabs.tell({ kind: 'signed-in', profile: answer })
  }

  const finishSignIn = async (): Promise<boolean> => {
    const { searchParams } = new URL(ports.address().href)
    const code = searchParams.get('code')
    const state = searchParams.get('state')
    const expected = sessionStorage.getItem(signInStateKey)
    if (!code || !state || !expected) return false
    const { returnFromSignIn } = await import('./sign-in.ts')
    await returnFromSignIn(ports, {
      isOwn: state === expected,
      login: () => send(calls['session.login'], { code, state, lang: loginLanguage(language()) }, {}),
      accept: (answer) => accept(requireToken(answer)),
      route,
    })
    return true
  }
  /** Concurrent calls on a page that has just returned share one exchange of the code. */
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
      // An expired session needs no sign-out.
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
      // Many calls may notice at the same time; one new login is enough.
      if (!mayLogOut()) return
      end('platform')
      void signIn()
    },
    close: tabs.close,
  }
}

/**
 * Whether the failure of a refresh ends the session (R75): only if the platform rejected it. No response, an
 * intermediary's response, a server error, or a refusal of this page says nothing about the session.
 */
function endsSession(error: unknown): boolean {
  if (!(error instanceof ConsoleError) || error.refusesPage) return false
  return error.status === 401 || (error.retCode !== undefined && error.status < 500 && error.status !== 429)
}

/** A response without a token isn't from the account service, and says nothing about the session. */
function requireToken(answer: Profile): Profile {
  if (answer.csrfToken && answer.teamId) return answer
  throw new ConsoleError({
    kind: 'server',
    code: 'ERR_BAD_RESPONSE',
    message: 'The account service returned no session. Try again.',
    status: 200,
  })
}

function signedOut(cause?: unknown): ConsoleError {
  return new ConsoleError({
    kind: 'signed-out',
    code: 'ERR_BAD_REQUEST',
    status: 401,
    message: 'The session has ended. Sign in again to continue.',
    cause,
    ...(cause instanceof ConsoleError ? { retCode: cause.retCode, reason: cause.reason } : {}),
  })
}
