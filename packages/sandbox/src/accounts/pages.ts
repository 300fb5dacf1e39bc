import type { Hono } from 'hono'
import type { RouterEnvironment } from '../http/router.ts'
import type { Services } from '../services.ts'
import { isAllowedAddress } from './next-url.ts'
import { checkPassword, issueCode } from './sign-in.ts'
import { signInPage, type SignInLanguage } from './sign-in-page.ts'
import { readLimited } from '../http/decode-input.ts'

/** Headers of the account service's pages: no script, no frame, nothing from elsewhere. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** The sign-in page of the account service: a form that leads back with a one-time code. */
export function accountPages(app: Hono<RouterEnvironment>, services: Services): void {
  const page = (query: URLSearchParams, problem?: 'wrong' | 'throttled' | 'redirect', status = 200) =>
    new Response(signInPage({ query, language: readSignInLanguage(query.get('lang')), ...(problem ? { problem } : {}) }), { status, headers: pageHeaders })

  app.get('/account/sign-in', (context) => {
    const query = new URL(context.req.url).searchParams
    return isAllowedAddress(query.get('redirect_uri') ?? '', services) ? page(query) : page(query, 'redirect', 400)
  })

  app.post('/account/sign-in', async (context) => {
    const request = context.req.raw
    const form = new URLSearchParams(new TextDecoder().decode(await readLimited(request, 16_384)))
    const query = new URLSearchParams([...form].filter(([name]) => name !== 'account' && name !== 'password'))
    const redirect = form.get('redirect_uri') ?? ''
    const state = form.get('state') ?? ''
    const origin = request.headers.get('origin')
    const foreign = origin !== null && origin !== 'null' && origin !== services.publicOrigin
    if (foreign || !state || !isAllowedAddress(redirect, services)) return page(query, 'redirect', 400)
    const result = await services.database.asPlatform((db) =>
      checkPassword(db, form.get('account') ?? '', form.get('password') ?? '', context.env.address, services.clock.now()),
    )
    if ('failed' in result) return page(query, result.failed, result.failed === 'throttled' ? 429 : 401)
    const code = await services.database.asPlatform((db) => issueCode(db, result.userId, state, services.clock.now()))
    const target = new URL(redirect)
    target.searchParams.set('code', code)
    target.searchParams.set('state', state)
    return new Response(null, { status: 303, headers: { location: target.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } })
  })
}

function readSignInLanguage(lang: string | null): SignInLanguage {
  if (lang === 'zh-CN') return 'cn'
  return lang === 'ru-ru' ? 'ru' : 'en'
}
