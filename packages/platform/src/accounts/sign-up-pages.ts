import type { Hono } from 'hono'
import { readLimited } from '../calls/decode-input.ts'
import type { RouterEnvironment } from '../calls/plane.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { pageHeaders } from './page-headers.ts'
import {
  declaredParameters,
  isForeign,
  leadBack,
  mayLeadBack,
  originOf,
  readSignInLanguage,
} from './requesting-page.ts'
import { signInPage } from './sign-in-page.ts'
import { findSignUpInvitation, mailCode, signUp, type SignUpInvitation } from './sign-up.ts'
import { closedSignUpPage, signUpPage } from './sign-up-page.ts'

/** Longest token of an invitation that is looked up. */
const longestToken = 100

/** Pages on which an invited person creates an account for the invited address, and no other. */
export function signUpPages(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  const answer = async (query: URLSearchParams, html: string, status = 200) =>
    new Response(html, { status, headers: await pageHeaders(originOf(query)) })

  /** Admits requests of an allowed page with an open invitation. */
  const withInvitation = async (
    sent: URLSearchParams,
    work: (query: URLSearchParams, invitation: SignUpInvitation) => Promise<Response>,
  ): Promise<Response> => {
    const asked = declaredParameters(sent)
    const language = readSignInLanguage(asked.get('lang'))
    if (!(await mayLeadBack(asked, services))) {
      const html = signInPage({ query: asked, language, problem: { kind: 'redirect' } })
      return new Response(html, { status: 400, headers: await pageHeaders(undefined) })
    }
    const token = (sent.get('invitation') ?? '').slice(0, longestToken)
    const query = new URLSearchParams([...asked, ['invitation', token]])
    const invitation = await findSignUpInvitation(services, token)
    if (invitation?.state === 'pending') return work(query, invitation)
    return answer(query, closedSignUpPage({ query, language, reason: invitation?.state ?? 'unknown' }), 410)
  }

  app.get('/account/sign-up', (context) =>
    withInvitation(new URL(context.req.url).searchParams, (query, invitation) => {
      const language = readSignInLanguage(query.get('lang'))
      return answer(query, signUpPage({ query, language, invitation, isSent: false }))
    }),
  )

  app.post('/account/sign-up', async (context) => {
    const request = context.req.raw
    const { address } = context.env
    const form = new URLSearchParams(new TextDecoder().decode(await readLimited(request, 16_384)))
    // A form of another page is treated as one that leads nowhere.
    if (isForeign(request, services)) form.delete('redirect_uri')
    return withInvitation(form, async (query, invitation) => {
      const language = readSignInLanguage(query.get('lang'))
      if (form.get('step') !== 'account') {
        const problem = await mailCode(services, invitation, language, address)
        const html = signUpPage({ query, language, invitation, isSent: true, problem })
        return answer(query, html, problem ? 429 : 200)
      }
      const value = (name: string) => form.get(name) ?? ''
      const entered = {
        code: value('code'),
        userName: value('userName'),
        country: value('country'),
        phone: value('phone'),
        password: value('password'),
        repeat: value('repeat'),
      }
      const result = await signUp(services, invitation, entered, language, address)
      if ('userId' in result) return leadBack(services, query, result.userId)
      const { problem } = result
      const html = signUpPage({ query, language, invitation, isSent: true, typed: form, problem })
      return answer(query, html, typeof problem === 'object' ? 429 : 400)
    })
  })
}
