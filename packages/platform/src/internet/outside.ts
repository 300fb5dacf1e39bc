import { refuse } from '../refusals/refusal.ts'

/**
 * Fetches a URL from the internet without following redirects.
 * @param headers headers of the request, such as a signature
 * @throws PlatformRefusal if the URL resolves to a private network
 */
export type FetchOutside = (
  url: URL,
  signal: AbortSignal,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>

/** The page's own fetch, which can access no more than the page itself. */
export const fetchFromPage: FetchOutside = (url, signal, headers = {}) =>
  fetch(url, { signal, headers, credentials: 'omit', referrerPolicy: 'no-referrer' })

/** Maximum number of redirects. */
const mostRedirects = 5

/** Fetches a URL and follows redirects, each checked like the first URL. */
export async function openAddress(fetchOutside: FetchOutside, address: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address)
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw refuse('file-failed', `Only http and https URLs are fetched, not ${url.protocol}`)
    if (url.username || url.password)
      throw refuse('file-failed', 'The URL contains credentials. Remove the user name and password.')
    const response = await fetchOutside(url, signal)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) return response
    await response.body?.cancel()
    if (!URL.canParse(location, url)) throw refuse('file-failed', 'The URL redirects to an invalid URL')
    url = new URL(location, url)
  }
  throw refuse('file-failed', `The URL redirects more than ${mostRedirects} times`)
}

const privateBlocks: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Whether an IP address is on the public internet, rather than local, private, or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) {
    const value = readVersion4(address)
    return (
      value !== undefined &&
      !privateBlocks.some(
        ([network, bits]) => value >>> (32 - bits) === (readVersion4(network) as number) >>> (32 - bits),
      )
    )
  }
  const groups = readVersion6(address)
  if (!groups) return false
  const [first = 0, second = 0] = groups
  // An IPv4 address embedded in IPv6 (mapped, NAT64, 6to4) leads to the IPv4 address.
  if (groups.slice(0, 5).every((group) => group === 0))
    return groups[5] === 0xffff && isPublicAddress(asVersion4(groups[6], groups[7]))
  if (first === 0x64 && second === 0xff9b) return isPublicAddress(asVersion4(groups[6], groups[7]))
  if (first === 0x2002) return isPublicAddress(asVersion4(groups[1], groups[2]))
  // Only 2000::/3 is allocated, and its documentation and Teredo blocks are not public.
  return (
    (first & 0xe000) === 0x2000 &&
    !(first === 0x2001 && (second === 0xdb8 || second === 0)) &&
    !(first === 0x3fff && second < 0x1000)
  )
}

function readVersion4(address: string): number | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) return undefined
  return parts.reduce((value, part) => value * 256 + part, 0)
}

function asVersion4(high = 0, low = 0): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Parses the eight groups of an IPv6 address. */
/** Network of an address that one person controls: for IPv6, its first 64 bits. */
export function networkOf(address: string): string {
  const groups = address.includes(':') ? readVersion6(address) : undefined
  if (!groups) return address
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return mapped
    ? asVersion4(groups[6], groups[7])
    : `${groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`
}

function readVersion6(address: string): number[] | undefined {
  // The URL parser normalizes every spelling, including a trailing IPv4 address.
  if (!URL.canParse(`http://[${address}]/`)) return undefined
  const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [head = '', tail] = plain.split('::')
  const read = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const before = read(head)
  const after = tail === undefined ? [] : read(tail)
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}
