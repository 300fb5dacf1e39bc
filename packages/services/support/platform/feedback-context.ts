import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { formatUtc } from '@console-widgets/core/formats'
import type { Context } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { eventKinds } from '@console-widgets/reports/model'
import { breakdowns } from '@console-widgets/reports/platform/rows'
import type { FeedbackRow } from './feedback-rows.ts'
import { personOf } from './person-keys.ts'
import { appFeedback } from './tables.ts'

declare module '@console-widgets/platform/calls/events' {
  interface PlatformQuestions {
    /** What has a person of an app written about it in the store? Null if nothing that the store shows. */
    'support.review': {
      question: { appId: string; person: number }
      answer: { rating: number; content: string; appVersion: string; editTime: number; isAnswered: boolean } | null
    }
  }
}

/** Days before feedback whose crashes are shown beside it, and earlier feedback of the person at most. */
const contextDays = 7
const mostEarlier = 5

/** Users and crashes of the version in the week before, what the person wrote earlier, and their review. */
export async function contextOf(context: Context, row: FeedbackRow) {
  return {
    ...(await crashesAround(context, row)),
    earlier: await earlierOf(context, row),
    review: await reviewOf(context, row),
  }
}

async function crashesAround({ db }: Context, { appId, version, createTime }: FeedbackRow) {
  const { active, crash } = eventKinds
  const sumOf = (kind: number) => sql`coalesce(sum(events) filter (where kind = ${sql.raw(String(kind))}), 0)::int`
  const [figures] = await rowsOf<{ users: number; crashes: number }>(
    db,
    sql`select ${sumOf(active)} as users, ${sumOf(crash)} as crashes from cw_report_days
      where app_id = ${appId} and breakdown = ${sql.raw(String(breakdowns.version.number))} and version = ${version}
        and day between ${formatUtc(createTime - contextDays * day, 'YYYY-MM-DD')}::date and ${formatUtc(createTime, 'YYYY-MM-DD')}::date`,
  )
  return { users: figures?.users ?? 0, crashes: figures?.crashes ?? 0 }
}

function earlierOf({ db }: Context, { appId, personKey, createTime, feedbackId }: FeedbackRow) {
  return db
    .select()
    .from(appFeedback)
    .where(
      and(
        eq(appFeedback.appId, appId),
        eq(appFeedback.personKey, personKey),
        lt(appFeedback.createTime, createTime),
        ne(appFeedback.feedbackId, feedbackId),
      ),
    )
    .orderBy(desc(appFeedback.createTime))
    .limit(mostEarlier)
}

/** The review of whom the store knows by number. An app's own IDs of people say nothing about the store's. */
async function reviewOf({ db, services }: Context, { appId, personKey }: FeedbackRow) {
  const person = personOf(personKey)
  if (person === null) return null
  const answers = await services.events.collectAnswers('support.review', { appId, person }, { db })
  return answers.find((answer) => answer !== null) ?? null
}
