import { and, eq, ne } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { messages } from './tables.ts'

/** What in-app messages tell journeys: those that a step can lead people to. */
export const journeyAnswers: QuestionTakers = {
  'journeys.messages': async ({ appId, region }, { db }) => {
    const rows = await db
      .select({ messageId: messages.messageId, messageName: messages.messageName, state: messages.state })
      .from(messages)
      .where(and(eq(messages.appId, appId), eq(messages.region, region), ne(messages.state, 'ended')))
      .orderBy(messages.messageName, messages.messageId)
    return rows.map(({ state, ...message }) => ({ ...message, isPublished: state === 'published' }))
  },
}
