import type { Context } from '../calls/handler.ts'
import { requireAcceptedFile } from './accepted-files.ts'
import { announceObject, forgetObjects, type AnnouncedObject, type StoredObject } from './objects.ts'
import { receiveObject } from './receive.ts'

/**
 * Stores the bytes of a request as a new object of the team.
 * @throws PlatformRefusal if they differ from what was announced; then nothing is stored
 */
export async function uploadObject(context: Context, input: AnnouncedObject): Promise<StoredObject> {
  const { inTeam, services, request } = context
  requireAcceptedFile(services, input)
  const { objectId } = await inTeam((db) => announceObject(db, context, input))
  try {
    return await receiveObject(inTeam, services, objectId, request.body, {
      size: input.contentLength,
      sha256: input.sha256,
    })
  } catch (error) {
    await inTeam((db) => forgetObjects(db, [objectId]))
    throw error
  }
}
