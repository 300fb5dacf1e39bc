import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { campaignOf, type Visitor } from '@console-widgets/redirects'
import { type Click, dayOf } from '../clicks.ts'
import type { LinkInfo } from '../tables.ts'
import { countryHeader } from '../options.ts'
import { toHex } from '@console-widgets/platform/secrets/byte-texts'

/** A link that a request has found. */
export interface FoundLink {
  linkId: string
  teamId: string
  appId: string
  linkInfo: LinkInfo
}

/** The row of a click, without anything that tells who it was. */
export async function clickOf(
  { clock, options, secret }: Pick<PlatformParts, 'clock' | 'options' | 'secret'>,
  { headers, url }: Request,
  { linkId, teamId, appId, linkInfo }: FoundLink,
  { platform, isBot }: Visitor,
  address: string,
): Promise<Click> {
  const time = clock.now()
  const { source, medium, name } = campaignOf(new URL(url).searchParams, linkInfo.campaign)
  return {
    linkId,
    teamId,
    appId,
    time,
    isBot,
    platform,
    country: countryOf(headers, options.of(countryHeader)),
    referrer: referrerOf(headers),
    source: source ?? null,
    medium: medium ?? null,
    campaign: name ?? null,
    visitor: isBot ? null : await hashVisitor(secret, [dayOf(time), linkId, address, headers.get('user-agent')]),
  }
}

/** A hash that can’t be compared with that of another day or link. */
async function hashVisitor(secret: CryptoKey, parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(['link visitor', ...parts]))
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes))
  return toHex(hash.subarray(0, 16))
}

/** Country by the header that a host sets, else by the region of the preferred language. */
function countryOf(headers: Headers, header: string): string | null {
  const told = header === '' ? null : headers.get(header)?.trim().toUpperCase()
  if (told && /^[A-Z]{2}$/.test(told)) return told
  const tag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}/.exec(headers.get('accept-language') ?? '')?.[0]
  if (!tag) return null
  try {
    const { region } = new Intl.Locale(tag).maximize()
    return region && /^[A-Z]{2}$/.test(region) ? region : null
  } catch {
    return null
  }
}

function referrerOf(headers: Headers): string | null {
  const referrer = headers.get('referer') ?? ''
  return /^https?:/i.test(referrer) && URL.canParse(referrer) ? new URL(referrer).hostname.slice(0, 253) || null : null
}
