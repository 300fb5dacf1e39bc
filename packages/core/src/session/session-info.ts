import type { AnswerOf } from '@console-widgets/contract'
import type { calls } from '../contract.ts'
import { cookieNames, sessionSeconds } from '../model.ts'
import type { CookieStore, KeyValueStore } from '../options.ts'

/** The session copy of the developer user info (R25, R26). Times in milliseconds since 1970. */
export interface SessionInfo {
  mainUserId: string
  siteid: string
  csrftoken: string
  teamId: string
  /** After it the session is near expiry and is refreshed. */
  expiretime: number
  /** After it the person is signed out. */
  expiretime_real: number
}

/** What a login or refresh answers: the person, the teams and the rights beside the session itself (R27, R28). */
export type Profile = AnswerOf<(typeof calls)['session.refresh']>

const storageKey = 'agc_session_userinfo'
const profileKey = 'agc_session_profile'

/** Builds the session copy from an answer of the account service. */
export function infoFromAnswer(answer: Profile): SessionInfo {
  return {
    mainUserId: answer.userId,
    siteid: answer.siteID,
    csrftoken: answer.csrfToken,
    teamId: answer.teamId,
    expiretime: answer.expireTime,
    expiretime_real: answer.realExpireTime,
  }
}

/** Reads the session copy; anything unreadable counts as none. */
export function loadSessionInfo(store: KeyValueStore): SessionInfo | undefined {
  const info = readJson<SessionInfo>(store, storageKey)
  return info && typeof info.csrftoken === 'string' && typeof info.expiretime === 'number' ? info : undefined
}

/** Reads the profile; anything unreadable counts as none. */
export function loadProfile(store: KeyValueStore): Profile | undefined {
  const profile = readJson<Profile>(store, profileKey)
  return profile && typeof profile.permissions === 'object' ? { ...profile, csrfToken: '' } : undefined
}

/** Keeps the profile over page loads; the token stays with the session copy alone. */
export function keepProfile(profile: Profile, store: KeyValueStore): void {
  store.setItem(profileKey, JSON.stringify({ ...profile, csrfToken: '' }))
}

function readJson<T>(store: KeyValueStore, key: string): T | undefined {
  try {
    return (JSON.parse(store.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the session copy, and the readable cookies for one hour (R33, R73, R78). */
export function keepSessionInfo(info: SessionInfo, store: KeyValueStore, cookies: CookieStore): void {
  store.setItem(storageKey, JSON.stringify(info))
  const { mainUserId, siteid, csrftoken } = info
  cookies.set(cookieNames.userInfo, JSON.stringify({ mainUserId, siteid, csrftoken }), sessionSeconds)
  cookies.set(cookieNames.csrfToken, csrftoken, sessionSeconds)
  cookies.set(cookieNames.teamId, info.teamId, sessionSeconds)
  cookies.set(cookieNames.currentTeamId, info.teamId, sessionSeconds)
  cookies.set(cookieNames.teamSiteId, siteid, sessionSeconds)
}

/** Forgets the session on this page. */
export function forgetSessionInfo(store: KeyValueStore, cookies: CookieStore): void {
  store.removeItem(storageKey)
  store.removeItem(profileKey)
  for (const name of [cookieNames.userInfo, cookieNames.csrfToken, cookieNames.teamId, cookieNames.currentTeamId, cookieNames.teamSiteId])
    cookies.remove(name)
}
