import type { Hono } from 'hono'
import { readLimited } from '../calls/decode-input.ts'
import type { RouterEnvironment } from '../calls/plane.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
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
import { checkPassword, unionPartners, type Claim } from './sign-in.ts'
import { signInPage, type SignInProblem } from './sign-in-page.ts'

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
    const target = problem?.kind === 'redirect' ? undefined : originOf(query)
    const html = signInPage({ query, typed, language: readSignInLanguage(query.get('lang')), partners, problem })
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

  app.get('/account/sign-in', async (context) => {
    const query = declaredParameters(new URL(context.req.url).searchParams)
    return (await mayLeadBack(query, services)) ? page(query, new URLSearchParams(), 200) : refused(query)
  })

  app.post('/account/sign-in', async (context) => {
    const request = context.req.raw
    const form = new URLSearchParams(new TextDecoder().decode(await readLimited(request, 16_384)))
    const query = declaredParameters(form)
    if (isForeign(request, services) || !(await mayLeadBack(query, services))) return refused(query)
    const place = { address: context.env.address, device: await readDevice(request) }
    const result = await checkPassword(services, claimOf(form), form.get('password') ?? '', place)
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
    const next = result.mustChangePassword
      ? await askForPassword(query, await issueTicket(services, result.userId, stateOf(query)))
      : await leadBack(services, query, result.userId)
    next.headers.append('set-cookie', deviceHeader(result.deviceToken, isSecure(services.publicOrigin)))
    return next
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
