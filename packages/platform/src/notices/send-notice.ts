import { scheduleJob } from '../clock/jobs.ts'
import type { Queries } from '../database/connection.ts'
import type { PageLink } from '../workspace/page-link.ts'
import type { NoticeValues } from './tables.ts'
import type { NoticeTopic } from './topic.ts'

/** A notice to the people of a team. */
export interface Notice<Message extends string> {
  teamId: string
  topic: NoticeTopic<Message>
  message: NoInfer<Message>
  values: NoticeValues
  /** App that it is about: only people with access to it are notified. */
  appId?: string
  /** Where the recipient can act on it. */
  page: PageLink
  /** People to notify. Default: those who have the topic's permission. */
  to?: readonly string[]
  /** Person who caused it, and knows. */
  except?: string | undefined
}

/** A notice as the job has it. */
export interface PostedNotice {
  topic: string
  message: string
  values: NoticeValues
  appId: string | null
  page: PageLink
  to: readonly string[] | null
  except: string | null
  time: number
}

/** Type of the job that finds the recipients of a notice. */
export const deliverKind = 'notices.deliver'

/**
 * Sends a notice in the given transaction: it leaves only if that is committed. A job finds the recipients, since the
 * sender may see neither all members of the team nor their notices.
 */
export async function sendNotice<Message extends string>(
  db: Queries,
  { teamId, topic, message, values, appId, page, to, except }: Notice<Message>,
  now: number,
): Promise<void> {
  const payload: PostedNotice = {
    topic: topic.id,
    message,
    values,
    appId: appId ?? null,
    page,
    to: to ?? null,
    except: except ?? null,
    time: now,
  }
  await scheduleJob(db, { kind: deliverKind, teamId, payload, dueTime: now })
}
