import { and, desc, eq, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { testerProgress, testers, testGroups } from './tables.ts'

/** What tests bring to the start page: invitations that didn’t arrive, groups, and testers. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer }, { db }) => {
    if (!viewer.permissions.has('beta.manage')) return []
    const time = sql<number>`max(${testerProgress.inviteTime})`
    const groups = await db
      .select({
        groupId: testGroups.groupId,
        groupName: testGroups.groupName,
        count: sql<number>`count(*)::int`,
        time: time.mapWith(Number),
      })
      .from(testerProgress)
      .innerJoin(testGroups, eq(testGroups.groupId, testerProgress.groupId))
      // The state of the mail alone rules out nearly all testers.
      .where(and(eq(testerProgress.step, 'returned'), eq(testerProgress.mailState, 'failed')))
      .groupBy(testGroups.groupId, testGroups.groupName)
      .orderBy(desc(time))
      .limit(mostLines)
    return groups.map((group) => ({
      kind: 'beta.returned',
      id: group.groupId,
      tone: 'warning' as const,
      values: { group: group.groupName, count: group.count },
      page: { id: 'beta.group', values: { groupId: group.groupId } },
      time: group.time,
    }))
  },

  ...answerWithThings([
    {
      kind: 'beta.beta_groups',
      from: testGroups,
      id: testGroups.groupId,
      name: testGroups.groupName,
      page: 'beta.group',
      parameters: { groupId: testGroups.groupId },
    },
    {
      kind: 'beta.beta_testers',
      order: 90,
      from: testers,
      id: testers.testerId,
      name: testers.nickName,
      detail: testers.hwAccount,
      page: 'beta.group',
      parameters: { groupId: testers.groupId },
      sharesPage: { byField: 'nickName' },
    },
  ]),
}
