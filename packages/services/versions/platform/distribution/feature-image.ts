import type { Context } from '@console-widgets/platform/calls/handler'
import { headerBytes, readImageHeader } from '@console-widgets/core/image-header'
import { findStoredObject, requireBytes } from '@console-widgets/platform/files/objects'
import { refuse } from '@console-widgets/platform/refusals/refusal'

/** The wide image at the top of a version's store page, with the dimensions that its bytes have. */
export async function describeFeatureImage({ db, services }: Context, versionId: string, objectId: string) {
  const { fileName, size, storageKey } = await requireBytes(services, await findStoredObject(db, objectId))
  const header = readImageHeader(await services.objects.read(storageKey, 0, Math.min(size, headerBytes)))
  if (!header) throw refuse('file-failed', `The feature image '${objectId}' can’t be read. Upload it again.`)
  return { versionId, objectId, fileName, size, width: header.width, height: header.height }
}
