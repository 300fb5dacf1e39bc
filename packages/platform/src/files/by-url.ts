import { eq } from 'drizzle-orm'
import { largestObjectBytes } from '@console-widgets/core/model'
import type { Context } from '../calls/handler.ts'
import { PlatformRefusal, refuse } from '../refusals/refusal.ts'
import { requireAcceptedFile } from './accepted-files.ts'
import { announceObject, forgetObjects, isStored, type StoredObject } from './objects.ts'
import { openAddress } from '../internet/outside.ts'
import { receiveObject } from './receive.ts'
import { objects } from './tables.ts'

/** Time limit for fetching a file, in milliseconds. */
const longestFetch = 10 * 60_000

/** Fetches a file from a URL. A repeated request ID returns the object of the first request. */
export async function uploadByUrl(
  context: Context,
  input: { bizTag: string; fileName: string; url: string; requestId: string },
): Promise<StoredObject> {
  const { inTeam, services } = context
  requireAcceptedFile(services, input)
  const row = await inTeam(async (db) => {
    const [earlierObject] = await db.select().from(objects).where(eq(objects.requestId, input.requestId))
    return earlierObject ?? announceObject(db, context, { ...input, contentLength: 0 }, input.requestId)
  })
  if (isStored(row)) return row
  try {
    const response = await open(context, input.url)
    return await receiveObject(inTeam, services, row.objectId, response.body, { most: largestObjectBytes })
  } catch (error) {
    await inTeam((db) => forgetObjects(db, [row.objectId]))
    throw error
  }
}

async function open({ services, request }: Context, url: string): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(longestFetch)])
  let response: Response
  try {
    response = await openAddress(services.fetchOutside, url, signal)
  } catch (error) {
    if (error instanceof PlatformRefusal) throw error
    throw refuse('file-failed', 'The URL couldn’t be reached, or took too long')
  }
  const length = Number(response.headers.get('content-length') ?? 0)
  if (response.ok && length <= largestObjectBytes) return response
  await response.body?.cancel()
  if (!response.ok) throw refuse('file-failed', `The server responded with ${response.status}`)
  throw refuse('too-large', `The file has ${length} bytes, but at most ${largestObjectBytes} are allowed`)
}
