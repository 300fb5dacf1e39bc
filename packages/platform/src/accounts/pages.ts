import type { Hono } from 'hono'
import { readLimited } from '../calls/decode-input.ts'
import type { RouterEnvironment } from '../calls/plane.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { hashToken } from '../secrets/secrets.ts'
import { confirmBrowser, sendBrowserCode } from './browser-codes.ts'
import { changePassword, issueTicket } from './change-password.ts'
import { deviceHeader, readDevice } from './known-devices.ts'
import { newPasswordPage, type NewPasswordProblem } from './new-password-page.ts'
import { pageHeaders } from './page-headers.ts'
import {
  declaredParameters,
  isForeign,
  leadBack,
  mayLeadBack,
  originOf,
  readSignInLanguage,
  stateOf,
} from './requesting-page.ts'
import { isSecure } from './sessions.ts'
import { signUpPages } from './sign-up-pages.ts'
import {
  checkPassword,
  placeOfRequest,
  unionPartners,
  type Claim,
  type SignedIn,
  type SignInFailure,
} from './sign-in.ts'
import { signInPage, type SignInProblem } from './sign-in-page.ts'

/** Pages of the account service, such as the sign-in form that redirects back with a single-use code. */
export function accountPages(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  const page = async (
    query: URLSearchParams,
    typed: URLSearchParams,
    status: number,
    problem?: SignInProblem,
    { headers = {}, asksForCode = false }: { headers?: Record<string, string>; asksForCode?: boolean } = {},
  ) => {
    const partners = query.get('union') === '1' ? await unionPartners(services) : undefined
    const target = problem?.kind === 'redirect' ? undefined : originOf(query)
    const language = readSignInLanguage(query.get('lang'))
    const html = signInPage({ query, typed, language, partners, problem, asksForCode })
    return new Response(html, { status, headers: { ...(await pageHeaders(target)), ...headers } })
  }
  const refused = (query: URLSearchParams) => page(query, new URLSearchParams(), 400, { kind: 'redirect' })

  const askForPassword = async (query: URLSearchParams, ticket: string, problem?: NewPasswordProblem) => {
    const html = newPasswordPage({ query, ticket, language: readSignInLanguage(query.get('lang')), problem })
    return new Response(html, {
      status: problem ? 400 : 200,
      headers: await pageHeaders(originOf(query)),
    })
  }

  const answerFailure = (query: URLSearchParams, form: URLSearchParams, result: SignInFailure) => {
    if (result.failed === 'wrong') return page(query, form, 401, { kind: 'wrong' })
    const problem = { kind: 'throttled' as const, minutes: Math.ceil(result.retryAfter / 60) }
    return page(query, form, 429, problem, { headers: { 'retry-after': String(result.retryAfter) } })
  }

  const leadOn = async (query: URLSearchParams, { userId, mustChangePassword }: SignedIn) =>
    mustChangePassword
      ? askForPassword(query, await issueTicket(services, userId, stateOf(query)))
      : leadBack(services, query, userId)

  app.get('/account/sign-in', async (context) => {
    const query = declaredParameters(new URL(context.req.url).searchParams)
    return (await mayLeadBack(query, services)) ? page(query, new URLSearchParams(), 200) : refused(query)
  })

  app.post('/account/sign-in', async (context) => {
    const request = context.req.raw
    const form = new URLSearchParams(new TextDecoder().decode(await readLimited(request, 16_384)))
    const query = declaredParameters(form)
    if (isForeign(request, services) || !(await mayLeadBack(query, services))) return refused(query)
    const claim = claimOf(form)
    if (form.get('step') === 'code') {
      await sendBrowserCode(services, claim, readSignInLanguage(query.get('lang')))
      return page(query, form, 200, undefined, { asksForCode: true })
    }
    const place = placeOfRequest(context.env.address, await readDevice(request))
    const code = form.get('code')
    const token = code === null ? undefined : await confirmBrowser(services, claim, code, place)
    if (code !== null && token === undefined) return page(query, form, 401, { kind: 'code' }, { asksForCode: true })
    const device = token === undefined ? place.device : await hashToken(token)
    const result = await checkPassword(services, claim, form.get('password') ?? '', { ...place, device })
    const answer = 'failed' in result ? await answerFailure(query, form, result) : await leadOn(query, result)
    const known = 'failed' in result ? token : result.deviceToken
    if (known !== undefined) answer.headers.append('set-cookie', deviceHeader(known, isSecure(services.publicOrigin)))
    return answer
  })

  signUpPages(app, services)

  app.post('/account/new-password', async (context) => {
    const request = context.req.raw
    const form = new URLSearchParams(new TextDecoder().decode(await readLimited(request, 16_384)))
    const query = declaredParameters(form)
    if (isForeign(request, services) || !(await mayLeadBack(query, services))) return refused(query)
    const result = await changePassword(
      services,
      form.get('ticket') ?? '',
      stateOf(query),
      form.get('password') ?? '',
      form.get('repeat') ?? '',
    )
    if (result === 'late') return page(query, form, 401, { kind: 'late' })
    return 'problem' in result
      ? askForPassword(query, result.ticket, result.problem)
      : leadBack(services, query, result.userId)
  })
}

/** Union accounts work only if the requesting page has enabled union login. */
function claimOf(form: URLSearchParams): Claim {
  if (form.get('union') === '1' && form.get('way') === 'union')
    return { partner: form.get('partner') ?? '', unionId: form.get('union_id') ?? '' }
  return { account: form.get('account') ?? '' }
}
