import { createMemoryStore } from './browser-ports.ts'
import { createConsole, type Console } from './console.ts'
import { ConsoleError } from './errors.ts'
import type { ConsoleOptions } from './options.ts'
import { createProgramCookies } from './program/cookie-jar.ts'
import { endpointsOfZone } from './request/endpoint.ts'
import { defaultZone } from './zone.ts'

/** Options of a console in a program, and the account to sign in with. */
export interface ProgramOptions extends Omit<
  ConsoleOptions,
  'cookies' | 'sessionStorage' | 'localStorage' | 'address' | 'goTo' | 'window'
> {
  account: string
  password: string
}

/**
 * Creates a console for a program without pages, such as a script in Node, and signs it in: with the account service's
 * form and the code that it returns, as a browser does. Close the console to let the program end.
 *
 * ```ts
 * const console = await openAsProgram({ zones, account: 'ci@portal.example', password: process.env.PASSWORD })
 * const { items } = await console.invoke(calls['apps.app.list'], {})
 * console.close()
 * ```
 *
 * @throws ConsoleError if the platform can't be reached, or the account can't be signed in
 */
export async function openAsProgram({ account, password, ...options }: ProgramOptions): Promise<Console> {
  const { fetch, cookies } = createProgramCookies(options.fetch ?? globalThis.fetch)
  let href = `${new URL(endpointsOfZone(options, defaultZone).api).origin}/`
  const console = createConsole({
    ...options,
    fetch,
    cookies,
    sessionStorage: createMemoryStore(),
    localStorage: createMemoryStore(),
    address: () => new URL(href),
    goTo: (url) => {
      href = url
    },
  })
  try {
    await console.session.signIn()
    const { origin, pathname, searchParams } = new URL(href)
    const body = new URLSearchParams([...searchParams, ['account', account], ['password', password]])
    const answer = await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' }).catch((cause) => {
      throw notReached(origin, cause)
    })
    const location = answer.headers.get('location')
    if (!location) throw refusedSignIn(account, answer.status)
    href = location
    await console.session.completeSignIn()
    return console
  } catch (error) {
    console.close()
    throw error
  }
}

function notReached(origin: string, cause: unknown): ConsoleError {
  return new ConsoleError({ kind: 'network', code: 'ERR_NETWORK', message: `Can’t reach ${origin}.`, cause })
}

function refusedSignIn(account: string, status: number): ConsoleError {
  return new ConsoleError({
    kind: 'refused',
    code: 'ERR_BAD_REQUEST',
    message: `${account} couldn’t be signed in: the platform responded with ${status}. Check the account and the password.`,
    status,
  })
}
