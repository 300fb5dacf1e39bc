import { sameText } from '../secrets/secrets.ts'
import { refuse } from '../refusals/refusal.ts'
import { toHex } from '../secrets/byte-texts.ts'

/** Base path of uploads and downloads. These URLs aren't calls and need no session. */
export const dataPath = '/cfs/data'

/** Permission granted by a signed URL. */
export interface Grant {
  method: 'PUT' | 'GET'
  teamId: string
  objectId: string
  /** Expiry, in milliseconds since 1970. */
  expires: number
  /** Exact size of the upload, in bytes. */
  size?: number
  /** Required SHA-256 of the bytes. */
  sha256?: string
  /** Part of a multipart upload. */
  part?: { nspUploadId: string; partNumber: number }
}

/** Creates a signed URL, bound to method, object, part, size, and headers until it expires. */
export async function signAddress(
  origin: string,
  key: CryptoKey,
  grant: Grant,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const url = new URL(`${origin}${dataPath}/${grant.objectId}`)
  const { searchParams: query } = url
  query.set('team', grant.teamId)
  query.set('expires', String(grant.expires))
  query.set('headers', Object.keys(headers).sort().join(';'))
  if (grant.size !== undefined) query.set('size', String(grant.size))
  if (grant.sha256) query.set('sha256', grant.sha256)
  if (grant.part) {
    query.set('upload', grant.part.nspUploadId)
    query.set('part', String(grant.part.partNumber))
  }
  query.set('signature', await signatureOf(key, grant.method, url, (name) => headers[name] ?? ''))
  return url.href
}

/**
 * Verifies a signed URL and returns its permission.
 * @throws PlatformRefusal if it was tampered with, has expired, or doesn't permit the request
 */
export async function verifyAddress(request: Request, key: CryptoKey, now: number): Promise<Grant> {
  const url = new URL(request.url)
  const { searchParams: query } = url
  const signature = query.get('signature') ?? ''
  query.delete('signature')
  const method = request.method === 'PUT' ? 'PUT' : 'GET'
  const expected = await signatureOf(key, method, url, (name) => request.headers.get(name) ?? '')
  if (!sameText(signature, expected))
    throw refuse(
      'address-refused',
      'This URL is for a different request. Use the method and headers that came with it.',
    )
  const expires = Number(query.get('expires'))
  if (expires <= now) throw refuse('address-refused', 'This URL has expired. Request a new one.')
  const upload = query.get('upload')
  return {
    method,
    expires,
    teamId: query.get('team') ?? '',
    objectId: url.pathname.slice(dataPath.length + 1),
    ...(query.has('size') ? { size: Number(query.get('size')) } : {}),
    ...(query.has('sha256') ? { sha256: query.get('sha256') as string } : {}),
    ...(upload ? { part: { nspUploadId: upload, partNumber: Number(query.get('part')) } } : {}),
  }
}

/** HMAC-SHA-256 in hexadecimal over method, path, query, and the values of the signed headers. */
async function signatureOf(
  key: CryptoKey,
  method: string,
  { pathname, searchParams }: URL,
  headerOf: (name: string) => string,
): Promise<string> {
  const names = (searchParams.get('headers') ?? '').split(';').filter(Boolean)
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
  const text = [method, pathname, query.join('&'), ...names.map((name) => `${name}:${headerOf(name)}`)].join('\n')
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
  return toHex(bytes)
}
