import type { Hono } from 'hono'
import { readLimited } from '../http/decode-input.ts'
import type { RouterEnvironment } from '../http/router.ts'
import type { Services } from '../services.ts'
import { isAllowedAddress } from './next-url.ts'
import { checkPassword, unionPartners, type Claim } from './sign-in.ts'
import { issueCode } from './sign-in-codes.ts'
import { signInPage, type SignInLanguage, type SignInProblem } from './sign-in-page.ts'
import { signInStyle } from './sign-in-style.ts'

/** What the page that asks for a sign-in may give: client, channel and type (R84), union mode (R7), language (R81), state (R80). */
const parameters = ['client_id', 'channel', 'type', 'union', 'way', 'lang', 'state', 'redirect_uri']

/** A state that a page sends is random letters; nothing else is carried along. */
const statePattern = /^[\x21-\x7e]{1,200}$/

const styleHash = crypto.subtle.digest('SHA-256', new TextEncoder().encode(signInStyle)).then((hash) => btoa(String.fromCharCode(...new Uint8Array(hash))))

/**
 * Headers of the account service's pages: no script, no frame, nothing from elsewhere, and the form leads only back
 * to the page that asked. The referrer stays on this origin, and with it the browser tells the form's Origin.
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

/** The sign-in page of the account service: a form that leads back with a one-time code. */
export function accountPages(app: Hono<RouterEnvironment>, services: Services): void {
  const page = async (query: URLSearchParams, typed: URLSearchParams, status: number, problem?: SignInProblem, headers: Record<string, string> = {}) => {
    const partners = query.get('union') === '1' ? await unionPartners(services) : undefined
    const target = problem?.kind === 'redirect' ? undefined : new URL(query.get('redirect_uri') as string).origin
    const html = signInPage({ query, typed, language: readSignInLanguage(query.get('lang')), partners, problem })
    return new Response(html, { status, headers: { ...(await pageHeaders(target)), ...headers } })
  }
  const refused = (query: URLSearchParams) => page(query, new URLSearchParams(), 400, { kind: 'redirect' })

  app.get('/account/sign-in', (context) => {
    const query = asked(new URL(context.req.url).searchParams)
    return mayLeadBack(query, services) ? page(query, new URLSearchParams(), 200) : refused(query)
  })

  app.post('/account/sign-in', async (context) => {
    const request = context.req.raw
    const form = new URLSearchParams(new TextDecoder().decode(await readLimited(request, 16_384)))
    const query = asked(form)
    const origin = request.headers.get('origin')
    // Only this page's own form is taken, so that no other page signs a person in as somebody else.
    if ((origin !== null && origin !== services.publicOrigin) || !mayLeadBack(query, services)) return refused(query)
    const result = await checkPassword(services, claimOf(form), form.get('password') ?? '', context.env.address)
    if ('failed' in result) {
      if (result.failed === 'wrong') return page(query, form, 401, { kind: 'wrong' })
      return page(query, form, 429, { kind: 'throttled', minutes: Math.ceil(result.retryAfter / 60) }, { 'retry-after': String(result.retryAfter) })
    }
    const state = query.get('state') as string
    const target = new URL(query.get('redirect_uri') as string)
    target.searchParams.set('code', await services.database.asPlatform((db) => issueCode(db, result.userId, state, services.clock.now())))
    target.searchParams.set('state', state)
    return new Response(null, { status: 303, headers: { location: target.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } })
  })
}

function asked(given: URLSearchParams): URLSearchParams {
  return new URLSearchParams(parameters.flatMap((name) => (given.get(name) === null ? [] : [[name, given.get(name) as string]])))
}

function mayLeadBack(query: URLSearchParams, services: Services): boolean {
  return statePattern.test(query.get('state') ?? '') && isAllowedAddress(query.get('redirect_uri') ?? '', services)
}

/** A union account counts only where the page has switched the union login on. */
function claimOf(form: URLSearchParams): Claim {
  if (form.get('union') === '1' && form.get('way') === 'union') return { partner: form.get('partner') ?? '', unionId: form.get('union_id') ?? '' }
  return { account: form.get('account') ?? '' }
}

function readSignInLanguage(lang: string | null): SignInLanguage {
  if (lang === 'zh-CN') return 'cn'
  return lang === 'ru-ru' ? 'ru' : 'en'
}
