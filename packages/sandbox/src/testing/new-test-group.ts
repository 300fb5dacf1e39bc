import { calls } from '@console-widgets/beta/contract'
import type { Console } from '@console-widgets/core'

/** Creates a group with one tester, to which a test version can go. Returns its ID. */
export async function newTestGroup(console: Console, groupName: string): Promise<string> {
  const { groupId } = await console.invoke(calls['beta.test-user-group.create'], { groupName })
  const testers = [{ hwAccount: 'friend@harbour.example', nickName: 'Friend' }]
  await console.invoke(calls['beta.test-user.add'], { groupId, testers })
  return groupId
}
