import { sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { messages } from './tables.ts'

/** What messages bring to the search. */
export const workspaceAnswers: QuestionTakers = answerWithThings([
  {
    kind: 'app-messaging.messages',
    from: messages,
    id: messages.messageId,
    name: messages.messageName,
    detail: sql<string>`${messages.content} -> 'texts' -> 0 ->> 'title'`,
    region: sql<string>`${messages.region}`,
    page: 'app-messaging.message',
    parameters: { appId: messages.appId, messageId: messages.messageId },
  },
])
