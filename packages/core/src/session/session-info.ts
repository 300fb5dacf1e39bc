import type { AnswerOf } from '@console-widgets/contract'
import type { sessionCalls } from '../contracts/session-calls.ts'
import { cookieNames, realSessionSeconds, sessionSeconds } from '../model/requests.ts'
import type { CookieStore, KeyValueStore } from '../options.ts'
import type { SessionKeys } from '../session-keys.ts'

/**
 * The session copy of the developer user info (R25, R26). Times are in milliseconds since 1970, by this machine's
 * clock.
 */
export interface SessionInfo {
  mainUserId: string
  siteid: string
  csrftoken: string
  teamId: string
  /** When the session is near expiry and must be refreshed. */
  expiretime: number
  /** When the user is signed out. */
  expiretime_real: number
}

/** Response to a login or refresh: the session, the user, their teams, and their permissions (R27, R28). */
export type Profile = AnswerOf<(typeof sessionCalls)['session.refresh']>

const storageKey = 'agc_session_userinfo'
const profileKey = 'agc_session_profile'

/** Milliseconds that a session may still be refreshed after it is near expiry. */
const grace = (realSessionSeconds - sessionSeconds) * 1000

/**
 * Builds the session copy from a response that has just arrived. Its times are the platform's: where they are missing,
 * or implausible by this machine's clock, the known lifetime starts now instead.
 */
export function infoFromAnswer(answer: Profile, now: number): SessionInfo {
  const latest = now + sessionSeconds * 1000
  const expiretime = answer.expireTime > now && answer.expireTime <= latest ? answer.expireTime : latest
  const known = answer.realExpireTime >= answer.expireTime
  return {
    mainUserId: answer.userId,
    siteid: answer.siteID,
    csrftoken: answer.csrfToken,
    teamId: answer.teamId,
    expiretime,
    expiretime_real: expiretime + (known ? answer.realExpireTime - answer.expireTime : grace),
  }
}

/** Reads the session copy. Undefined if unreadable. */
export function loadSessionInfo(store: KeyValueStore): SessionInfo | undefined {
  const info = readJson<SessionInfo>(store, storageKey)
  return info &&
    typeof info.csrftoken === 'string' &&
    typeof info.expiretime === 'number' &&
    typeof info.expiretime_real === 'number'
    ? info
    : undefined
}

/** Reads the profile. Undefined if unreadable. */
export function loadProfile(store: KeyValueStore): Profile | undefined {
  const profile = readJson<Profile>(store, profileKey)
  return profile && typeof profile.permissions === 'object' ? { ...profile, csrfToken: '' } : undefined
}

/**
 * Stores the profile across page loads, and the session keys derived from it (R28, R29). The token is only stored with
 * the session copy.
 */
export function keepProfile(profile: Profile, store: KeyValueStore, keys: SessionKeys): void {
  store.setItem(profileKey, JSON.stringify({ ...profile, csrfToken: '' }))
  keys.set('agc_uid', profile.userId)
  keys.set('teamId', profile.teamId)
  keys.set('teamCountryCode', profile.teamCountry)
  keys.set('teamSiteId', profile.siteID)
  keys.set('teamUserType', profile.teamUserType)
  keys.set('userType', profile.userType)
  keys.set('verifyRealName', profile.verifyRealName)
  keys.set('upSiteId', profile.upSiteId)
  keys.set('dataLocation', profile.dataLocation)
  keys.set('userPermissions', profile.permissions)
  keys.set('userRoles', profile.roles)
}

function readJson<T>(store: KeyValueStore, key: string): T | undefined {
  try {
    return (JSON.parse(store.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the session copy, and the readable cookies for one hour (R33, R73, R78). */
export function keepSessionInfo(info: SessionInfo, store: KeyValueStore, cookies: CookieStore): void {
  store.setItem(storageKey, JSON.stringify(info))
  const { mainUserId, siteid, csrftoken } = info
  cookies.set(cookieNames.userInfo, JSON.stringify({ mainUserId, siteid, csrftoken }), sessionSeconds)
  cookies.set(cookieNames.csrfToken, csrftoken, sessionSeconds)
  cookies.set(cookieNames.teamId, info.teamId, sessionSeconds)
  cookies.set(cookieNames.currentTeamId, info.teamId, sessionSeconds)
  cookies.set(cookieNames.teamSiteId, siteid, sessionSeconds)
}

/** Removes the session copy of this tab. */
export function forgetSessionInfo(store: KeyValueStore): void {
  store.removeItem(storageKey)
  store.removeItem(profileKey)
}

/** Removes the readable cookies, which all tabs share. */
export function forgetSessionCookies(cookies: CookieStore): void {
  for (const name of [
    cookieNames.userInfo,
    cookieNames.csrfToken,
    cookieNames.teamId,
    cookieNames.currentTeamId,
    cookieNames.teamSiteId,
  ])
    cookies.remove(name)
}
