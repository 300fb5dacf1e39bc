import { isWebAddress } from '../formats/web-address.ts'
import type { FileService } from './file-service.ts'

/**
 * URLs of stored objects for images and links, by object ID. Omits objects that no longer exist, and URLs that lead
 * neither to the web (R99) nor to a file that the page itself holds.
 *
 * @throws CallError like `downloadUrls`
 */
export async function readObjectAddresses(
  files: Pick<FileService, 'downloadUrls'>,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { urlsInfo } = await files.downloadUrls(objectIds)
  const usable = urlsInfo.filter(({ url }) => isWebAddress(url) || url.startsWith('blob:'))
  return new Map(usable.map(({ objectId, url }) => [objectId, url]))
}
