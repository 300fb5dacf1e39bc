import type { Queries } from '../database/connection.ts'
import type { Notice } from './send-notice.ts'
import { notices } from './tables.ts'

/** A notice that demo people got. */
interface DemoNotice<Message extends string> extends Pick<Notice<Message>, 'teamId' | 'topic' | 'message' | 'page'> {
  values: Notice<Message>['values']
  appId?: string
  to: readonly string[]
  time: number
  isRead?: boolean
}

/** Adds a notice of the past, without its mail. */
export async function seedNotice<Message extends string>(
  { db }: { db: Queries },
  { teamId, topic, message, values, appId, page, to, time, isRead = false }: DemoNotice<Message>,
): Promise<void> {
  const row = { teamId, topic: topic.id, message, values, appId: appId ?? null, page, time, isShown: true }
  await db.insert(notices).values(
    to.map((recipientId) => ({
      ...row,
      noticeId: ['notice', topic.id, message, appId ?? teamId, recipientId].join('-'),
      recipientId,
      readTime: isRead ? time : null,
    })),
  )
}
