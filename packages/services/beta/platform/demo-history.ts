import { eq } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { inviteLinks, testers, testGroups } from './tables.ts'

/** How the demo team’s groups came about: created, filled from files, and opened by links. */
export async function historyOfGroups({ db }: Seed): Promise<DemoAct[]> {
  const groups = await db.select().from(testGroups).where(eq(testGroups.teamId, demoTeamId))
  const people = await db.select().from(testers).where(eq(testers.teamId, demoTeamId))
  const links = await db.select().from(inviteLinks).where(eq(inviteLinks.teamId, demoTeamId))
  return [
    ...groups.flatMap(({ createTime, groupId, groupName, groupType }): DemoAct[] => {
      const members = people.filter((tester) => tester.groupId === groupId)
      return [
        {
          call: 'beta.test-user-group.create',
          userId: demoTeamId,
          time: createTime,
          input: { groupName, groupType },
          changes: [{ table: 'cw_beta_groups', key: groupId }],
        },
        {
          call: 'beta.test-user.import',
          userId: demoTeamId,
          time: members[0]?.createTime ?? createTime,
          input: { groupId },
          changes: members.map(({ testerId }) => ({ table: 'cw_beta_testers', key: testerId })),
        },
      ]
    }),
    ...links.map(({ appId, createTime, groupId, inviteId }): DemoAct => ({
      call: 'beta.invite.create',
      userId: demoTeamId,
      time: createTime,
      input: { appId, groupId },
      changes: [{ table: 'cw_beta_invite_links', key: inviteId }],
    })),
  ]
}
