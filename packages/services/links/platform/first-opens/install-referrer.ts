import { hour } from '@console-widgets/platform/clock/durations'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { fromBase64Url, toBase64Url } from '@console-widgets/platform/secrets/byte-texts'

/** How long a click counts as the reason of a first open, in milliseconds. */
export const referrerTime = hour

/** What a click hands to the store, and the store to the app that it installs. */
export interface InstallReferrer {
  linkId: string
  /** When the link was opened. */
  time: number
  /** Random name of the click. */
  click: string
}

const signed = (appId: string, parts: readonly string[]) =>
  new TextEncoder().encode(`install referrer\n${appId}\n${parts.join('.')}`)

/**
 * A text that names a click of an app's link. It is all that is known of the click: nothing is stored until the app
 * brings it back, so that no visitor has to be recognized, by an address or otherwise.
 */
export async function writeReferrer(
  { secret, clock }: Pick<PlatformParts, 'secret' | 'clock'>,
  { appId, linkId }: { appId: string; linkId: string },
): Promise<string> {
  const click = toBase64Url(crypto.getRandomValues(new Uint8Array(12)))
  const parts = [toBase64Url(new TextEncoder().encode(linkId)), clock.now().toString(36), click]
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', secret, signed(appId, parts)))
  return [...parts, toBase64Url(signature)].join('.')
}

/** Reads such a text. @returns undefined unless the platform has written it for this app */
export async function readReferrer(
  { secret }: Pick<PlatformParts, 'secret'>,
  appId: string,
  referrer: string,
): Promise<InstallReferrer | undefined> {
  const found = /^([\w-]{2,200})\.([0-9a-z]{1,11})\.([\w-]{16})\.([\w-]{43})$/.exec(referrer)
  if (!found) return undefined
  const [, link = '', time = '', click = '', signature = ''] = found
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    secret,
    fromBase64Url(signature),
    signed(appId, [link, time, click]),
  )
  if (!isOurs) return undefined
  return { linkId: new TextDecoder().decode(fromBase64Url(link)), time: Number.parseInt(time, 36), click }
}
