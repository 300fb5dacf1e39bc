import { signedUrlSeconds } from '@console-widgets/core/model'
import type { Context } from '../calls/handler.ts'
import { requireAcceptedFile } from './accepted-files.ts'
import { announceObject, type AnnouncedObject } from './objects.ts'
import { signAddress } from './signed-address.ts'

/** Announces an object, and signs the address that its bytes are sent to. @param path of the object in the input */
export async function uploadAddress(context: Context, input: AnnouncedObject, path?: string) {
  requireAcceptedFile(context.services, input, path)
  const { objectId, contentType } = await announceObject(context.db, context, input)
  const { teamId, services, now } = context
  const headers = { 'content-type': contentType }
  const expires = now() + signedUrlSeconds * 1000
  const grant = {
    method: 'PUT' as const,
    teamId,
    objectId,
    expires,
    size: input.contentLength,
    ...(input.sha256 ? { sha256: input.sha256 } : {}),
  }
  return {
    objectId,
    url: await signAddress(services.publicOrigin, services.secret, grant, headers),
    method: 'PUT' as const,
    headers,
    expires,
  }
}
