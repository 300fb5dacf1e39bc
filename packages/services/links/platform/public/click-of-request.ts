import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { campaignOf, type Visitor } from '@console-widgets/redirects'
import { type Click, dayOf } from '../clicks.ts'
import type { LinkInfo } from '../tables.ts'
import { countryHeader } from '../options.ts'
import { countryOfRequest } from '@console-widgets/platform/http/country-of-request'
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
  network: string,
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
    country: countryOfRequest(headers, options.of(countryHeader)),
    referrer: referrerOf(headers),
    source: source ?? null,
    medium: medium ?? null,
    campaign: name ?? null,
    visitor: isBot ? null : await hashVisitor(secret, [dayOf(time), linkId, network, headers.get('user-agent')]),
  }
}

/** A hash that can’t be compared with that of another day or link. */
async function hashVisitor(secret: CryptoKey, parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(['link visitor', ...parts]))
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes))
  return toHex(hash.subarray(0, 16))
}

function referrerOf(headers: Headers): string | null {
  const referrer = headers.get('referer') ?? ''
  return /^https?:/i.test(referrer) && URL.canParse(referrer) ? new URL(referrer).hostname.slice(0, 253) || null : null
}
