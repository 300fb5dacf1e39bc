import { demoAccount, type Platform } from '@console-widgets/sandbox'

/** A cookie as a browser is given it. */
export interface SessionCookie {
  name: string
  value: string
  httpOnly: boolean
}

/**
 * Signs a demo account in without a page, and returns its session cookies.
 *
 * @param origin the platform's own
 * @param account default: the account holder's
 */
export async function signInCookies(
  platform: Platform,
  origin: string,
  account: string = demoAccount.account,
): Promise<SessionCookie[]> {
  const state = 'straight'
  const form = new URLSearchParams({ ...demoAccount, account, state, redirect_uri: `${origin}/` })
  const answer = await platform.fetch(new Request(`${origin}/account/sign-in`, { method: 'POST', body: form }))
  const code = new URL(answer.headers.get('location') as string).searchParams.get('code')
  const login = await platform.fetch(
    new Request(`${origin}/agc/edge/oauth2/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, state }),
    }),
  )
  return login.headers.getSetCookie().map((header) => {
    const [name = '', ...value] = (header.split(';')[0] as string).split('=')
    return { name, value: value.join('='), httpOnly: /httponly/i.test(header) }
  })
}
