import { and, eq } from 'drizzle-orm'
import { regionPrefixOfZone } from '@console-widgets/core'
import { calls } from '@console-widgets/app-messaging/contract'
import {
  messageLimits,
  messageListFields,
  newContent,
  nextStates,
  type MessageContent,
} from '@console-widgets/app-messaging/model'
import * as schemas from '@console-widgets/app-messaging/schemas'
import { implement, type Context } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { comparable } from '@console-widgets/platform/texts/comparable'
import { requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { releaseObject } from '@console-widgets/platform/files/objects'
import { targetKinds } from '@console-widgets/core/schemas'
import { offerTargets } from '@console-widgets/platform/release/offered-targets'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { scheduleEnd } from './end-messages.ts'
import { estimate, readOwnEvents } from './estimate.ts'
import {
  columnsOf,
  describeMessage,
  describeMessages,
  findMessage,
  listVersions,
  nextRuns,
  readVersion,
} from './message-rows.ts'
import { requireNoExperiment } from './experiments.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { readReport } from './report.ts'
import { requireAudience, requirePublishable, takeImage } from './requirements.ts'
import { describeTestPage } from './test-page-address.ts'
import { messageEvents, messagePeople, messages, messageTests, messageVersions, type MessageRow } from './tables.ts'
import { listTests, sendTest } from './tests.ts'

export const messagingImplementation = implement(calls, schemas, {
  'app-messaging.message.list': async ({ appId, ...input }, context) => {
    const { db, zone } = context
    await findApp(db, appId)
    const query = listQuery(messageListFields, messages, messages.messageId, input, '-updateTime')
    const where = and(eq(messages.appId, appId), eq(messages.region, regionPrefixOfZone(zone)), query.where)
    const rows = await db
      .select()
      .from(messages)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
    return { items: await describeMessages(context, rows), total: await db.$count(messages, where) }
  },

  'app-messaging.message.get': async ({ messageId }, context) =>
    describeMessage(context, await findMessage(context.db, messageId)),

  'app-messaging.message.create': async ({ appId, messageName, kind, language, title }, context) => {
    const { db, userId, zone } = context
    await findApp(db, appId)
    await requireRoom(db, messages, messageLimits.messages, 'messages')
    await requireFreeName(context, messageName)
    const now = context.now()
    const [row] = await db
      .insert(messages)
      .values({
        messageId: newId(),
        appId,
        region: regionPrefixOfZone(zone),
        messageName,
        state: 'draft',
        version: 0,
        ...columnsOf(newContent(kind, language, title)),
        runs: [],
        userId,
        createTime: now,
        updateTime: now,
      })
      .returning()
    return describeMessage(context, row as MessageRow)
  },

  'app-messaging.message.update': async ({ messageId, messageName, content }, context) => {
    const before = await findMessage(context.db, messageId)
    if (before.state === 'ended')
      throw refuse('message-over', `'${before.messageName}' has ended. Create a new message.`)
    await requireFreeName(context, messageName, messageId)
    requireAudience('content.audience', content.audience)
    await takeImage(content.imageId, await imagesOf(context, before), context)
    const changed = { ...before, messageName, ...columnsOf(content) }
    const row = before.state === 'published' ? await publish(changed, context) : await store(changed, context)
    await scheduleEnd(context.db, context.services, row)
    return describeMessage(context, row)
  },

  'app-messaging.message.delete': async ({ messageId }, context) => {
    const { db } = context
    const row = await findMessage(db, messageId)
    if (row.state === 'published') throw refuse('message-state', `'${row.messageName}' is published. Stop it first.`)
    for (const imageId of await imagesOf(context, row)) if (imageId !== null) await releaseObject(db, context, imageId)
    for (const table of [messageTests, messageEvents, messagePeople, messageVersions, messages])
      await db.delete(table).where(eq(table.messageId, messageId))
  },

  'app-messaging.message-status.update': async ({ messageId, status }, context) => {
    const before = await findMessage(context.db, messageId)
    if (!nextStates[before.state].includes(status))
      throw refuse('message-state', `'${before.messageName}' is ${before.state}, and can’t become ${status}`, [
        issue('status', 'status-allows', { state: before.state }),
      ])
    const now = context.now()
    const row =
      status === 'published'
        ? await publish(before, context)
        : await store({ ...before, state: status, runs: nextRuns(before.runs, status, before.version, now) }, context)
    await scheduleEnd(context.db, context.services, row)
    return describeMessage(context, row)
  },

  'app-messaging.message-report.get': async ({ appId, messageId }, context) => {
    const { db, zone } = context
    await findApp(db, appId)
    const rows = await db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.appId, appId),
          eq(messages.region, regionPrefixOfZone(zone)),
          messageId === undefined ? undefined : eq(messages.messageId, messageId),
        ),
      )
      .orderBy(messages.createTime, messages.messageId)
    if (messageId !== undefined && rows.length === 0) await findMessage(db, messageId)
    return readReport(context, rows, messageId === undefined ? undefined : rows[0])
  },

  'app-messaging.version.list': async ({ messageId }, { db }) => {
    await findMessage(db, messageId)
    return { items: await listVersions(db, messageId) }
  },

  'app-messaging.test.list': async ({ messageId }, { db }) => {
    await findMessage(db, messageId)
    return { items: await listTests(db, messageId) }
  },

  'app-messaging.test.create': async ({ messageId, personId }, context) => {
    const row = await findMessage(context.db, messageId)
    if (row.state === 'ended') throw refuse('message-over', `'${row.messageName}' has ended. Create a new message.`)
    return sendTest(context, row, personId)
  },

  'app-messaging.test-page.get': async ({ messageId }, context) =>
    describeTestPage(context, await findMessage(context.db, messageId)),

  'app-messaging.event.list': async ({ appId }, context) => {
    await findApp(context.db, appId)
    return { items: await readOwnEvents(context, appId) }
  },

  'app-messaging.target.list': ({ appId }, context) => offerTargets({ appId, kinds: targetKinds }, context),

  'app-messaging.reach.get': async (input, context) => {
    await findApp(context.db, input.appId)
    requireAudience('audience', input.audience)
    return estimate(input, context)
  },
})

