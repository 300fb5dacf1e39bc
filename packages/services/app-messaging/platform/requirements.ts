import { and, eq } from 'drizzle-orm'
import { problemOfRule } from '@console-widgets/conditions'
import { isPattern } from '@console-widgets/conditions/patterns'
import { messageLimits, type MessageContent } from '@console-widgets/app-messaging/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { headerBytes, readImageHeader } from '@console-widgets/core/image-header'
import { isStored, keepObject, requireBytes } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import { requireFuture } from '@console-widgets/platform/refusals/require-future'
import { refuse } from './refuse.ts'
import { messages, type MessageRow } from './tables.ts'

const bad = (field: string, what: string, message: string) => refuse('bad-parameter', what, [{ field, message }])

/** Checks that every rule can be evaluated. @throws PlatformRefusal that names the rule */
export function requireAudience(field: string, audience: MessageContent['audience']): void {
  audience.forEach(({ allOf }, at) =>
    allOf.forEach((rule, place) => {
      const problem =
        problemOfRule(rule) ?? (rule.operator === 'matches' && !isPattern(rule.values[0] ?? '') ? 'pattern' : undefined)
      if (problem)
        throw bad(
          `${field}.${at}.allOf.${place}`,
          `A rule of the audience can’t be evaluated: ${problem}`,
          `must be a rule that can be evaluated: its ${problem} isn’t right`,
        )
    }),
  )
}

/** Checks a message as it is about to be shown. @throws PlatformRefusal naming what is missing */
export async function requirePublishable(row: MessageRow, { db, now }: Context): Promise<void> {
  const { content, messageName, messageId, appId, region } = row
  requireFuture('content.endTime', content.endTime, now(), 'Choose a later one, or none.')
  if (content.kind === 'image' && content.imageId === null)
    throw bad('content.imageId', 'A message that is a picture needs one', 'must not be empty')
  const published = await db.$count(
    messages,
    and(eq(messages.appId, appId), eq(messages.region, region), eq(messages.state, 'published')),
  )
  if (row.state !== 'published' && published >= messageLimits.published)
    throw refuse('limit-reached', `An app has at most ${messageLimits.published} published messages. Stop one.`)
  if (row.version >= messageLimits.versions)
    throw refuse(
      'limit-reached',
      `'${messageName}' has had ${messageLimits.versions} versions. Create a new message.`,
      [{ field: 'messageId', message: `must be a message with fewer versions than ${messageId} has` }],
    )
}

/** Pictures that any version of a message has had. */
export type KeptImages = ReadonlySet<string | null>

/**
 * Checks the picture of a message, and keeps it. One of another team isn't found.
 * @throws PlatformRefusal that names the field
 */
export async function takeImage(
  imageId: string | null,
  kept: KeptImages,
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  if (imageId === null || kept.has(imageId)) return
  const [row] = await db.select().from(objects).where(eq(objects.objectId, imageId))
  if (!row || !isStored(row))
    throw refuse('message-picture', `The team has no uploaded picture '${imageId}'`, [
      { field: 'content.imageId', message: 'must be a picture that your team has uploaded' },
    ])
  const object = await requireBytes(services, row)
  const bytes = await services.objects.read(object.storageKey, 0, Math.min(object.size, headerBytes))
  const problem = !readImageHeader(bytes)
    ? 'must be a PNG or JPEG image, whatever its name says'
    : object.size > messageLimits.imageBytes
      ? `must have at most ${messageLimits.imageBytes / 1024 ** 2} MiB`
      : undefined
  if (problem)
    throw refuse('message-picture', `'${object.fileName}' ${problem}`, [{ field: 'content.imageId', message: problem }])
  await keepObject(db, imageId)
}
