import { and, asc, eq, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/support/contract'
import {
  feedbackCategories,
  feedbackListFields,
  savedReplyListFields,
  settingListFields,
  supportLimits,
  type FeedbackCategory,
} from '@console-widgets/support/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { pageWithTotal } from '@console-widgets/platform/database/page-with-total'
import { createHandler, deleteHandler, listHandler } from '@console-widgets/platform/database/plain-handlers'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireUnique } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { readNotes, snoozedIs } from './desk.ts'
import { attachmentsOf } from './feedback-attachments.ts'
import { contextOf } from './feedback-context.ts'
import {
  appNamesOf,
  describeFeedback,
  describeOneFeedback,
  type FeedbackRow,
  lockFeedback,
  mailReply,
} from './feedback-rows.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { containsText, searchTextOfFeedback } from './search-text.ts'
import { appFeedback, replySettings, savedReplies } from './tables.ts'

type Reply = Pick<FeedbackRow, 'state'> & { content: string; category?: FeedbackCategory | undefined }

/** Stores a reply, and sends it to people who left an address. */
async function reply(context: Context, row: FeedbackRow, { content, state, category }: Reply): Promise<FeedbackRow> {
  const { db, userId } = context
  const now = context.now()
  const changed = {
    ...row,
    state,
    reply: content,
    searchText: searchTextOfFeedback({ content: row.content, reply: content }),
    replyUserId: userId,
    replyTime: now,
    updateTime: now,
    category: category ?? row.category,
  }
  await db.update(appFeedback).set(changed).where(eq(appFeedback.feedbackId, row.feedbackId))
  const appName = (await appNamesOf(db, [row.appId])).get(row.appId) ?? ''
  await mailReply(db, row, { appName, content }, now)
  return changed
}

async function describeSetting({ db }: Context, row: typeof replySettings.$inferSelect) {
  return { ...row, appName: (await appNamesOf(db, [row.appId])).get(row.appId) ?? '' }
}

export const feedbackHandlers: Pick<
  Handlers<typeof calls>,
  Extract<keyof typeof calls, `support.app${string}` | `support.saved-reply.${string}`>
