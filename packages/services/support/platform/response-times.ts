import { type SQL, sql } from 'drizzle-orm'
import type { Box, TicketStep } from '@console-widgets/support/model'
import { type Queries, rowsOf } from '@console-widgets/platform/database/connection'
import { appFeedback, ticketMessages, tickets, usageChats } from './tables.ts'

/** Backlog and response times of the conversations of a box that one side answers. */
interface ResponseTime {
  box: Box
  isOwn: boolean
  conversations: number
  waiting: number
  oldestTime: number | null
  answered: number
  medianHours: number | null
}

/** Conversations with the times of a question and its answer: `asked`, `replied`, and `waiting`, often null. */
interface Asked {
  box: Box
  isOwn: SQL
  from: SQL
}

/** When feedback was sent and answered. The automatic reply, which is sent at once, is no answer. */
const ofFeedback: Asked = {
  box: 'feedback',
  isOwn: sql`true`,
  from: sql`select ${appFeedback.createTime} as asked, ${appFeedback.replyTime} as replied,
    case when ${appFeedback.state} = 'new' then ${appFeedback.createTime} end as waiting from ${appFeedback}`,
}

/** Times of the chats, which the provider answers: the team in one part of them, another team in the other. */
const ofChats = (teamId: string, isOwn: boolean): Asked => ({
  box: 'providers',
  isOwn: isOwn ? sql`true` : sql`false`,
  from: sql`select ${usageChats.firstAskTime} as asked, ${usageChats.firstReplyTime} as replied,
    case when ${usageChats.status} <> 'closed' then ${usageChats.waitingSince} end as waiting from ${usageChats}
    where (${usageChats.userTeamId} <> ${teamId}) = ${isOwn}`,
})

const ofTicket = sql`${ticketMessages.ticketId} = ${tickets.ticketId}`
const timesOf = (step: TicketStep) => sql`min(${ticketMessages.time}) filter (where ${ticketMessages.step} = ${step})`

/** Times of questions. The platform answers with an article: that it hands a question over is no answer yet. */
const ofTickets: Asked = {
  box: 'platform',
  isOwn: sql`false`,
  from: sql`select asked, replied, case when ${tickets.status} <> 'closed' then (
      select min(${ticketMessages.time}) from ${ticketMessages}
      where ${ofTicket} and ${ticketMessages.step} = 'text' and ${ticketMessages.number} > coalesce(last_reply, 0)
    ) end as waiting
    from ${tickets} cross join lateral (
      select ${timesOf('text')} as asked, ${timesOf('article')} as replied,
        max(${ticketMessages.number}) filter (where ${ticketMessages.step} = 'article') as last_reply
      from ${ticketMessages} where ${ofTicket}
    ) as times where not ${tickets.isHidden}`,
}

/** Backlogs, and medians of the first answers since a time, of the boxes with conversations. */
export async function readResponseTimes(
  db: Queries,
  { teamId, since }: { teamId: string; since: number },
): Promise<ResponseTime[]> {
  const sums = [ofFeedback, ofChats(teamId, true), ofChats(teamId, false), ofTickets].map(
    ({ box, isOwn, from }) => sql`select ${box}::text as box, ${isOwn} as "isOwn", count(asked)::int as conversations,
      count(waiting)::int as waiting, min(waiting)::float8 as "oldestTime",
      (count(*) filter (where replied >= ${since}))::int as answered,
      (percentile_cont(0.5) within group (order by (replied - asked) / 3600000.0) filter (where replied >= ${since}))::float8 as "medianHours"
      from (${from}) as times`,
  )
  const found = await rowsOf<ResponseTime>(db, sql.join(sums, sql` union all `))
  return found.filter(({ conversations }) => conversations > 0)
}
