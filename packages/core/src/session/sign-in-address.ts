import { isWebAddress } from '../formats/web-address.ts'
import { loginLanguage, type Language } from '../language.ts'
import type { ConsoleOptions } from '../options.ts'

/** Parameters of the sign-in page's address. */
export interface SignInPlaces {
  options: ConsoleOptions
  language: Language
  /** Base of the account service. */
  base: string
  /** Address of the page to return to. */
  page: string
  state: string
  /** Another page of the account service that takes the same parameters. */
  signInUrl?: string | undefined
}

/**
 * Builds the address of the sign-in page: client, channel, and type (R84), union mode (R7), language (R81), state
 * (R80).
 */
export function signInAddress({
  options: { login, switches },
  language,
  base,
  page,
  state,
  signInUrl = login?.signInUrl ?? '/account/sign-in',
}: SignInPlaces): string {
  const address = new URL(signInUrl, base)
  const back = new URL(page)
  back.search = ''
  back.hash = ''
  const parameters: Record<string, string | undefined> = {
    client_id: login?.clientId ?? 'console',
    channel: login?.channel,
    type: login?.type,
    union: switches?.unionLogin ? '1' : undefined,
    lang: loginLanguage(language),
    state,
    redirect_uri: back.href,
  }
  for (const [name, value] of Object.entries(parameters)) if (value) address.searchParams.set(name, value)
  return address.href
}

/** Address to open after the sign-in: one of this site, otherwise the page itself. */
export function ownAddress(wanted: string | null, page: string): string {
  const target = wanted !== null && URL.canParse(wanted, page) ? new URL(wanted, page) : undefined
  const here = new URL(page)
  // A blob: address has the origin of the page that created it.
  return target?.origin === here.origin && isWebAddress(target.href) ? target.href : here.origin + here.pathname
}
