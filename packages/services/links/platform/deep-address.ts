import { linkPath } from '@console-widgets/redirects'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { fromBase64Url, toBase64Url } from '@console-widgets/platform/secrets/byte-texts'
import type { LinkInfo } from './tables.ts'

/** What the address of a deep link carries. */
export interface CarriedLink {
  linkId: string
  linkInfo: LinkInfo
}

/** What is signed: the prefix too, so that an address can’t be moved to another one. */
const signed = (prefix: string, data: string) => new TextEncoder().encode(`link\n${prefix}\n${data}`)

/** Address that carries the targets of a link, signed by the platform. */
export async function deepAddress(
  { publicOrigin, secret }: Pick<PlatformParts, 'publicOrigin' | 'secret'>,
  prefix: string,
  link: CarriedLink,
): Promise<string> {
  const data = toBase64Url(new TextEncoder().encode(JSON.stringify([link.linkId, link.linkInfo])))
  const signature = toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', secret, signed(prefix, data))))
  return `${publicOrigin}${linkPath}/${prefix}?d=${data}&s=${signature}`
}

/** Reads the query of such an address. @returns undefined unless the platform has signed it */
export async function readDeepQuery(
  { secret }: Pick<PlatformParts, 'secret'>,
  prefix: string,
  query: URLSearchParams,
): Promise<CarriedLink | undefined> {
  const [data, signature] = [query.get('d') ?? '', query.get('s') ?? '']
  if (!/^[\w-]{4,20000}$/.test(data) || !/^[\w-]{43}$/.test(signature)) return undefined
  if (!(await crypto.subtle.verify('HMAC', secret, fromBase64Url(signature), signed(prefix, data)))) return undefined
  const [linkId, linkInfo] = JSON.parse(new TextDecoder().decode(fromBase64Url(data))) as [string, LinkInfo]
  return { linkId, linkInfo }
}
