import type { Console } from '../console.ts'
import { isWebAddress } from '../formats/web-address.ts'
import { createFileService } from './file-service.ts'

/** Milliseconds for which widgets of a page share what was read. URLs are valid longer. */
const lifetime = 60_000
const shared = new WeakMap<Console, Map<string, { until: number; addresses: Promise<ReadonlyMap<string, string>> }>>()

/**
 * URLs of stored objects for images, by object ID. Omits objects that no longer exist, and URLs that lead neither to
 * the web (R99) nor to a file that the page itself holds. Widgets that show the same objects share one read.
 *
 * @throws CallError like `downloadUrls`
 */
export function readObjectAddresses(
  console: Console,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const reads = shared.get(console) ?? new Map()
  shared.set(console, reads)
  for (const [key, { until }] of reads) if (until < Date.now()) reads.delete(key)
  const key = objectIds.join(' ')
  const known = reads.get(key)
  if (known) return known.addresses
  const addresses = read(console, objectIds)
  reads.set(key, { until: Date.now() + lifetime, addresses })
  addresses.catch(() => reads.delete(key))
  return addresses
}

async function read(console: Console, objectIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { urlsInfo } = await createFileService(console).downloadUrls(objectIds)
  const usable = urlsInfo.filter(({ url }) => isWebAddress(url) || url.startsWith('blob:'))
  return new Map(usable.map(({ objectId, url }) => [objectId, url]))
}
