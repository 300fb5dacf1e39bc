import type { Hono } from 'hono'
import { readLimited } from '../calls/decode-input.ts'
import type { RouterEnvironment } from '../calls/plane.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { changePassword, issueTicket } from './change-password.ts'
import { newPasswordPage, type NewPasswordProblem } from './new-password-page.ts'
import { isAllowedAddress } from './next-url.ts'
import { checkPassword, unionPartners, type Claim } from './sign-in.ts'
import { issueCode } from './sign-in-codes.ts'
import { signInPage, type SignInLanguage, type SignInProblem } from './sign-in-page.ts'
import { signInStyle } from './sign-in-style.ts'

/** Parameters of a sign-in request: client, channel, and type (R84), union mode (R7), language (R81), state (R80). */
const parameters = ['client_id', 'channel', 'type', 'union', 'way', 'lang', 'state', 'redirect_uri']

/** The state parameter is random letters; anything else is rejected. */
const statePattern = /^[\x21-\x7e]{1,200}$/

const styleHash = crypto.subtle
  .digest('SHA-256', new TextEncoder().encode(signInStyle))
  .then((hash) => btoa(String.fromCharCode(...new Uint8Array(hash))))

/**
 * Headers of the account service's pages: no scripts, no frames, no external resources, and forms that lead only back
 * to the requesting page. The referrer policy keeps the form's Origin header.
 */
async function pageHeaders(target: string | undefined): Promise<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${await styleHash}'; form-action 'self'${target ? ` ${target}` : ''}; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  }
}

/** Pages of the account service, such as the sign-in form that redirects back with a single-use code. */
export function accountPages(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  const page = async (
    query: URLSearchParams,
    typed: URLSearchParams,
    status: number,
    problem?: SignInProblem,
    headers: Record<string, string> = {},
  ) => {
    const partners = query.get('union') === '1' ? await unionPartners(services) : undefined
    const target = problem?.kind === 'redirect' ? undefined : new URL(query.get('redirect_uri') as string).origin
    const html = signInPage({ query, typed, language: readSignInLanguage(query.get('lang')), partners, problem })
    return new Response(html, { status, headers: { ...(await pageHeaders(target)), ...headers } })
  }
  const refused = (query: URLSearchParams) => page(query, new URLSearchParams(), 400, { kind: 'redirect' })

  /** Only the platform's own forms are accepted, so that no other page can sign a user in to someone else's account. */
  const isForeign = ({ headers }: Request) =>
    headers.get('origin') !== null && headers.get('origin') !== services.publicOrigin
  const askForPassword = async (query: URLSearchParams, ticket: string, problem?: NewPasswordProblem) => {
    const html = newPasswordPage({ query, ticket, language: readSignInLanguage(query.get('lang')), problem })
    return new Response(html, {
      status: problem ? 400 : 200,
      headers: await pageHeaders(new URL(query.get('redirect_uri') as string).origin),
    })
  }
  /** Redirects to the requesting page with a code that it exchanges for a session. */
  const leadBack = async (query: URLSearchParams, userId: string) => {
    const target = new URL(query.get('redirect_uri') as string)
    target.searchParams.set(
      'code',
      await services.database.asPlatform((db) => issueCode(db, userId, stateOf(query), services.clock.now())),
    )
    target.searchParams.set('state', stateOf(query))
    return new Response(null, {
      status: 303,
      headers: { location: target.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    })
  }

  app.get('/account/sign-in', async (context) => {
    const query = declaredParameters(new URL(context.req.url).searchParams)
    return (await mayLeadBack(query, services)) ? page(query, new URLSearchParams(), 200) : refused(query)
  })

  app.post('/account/sign-in', async (context) => {
    const request = context.req.raw
    const form = new URLSearchParams(new TextDecoder().decode(await readLimited(request, 16_384)))
    const query = declaredParameters(form)
    if (isForeign(request) || !(await mayLeadBack(query, services))) return refused(query)
    const result = await checkPassword(services, claimOf(form), form.get('password') ?? '', context.env.address)
    if ('failed' in result) {
      if (result.failed === 'wrong') return page(query, form, 401, { kind: 'wrong' })
      return page(
        query,
        form,
        429,
        { kind: 'throttled', minutes: Math.ceil(result.retryAfter / 60) },
        { 'retry-after': String(result.retryAfter) },
      )
    }
    if (result.mustChangePassword)
      return askForPassword(query, await issueTicket(services, result.userId, stateOf(query)))
    return leadBack(query, result.userId)
  })

  app.post('/account/new-password', async (context) => {
    const request = context.req.raw
    const form = new URLSearchParams(new TextDecoder().decode(await readLimited(request, 16_384)))
    const query = declaredParameters(form)
    if (isForeign(request) || !(await mayLeadBack(query, services))) return refused(query)
    const result = await changePassword(
      services,
      form.get('ticket') ?? '',
      stateOf(query),
      form.get('password') ?? '',
      form.get('repeat') ?? '',
    )
    if (result === 'late') return page(query, form, 401, { kind: 'late' })
    return 'problem' in result ? askForPassword(query, result.ticket, result.problem) : leadBack(query, result.userId)
  })
}

/** The state, already checked by `mayLeadBack`. */
const stateOf = (query: URLSearchParams) => query.get('state') as string

function declaredParameters(sent: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    parameters.flatMap((name) => (sent.get(name) === null ? [] : [[name, sent.get(name) as string]])),
  )
}

async function mayLeadBack(query: URLSearchParams, services: PlatformParts): Promise<boolean> {
  if (!statePattern.test(query.get('state') ?? '')) return false
  return isAllowedAddress(query.get('redirect_uri') ?? '', services, services.database.asPlatform)
}

/** Union accounts work only if the requesting page has enabled union login. */
function claimOf(form: URLSearchParams): Claim {
  if (form.get('union') === '1' && form.get('way') === 'union')
    return { partner: form.get('partner') ?? '', unionId: form.get('union_id') ?? '' }
  return { account: form.get('account') ?? '' }
}

function readSignInLanguage(lang: string | null): SignInLanguage {
  if (lang === 'zh-CN') return 'cn'
  return lang === 'ru-ru' ? 'ru' : 'en'
}
