import { toHex } from '../secrets/byte-texts.ts'
import { sameText } from '../secrets/secrets.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'

/** What a download's address names besides its path. */
interface NamedDownload {
  teamId: string
  /** Further fields of the query. */
  fields: Readonly<Record<string, string>>
  /** Expiry, in milliseconds since 1970. */
  expires: number
}

/** Address of something that is made when it is downloaded. It needs no session, opens nothing else, and expires. */
export async function signDownload(
  { publicOrigin, secret }: Pick<PlatformParts, 'publicOrigin' | 'secret'>,
  path: string,
  { teamId, fields, expires }: NamedDownload,
): Promise<string> {
  const url = new URL(`${publicOrigin}${path}`)
  url.search = new URLSearchParams({ team: teamId, ...fields, expires: String(expires) }).toString()
  url.searchParams.set('signature', await signatureOf(secret, url))
  return url.href
}

/** A download that an address names, and what speaks against it. */
export interface VerifiedDownload {
  query: URLSearchParams
  /** Team whose rows it may read. Nothing is to be read with a fault. */
  scope: { teamId: string; userId: string }
  fault: 'forged' | 'expired' | undefined
}

/** Verifies the address of a download. */
export async function verifyDownload(
  address: string,
  { clock, secret }: Pick<PlatformParts, 'clock' | 'secret'>,
): Promise<VerifiedDownload> {
  const url = new URL(address)
  const { searchParams: query } = url
  const signature = query.get('signature') ?? ''
  query.delete('signature')
  const isOurs = sameText(signature, await signatureOf(secret, url))
  const hasExpired = Number(query.get('expires')) <= clock.now()
  return {
    query,
    scope: { teamId: query.get('team') ?? '', userId: 'signed-address' },
    fault: isOurs ? (hasExpired ? 'expired' : undefined) : 'forged',
  }
}

/** HMAC-SHA-256 in hexadecimal over path and query. */
async function signatureOf(key: CryptoKey, { pathname, searchParams }: URL): Promise<string> {
  const text = `GET\n${pathname}\n${searchParams.toString()}`
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))))
}