async function requireFreeName({ db }: Context, messageName: string, except?: string): Promise<void> {
  await requireUnique(db, {
    table: messages,
    field: 'messageName',
    column: messages.messageName,
    value: messageName,
    except,
  })
}

/** Pictures of a message and its versions. */
async function imagesOf({ db }: Context, { messageId, content }: MessageRow): Promise<Set<string | null>> {
  const versions = await db
    .select({ content: messageVersions.content })
    .from(messageVersions)
    .where(eq(messageVersions.messageId, messageId))
  return new Set([content, ...versions.map((each) => each.content)].map(({ imageId }: MessageContent) => imageId))
}

/** Publishes a message: as a new version if its content differs from the one before. */
async function publish(row: MessageRow, context: Context): Promise<MessageRow> {
  const { db } = context
  await requirePublishable(row, context)
  const now = context.now()
  const isNew = comparable(await readVersion(db, row)) !== comparable(row.content)
  const version = isNew ? row.version + 1 : row.version
  if (isNew && row.version > 0) await requireNoExperiment(row, context)
  if (isNew)
    await db.insert(messageVersions).values({
      messageId: row.messageId,
      appId: row.appId,
      version,
      content: row.content,
      publishTime: now,
    })
  return store({ ...row, state: 'published', version, runs: nextRuns(row.runs, 'published', version, now) }, context)
}

async function store({ teamId: _, ...row }: MessageRow, { db, now }: Context): Promise<MessageRow> {
  const [stored] = await db
    .update(messages)
    .set({ ...row, updateTime: now() })
    .where(eq(messages.messageId, row.messageId))
    .returning()
  return stored as MessageRow
}
