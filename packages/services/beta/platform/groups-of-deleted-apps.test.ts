import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/beta/contract'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { testStates } from '@console-widgets/versions/model'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { testers, testGroups } from './tables.ts'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
  await holder.session.switchTeam(demoTeamId)
})
afterAll(() => test.close())

const asPlatform: TestPlatform['platform']['services']['database']['asPlatform'] = (work) =>
  test.platform.services.database.asPlatform(work)

it('go with the app, and with its tests those of the team are free again', async () => {
  const { appId } = await holder.invoke(appCalls['apps.app.create'], { appName: 'Sounding line', parentType: 13 })
  const newGroup = async (groupName: string, ofApp: { appId?: string } = {}) => {
    const { groupId } = await holder.invoke(calls['beta.test-user-group.create'], { groupName, ...ofApp })
    const added = [{ hwAccount: `${groupId.toLowerCase()}@skerry.example`, nickName: groupName }]
    await holder.invoke(calls['beta.test-user.add'], { groupId, testers: added })
    return groupId
  }
  const own = await newGroup('Depth sounders', { appId })
  const ofTeam = await newGroup('Everyone aboard')
  const { version } = await holder.invoke(versionCalls['versions.app-version.create'], { appId, releaseType: 6 })
  const ids = { appId, versionId: version.versionId }
  const now = test.clock.now()
  await holder.invoke(versionCalls['versions.app-version.update'], {
    ...ids,
    testInfo: {
      testDesc: 'Is it deep enough?',
      startTime: now,
      endTime: now + 86_400_000,
      displayArea: ['DE'],
      groupInfos: [own, ofTeam].map((groupId) => ({ groupId, bind: true })),
    },
  })
  await asPlatform((db) =>
    db
      .update(appVersions)
      .set({ releaseState: testStates.testing })
      .where(eq(appVersions.versionId, version.versionId)),
  )
  const remove = (groupId: string) => holder.invoke(calls['beta.test-user-group.delete'], { groupId })
  for (const groupId of [own, ofTeam]) expect(await refused(remove(groupId))).toMatchObject({ reason: 'group-in-use' })

  await holder.invoke(appCalls['apps.app.delete'], { appId })
  expect(await refused(holder.invoke(calls['beta.test-user-group.get'], { groupId: own }))).toMatchObject({
    reason: 'not-found',
  })
  const rest = await asPlatform(async (db) => ({
    groups: await db
      .select({ groupId: testGroups.groupId })
      .from(testGroups)
      .where(inArray(testGroups.groupId, [own, ofTeam])),
    people: await db
      .select({ groupId: testers.groupId })
      .from(testers)
      .where(inArray(testers.groupId, [own, ofTeam])),
    versions: await db.select().from(appVersions).where(eq(appVersions.versionId, version.versionId)),
  }))
  expect(rest).toEqual({ groups: [{ groupId: ofTeam }], people: [{ groupId: ofTeam }], versions: [] })
  expect((await holder.invoke(calls['beta.test-user-group.get'], { groupId: ofTeam })).tests).toEqual([])
  await remove(ofTeam)
})
