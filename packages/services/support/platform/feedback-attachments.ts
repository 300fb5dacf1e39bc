import { and, count, eq, inArray } from 'drizzle-orm'
import { supportLimits } from '@console-widgets/support/model'
import { clientAttachment } from '@console-widgets/support/schemas'
import { headerBytes, readImageHeader } from '@console-widgets/core/image-header'
import { parseInput } from '@console-widgets/platform/calls/parse-input'
import { countInWindows } from '@console-widgets/platform/client-plane/client-limits'
import type { ClientRequest } from '@console-widgets/platform/client-plane/client-route'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { announceObject, forgetObjects, type StoredObject } from '@console-widgets/platform/files/objects'
import { receiveObject } from '@console-widgets/platform/files/receive'
import { objects } from '@console-widgets/platform/files/tables'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { feedbackAttachments } from './tables.ts'

/** Pixels of a picture that is shown. A larger one, which a small file can be, is only saved. */
const mostPixels = 50_000_000

/** The person who writes feedback, as a hash: all that is stored of the ID that the app gives them. */
export async function personKeyOf(appId: string, personId: string): Promise<string> {
  return (await keyOfClient(appId, personId)).slice(0, 24)
}

/** Tag of the files of one person, so that no one else can attach them. */
function tagOf(appId: string, personKey: string): string {
  return `support/feedback/${appId}/${personKey}`
}

/**
 * Stores a file that a person is going to attach to feedback. Its name doesn't matter, only its bytes do: those of a
 * picture can be shown, any other file is only saved. Without feedback, it is swept after a day.
 */
export async function answerAttachment({ app, request, addressHash, inTeam, now, services }: ClientRequest) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { personId, fileName } = parseInput(clientAttachment, query) as { personId: string; fileName: string }
  const { appId, teamId, zone } = app
  const { attachmentsPerPersonADay, attachmentsPerAddressAnHour, attachmentsPerAppAnHour } = supportLimits
  const personKey = await personKeyOf(appId, personId)
  await countInWindows(
    services.database,
    [
      { subject: `attachment ${appId} ${personKey}`, most: attachmentsPerPersonADay, length: day },
      { subject: `attachment ${addressHash}`, most: attachmentsPerAddressAnHour, length: hour },
      { subject: `attachment ${appId}`, most: attachmentsPerAppAnHour, length: hour },
    ],
    now,
  )
  const maker = { teamId, userId: 'app', zone, now: () => now, services }
  const bizTag = tagOf(appId, personKey)
  const { objectId } = await inTeam((db) => announceObject(db, maker, { bizTag, fileName, contentLength: 0 }))
  try {
    const stored = await receiveObject(inTeam, services, objectId, request.body, {
      most: supportLimits.attachmentBytes,
    })
    const bytes = await services.objects.read(stored.storageKey, 0, Math.min(stored.size, headerBytes))
    const contentType = typeOfBytes(bytes)
    await inTeam((db) => db.update(objects).set({ contentType }).where(eq(objects.objectId, objectId)))
    return Response.json(
      { attachmentId: objectId, size: stored.size, contentType },
      { status: 201, headers: { 'cache-control': 'no-store' } },
    )
  } catch (error) {
    await inTeam((db) => forgetObjects(db, [objectId]))
    throw error
  }
}

/** Type of a file by its bytes: that of a picture that can be shown, or of unknown bytes. */
function typeOfBytes(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'application/octet-stream' {
  const header = readImageHeader(bytes)
  return header && header.width * header.height <= mostPixels ? `image/${header.type}` : 'application/octet-stream'
}

/**
 * Attaches files that the same person has uploaded. They are deleted with the app.
 * @throws PlatformRefusal if any isn't theirs, or belongs to other feedback already
 */
export async function attachFiles(
  db: Queries,
  { appId, personKey, feedbackId }: { appId: string; personKey: string; feedbackId: string },
  attachmentIds: readonly string[],
): Promise<void> {
  const objectIds = [...new Set(attachmentIds)]
  if (objectIds.length === 0) return
  const kept = await db
    .update(objects)
    .set({ state: 'normal' })
    .where(
      and(
        inArray(objects.objectId, objectIds),
        eq(objects.bizTag, tagOf(appId, personKey)),
        eq(objects.state, 'temporary'),
      ),
    )
    .returning({ objectId: objects.objectId })
  const missing = objectIds.find((objectId) => !kept.some((row) => row.objectId === objectId))
  if (missing !== undefined)
    throw refuse('bad-parameter', `This person has no file '${missing}' to attach. Upload it first.`, [
      issue(`attachments.${attachmentIds.indexOf(missing)}`, 'file-of-person'),
    ])
  await db
    .insert(feedbackAttachments)
    .values(objectIds.map((objectId, at) => ({ objectId, feedbackId, appId, number: at + 1 })))
}

/** Number of files of each piece of feedback that has any. */
export async function countAttachments(
  db: Queries,
  feedbackIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (feedbackIds.length === 0) return new Map()
  const rows = await db
    .select({ feedbackId: feedbackAttachments.feedbackId, files: count() })
    .from(feedbackAttachments)
    .where(inArray(feedbackAttachments.feedbackId, [...feedbackIds]))
    .groupBy(feedbackAttachments.feedbackId)
  return new Map(rows.map(({ feedbackId, files }) => [feedbackId, files]))
}

/** Files of feedback in the order in which they were attached. */
export async function attachmentsOf(db: Queries, feedbackId: string): Promise<AttachedFile[]> {
  const rows = await db
    .select({
      objectId: objects.objectId,
      fileName: objects.fileName,
      contentType: objects.contentType,
      size: objects.size,
    })
    .from(feedbackAttachments)
    .innerJoin(objects, eq(objects.objectId, feedbackAttachments.objectId))
    .where(eq(feedbackAttachments.feedbackId, feedbackId))
    .orderBy(feedbackAttachments.number)
  return rows.map(({ contentType, ...row }) => ({ ...row, isPicture: contentType.startsWith('image/') }))
}

/** A file of feedback, as responses have it. Its bytes are read by the file service, by members of the team. */
type AttachedFile = Pick<StoredObject, 'objectId' | 'fileName' | 'size'> & { isPicture: boolean }
