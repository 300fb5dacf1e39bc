import { and, eq } from 'drizzle-orm'
import { problemOfRule } from '@console-widgets/conditions'
import { isPattern } from '@console-widgets/conditions/patterns'
import { messageLimits, type MessageContent } from '@console-widgets/app-messaging/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { headerBytes, readImageHeader, readWebpSize } from '@console-widgets/core/image-header'
import { isStored, keepObject, requireBytes } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import { requireFuture } from '@console-widgets/platform/refusals/require-future'
import { issue } from './issues.ts'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import { refuse } from './refuse.ts'
import { messages, type MessageRow } from './tables.ts'

const bad = (what: string, wrong: RuledIssue) => refuse('bad-parameter', what, [wrong])

/** Checks that every rule can be evaluated. @throws PlatformRefusal that names the rule */
export function requireAudience(field: string, audience: MessageContent['audience']): void {
  audience.forEach(({ allOf }, at) =>
    allOf.forEach((rule, place) => {
      const problem =
        problemOfRule(rule) ?? (rule.operator === 'matches' && !isPattern(rule.values[0] ?? '') ? 'pattern' : undefined)
      if (problem)
        throw bad(
          `A rule of the audience can’t be evaluated: ${problem}`,
          issue(`${field}.${at}.allOf.${place}`, 'audience-rule', { part: problem }),
        )
    }),
  )
}

/** Checks a message as it is about to be shown. @throws PlatformRefusal naming what is missing */
export async function requirePublishable(row: MessageRow, { db, now }: Context): Promise<void> {
  const { content, messageName, messageId, appId, region } = row
  requireFuture('content.endTime', row.endTime, now(), 'Choose a later one, or none.')
  if (content.kind === 'image' && content.imageId === null)
    throw bad('A message that is a picture needs one', issue('content.imageId', 'not-empty'))
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
      [issue('messageId', 'fewer-versions', { message: messageId })],
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
      issue('content.imageId', 'image-of-team'),
    ])
  const object = await requireBytes(services, row)
  const bytes = await services.objects.read(object.storageKey, 0, Math.min(object.size, headerBytes))
  const wrong = !(readImageHeader(bytes) ?? readWebpSize(bytes))
    ? issue('content.imageId', 'png-jpeg-or-webp')
    : object.size > messageLimits.imageBytes
      ? issue('content.imageId', 'mebibytes-at-most', { most: messageLimits.imageBytes / 1024 ** 2 })
      : undefined
  if (wrong) throw refuse('message-picture', `'${object.fileName}' ${wrong.message}`, [wrong])
  await keepObject(db, imageId)
}