> = {
  'support.app-feedback.list': async ({ state, appId, text, isSnoozed, ...input }, context) => {
    const { db, now } = context
    const list = listQuery(feedbackListFields, appFeedback, appFeedback.feedbackId, input, '-createTime')
    const where = and(
      list.where,
      snoozedIs(isSnoozed, appFeedback.feedbackId, { now: now() }),
      state && eq(appFeedback.state, state),
      appId === undefined ? undefined : eq(appFeedback.appId, appId),
      text === undefined ? undefined : containsText(appFeedback.searchText, text),
    )
    const { rows, total } = await pageWithTotal(db, appFeedback, appFeedback.feedbackId, where, list)
    return { items: await describeFeedback(context, rows), total }
  },
  'support.app-feedback.get': async ({ feedbackId }, context) => {
    const row = await findRow(context.db, appFeedback, feedbackId, 'feedback')
    return {
      ...(await describeOneFeedback(context, row)),
      attachments: await attachmentsOf(context.db, feedbackId),
      notes: await readNotes(context.db, feedbackId),
      context: await contextOf(context, row),
    }
  },
  'support.app-feedback.reply': async ({ feedbackId, content, category, state = 'answered' }, context) => {
    const row = await lockFeedback(context.db, feedbackId)
    if (row.reply !== null) throw refuse('feedback-answered', 'Someone has already replied to this feedback')
    return describeOneFeedback(context, await reply(context, row, { content, category, state }))
  },
  'support.app-feedback.close': async ({ feedbackIds, content }, context) => {
    let [closed, replied] = [0, 0]
    for (const feedbackId of [...new Set(feedbackIds)].sort()) {
      const row = await lockFeedback(context.db, feedbackId)
      if (content !== undefined && row.reply === null) {
        await reply(context, row, { content, state: 'closed' })
        replied += 1
      } else if (row.state !== 'closed')
        await context.db
          .update(appFeedback)
          .set({ state: 'closed', updateTime: context.now() })
          .where(eq(appFeedback.feedbackId, feedbackId))
      if (row.state !== 'closed') closed += 1
    }
    return { closed, replied }
  },
  'support.app-feedback-count.get': async (_, { db }) => {
    const number = (state: string) => sql<number>`(count(*) filter (where ${appFeedback.state} = ${state}))::int`
    const [counts] = await db
      .select({ new: number('new'), answered: number('answered'), closed: number('closed') })
      .from(appFeedback)
    return counts ?? { new: 0, answered: 0, closed: 0 }
  },
  'support.app.list': async (_, { db }) => ({
    items: await db
      .select({
        appId: apps.appId,
        appName: apps.appName,
        hasReplySetting: sql<boolean>`${replySettings.appId} is not null`,
      })
      .from(apps)
      .leftJoin(replySettings, eq(replySettings.appId, apps.appId))
      .orderBy(asc(apps.appName), asc(apps.appId)),
  }),
  'support.app-feedback-config.get': async ({ appId }, { db }) => {
    await findApp(db, appId)
    return {
      path: '/feedback',
      categories: [...feedbackCategories],
      textLimit: supportLimits.feedback,
      replyLimit: supportLimits.reply,
      perPersonADay: supportLimits.feedbackPerPersonADay,
      perAddressAnHour: supportLimits.feedbackPerAddressAnHour,
      attachments: {
        path: '/feedback/attachments',
        most: supportLimits.attachments,
        bytes: supportLimits.attachmentBytes,
      },
      hasReplySetting: (await db.$count(replySettings, eq(replySettings.appId, appId))) > 0,
    }
  },

  'support.app-feedback-reply-setting.list': async (input, context) => {
    const { items, total } = await listTable(context.db, replySettings, settingListFields, input, '-updateTime')
    const names = await appNamesOf(
      context.db,
      items.map(({ appId }) => appId),
    )
    return { items: items.map((row) => ({ ...row, appName: names.get(row.appId) ?? '' })), total }
  },
  'support.app-feedback-reply-setting.get': async ({ appId }, context) =>
    describeSetting(context, await findRow(context.db, replySettings, appId, 'reply setting')),
  'support.app-feedback-reply-setting.create': async ({ appId, ...setting }, context) => {
    await findApp(context.db, appId)
    const now = context.now()
    const [created] = await context.db
      .insert(replySettings)
      .values({ ...storedSetting(setting), appId, createTime: now, updateTime: now })
      .onConflictDoNothing()
      .returning()
    if (!created)
      throw refuse('name-taken', 'The app already has reply settings', [issue('appId', 'app-without-settings')])
    return describeSetting(context, created)
  },
  'support.app-feedback-reply-setting.update': async ({ appId, ...setting }, context) => {
    const row = await findRow(context.db, replySettings, appId, 'reply setting')
    const changed = { ...row, ...storedSetting(setting), updateTime: context.now() }
    await context.db.update(replySettings).set(changed).where(eq(replySettings.appId, appId))
    return describeSetting(context, changed)
  },
  'support.app-feedback-reply-setting.delete': async ({ appId }, { db }) => {
    await findRow(db, replySettings, appId, 'reply setting')
    await db.delete(replySettings).where(eq(replySettings.appId, appId))
  },

  'support.saved-reply.list': listHandler(savedReplies, savedReplyListFields, 'savedReplyName'),
  'support.saved-reply.create': createHandler(savedReplies, 'savedReplyId', {
    unique: 'savedReplyName',
    most: supportLimits.savedReplies,
  }),
  'support.saved-reply.update': async ({ savedReplyId, ...change }, { db, now }) => {
    const row = await findRow(db, savedReplies, savedReplyId, 'saved reply')
    await requireUnique(db, {
      table: savedReplies,
      field: 'savedReplyName',
      column: savedReplies.savedReplyName,
      value: change.savedReplyName,
      except: savedReplyId,
    })
    const changed = { ...row, ...change, updateTime: now() }
    await db.update(savedReplies).set(changed).where(eq(savedReplies.savedReplyId, savedReplyId))
    return changed
  },
  'support.saved-reply.delete': deleteHandler(savedReplies, 'savedReplyId'),
}

type Setting = Pick<typeof replySettings.$inferSelect, 'officeHours' | 'autoReplies'>

/** Settings as they are stored: texts that were left out are empty. */
function storedSetting<Given extends Setting & { greeting?: string | undefined; awayText?: string | undefined }>({
  greeting = '',
  awayText = '',
  officeHours,
  autoReplies,
}: Given) {
  return { greeting, awayText, officeHours, autoReplies }
}
