import { asc, eq } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/test-accounts'
import { testUsers } from './tables.ts'

/** Tells other services the team’s test users, which they pick from. */
export const testAccountAnswers: QuestionTakers = {
  'release.test-accounts': async (_, { db }) =>
    db
      .select({ account: testUsers.account, nickName: testUsers.nickName })
      .from(testUsers)
      .where(eq(testUsers.state, 'active'))
      .orderBy(asc(testUsers.nickName), asc(testUsers.account)),
}
