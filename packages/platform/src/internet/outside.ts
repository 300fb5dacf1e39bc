import { refuse } from '../refusals/refusal.ts'

/**
 * Reads an address of the internet for the platform, one hop: a redirect is answered, not followed.
 * @throws PlatformRefusal when the address leads into a private network
 */
export type FetchOutside = (url: URL, signal: AbortSignal) => Promise<Response>

/** The fetch of a page, which can reach no more than the page itself. */
export const fetchFromPage: FetchOutside = (url, signal) =>
  fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })

/** Redirects that are followed before it is too many. */
const mostRedirects = 5

/** Follows redirects, each of which is looked at as the first address was. */
export async function openAddress(fetchOutside: FetchOutside, address: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address)
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw refuse('file-failed', `Only http and https addresses are fetched, not ${url.protocol}`)
    if (url.username || url.password)
      throw refuse('file-failed', 'An address with a name and password in it is not fetched')
    const response = await fetchOutside(url, signal)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) return response
    await response.body?.cancel()
    if (!URL.canParse(location, url))
      throw refuse('file-failed', 'The address redirects to something that is no address')
    url = new URL(location, url)
  }
  throw refuse('file-failed', `The address redirects more than ${mostRedirects} times`)
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

/** Whether an IP address belongs to the internet at large, and not to a machine, a private network or nobody. */
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
  // An IPv4 address within an IPv6 one (mapped, NAT64, 6to4) leads where the IPv4 address does.
  if (groups.slice(0, 5).every((group) => group === 0))
    return groups[5] === 0xffff && isPublicAddress(asVersion4(groups[6], groups[7]))
  if (first === 0x64 && second === 0xff9b) return isPublicAddress(asVersion4(groups[6], groups[7]))
  if (first === 0x2002) return isPublicAddress(asVersion4(groups[1], groups[2]))
  // Only 2000::/3 is given out, and of it the documentation's and Teredo's blocks are nobody's.
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

/** The eight groups of an IPv6 address. */
/** The network that an address is one of, as far as one person has all of it: of an IPv6 address its first 64 bits. */
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
  // The URL parser writes every spelling in one way, a trailing IPv4 address included.
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
