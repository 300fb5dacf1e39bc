import { eq } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { appNamesOf, type FeedbackRow, mailReply } from './feedback-rows.ts'
import { automaticReply } from './office-hours.ts'
import { searchTextOfFeedback } from './search-text.ts'
import { appFeedback, replySettings } from './tables.ts'

/** What a person wrote. */
export type WrittenFeedback = Pick<
  FeedbackRow,
  | 'teamId'
  | 'feedbackId'
  | 'appId'
  | 'personKey'
  | 'star'
  | 'content'
  | 'contact'
  | 'version'
  | 'device'
  | 'country'
  | 'language'
  | 'category'
  | 'createTime'
>

/** Stores feedback of an app's users, and answers what the team's settings say. @returns the rows that are new */
export async function takeFeedback(db: Queries, written: readonly WrittenFeedback[]): Promise<FeedbackRow[]> {
  const settings = new Map<string, typeof replySettings.$inferSelect | undefined>()
  for (const appId of new Set(written.map((each) => each.appId))) {
    const [row] = await db.select().from(replySettings).where(eq(replySettings.appId, appId))
    settings.set(appId, row)
  }
  const rows = written.map((each): FeedbackRow => {
    const setting = settings.get(each.appId)
    return {
      ...each,
      state: 'new',
      autoReply: (setting && automaticReply(setting, each, each.createTime)) ?? null,
      reply: null,
      replyUserId: null,
      replyTime: null,
      searchText: searchTextOfFeedback({ content: each.content, reply: null }),
      updateTime: each.createTime,
    }
  })
  const added: FeedbackRow[] = []
  for (let from = 0; from < rows.length; from += 500)
    added.push(
      ...(await db
        .insert(appFeedback)
        .values(rows.slice(from, from + 500))
        .onConflictDoNothing()
        .returning()),
    )
  const names = await appNamesOf(
    db,
    added.filter(({ contact, autoReply }) => contact !== null && autoReply !== null).map(({ appId }) => appId),
  )
  for (const row of added)
    if (row.autoReply !== null)
      await mailReply(db, row, { appName: names.get(row.appId) ?? '', content: row.autoReply }, row.createTime)
  return added
}
