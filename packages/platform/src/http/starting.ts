import type { SignInLanguage } from '../accounts/sign-in-texts.ts'
import { unavailable } from './health.ts'
import { noticePage, noticePolicy } from './notice-page.ts'
import { startingTexts } from './starting-texts.ts'

/** Seconds after which a page reloads, and a caller may try again. */
const retrySeconds = 2

/** A refresh that the document declares would only scroll where the address has a fragment, such as a route. */
const script = `setTimeout(()=>location.reload(),${1000 * retrySeconds})`

const policy = noticePolicy(script)

/**
 * Answers a request that a node can't answer yet, because a first start fills its database: a browser gets a page that
 * reloads itself until the requested one is there, and a call the status by which clients try again. The page may be
 * framed by everyone, since it holds nothing.
 */
export async function startingAnswer(request: Request, language: SignInLanguage): Promise<Response> {
  const retry = { 'retry-after': String(retrySeconds) }
  if (!request.headers.get('accept')?.includes('text/html')) return unavailable(retry)
  return new Response(noticePage(language, { ...startingTexts[language], script }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...retry,
    },
  })
}
