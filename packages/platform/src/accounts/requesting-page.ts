import type { PlatformParts } from '../calls/platform-parts.ts'
import { isAllowedAddress } from './next-url.ts'
import { issueCode } from './sign-in-codes.ts'
import type { SignInLanguage } from './sign-in-page.ts'

/** Parameters of a sign-in request: client, channel, and type (R84), union mode (R7), language (R81), state (R80). */
const parameters = ['client_id', 'channel', 'type', 'union', 'way', 'lang', 'state', 'redirect_uri']

/** The state parameter is random letters; anything else is rejected. */
const statePattern = /^[\x21-\x7e]{1,200}$/

/** What the requesting page sent, without anything that it may not send. */
export function declaredParameters(sent: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    parameters.flatMap((name) => (sent.get(name) === null ? [] : [[name, sent.get(name) as string]])),
  )
}

/** Whether the account service may redirect to the requesting page. */
export async function mayLeadBack(query: URLSearchParams, services: PlatformParts): Promise<boolean> {
  if (!statePattern.test(query.get('state') ?? '')) return false
  return isAllowedAddress(query.get('redirect_uri') ?? '', services, services.database.asPlatform)
}

/** The state, already checked by `mayLeadBack`. */
export const stateOf = (query: URLSearchParams): string => query.get('state') as string

/** Origin of the requesting page, already checked by `mayLeadBack`. */
export const originOf = (query: URLSearchParams): string => new URL(query.get('redirect_uri') as string).origin

/** Only the platform's own forms are accepted, so that no other page can sign a user in to someone else's account. */
export function isForeign({ headers }: Request, { publicOrigin }: Pick<PlatformParts, 'publicOrigin'>): boolean {
  return headers.get('origin') !== null && headers.get('origin') !== publicOrigin
}

/** Redirects to the requesting page with a code that it exchanges for a session. */
export async function leadBack(
  { database, clock }: Pick<PlatformParts, 'database' | 'clock'>,
  query: URLSearchParams,
  userId: string,
): Promise<Response> {
  const target = new URL(query.get('redirect_uri') as string)
  target.searchParams.set('code', await database.asPlatform((db) => issueCode(db, userId, stateOf(query), clock.now())))
  target.searchParams.set('state', stateOf(query))
  return new Response(null, {
    status: 303,
    headers: { location: target.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}

export function readSignInLanguage(lang: string | null): SignInLanguage {
  if (lang === 'zh-CN') return 'cn'
  return lang === 'ru-ru' ? 'ru' : 'en'
}
