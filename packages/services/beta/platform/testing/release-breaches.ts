import { calls } from '@console-widgets/beta/contract'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import type { AppVersion } from '@console-widgets/versions/schemas'
import { day } from '@console-widgets/platform/clock/durations'
import { newTestGroup } from '@console-widgets/sandbox/testing/new-test-group'
import type { Breaches } from '../../../versions/platform/testing/breach.ts'
import type { VersionWorld } from '../../../versions/platform/testing/world.ts'

/** A complete test by invitation of the same app, which goes to these groups. */
async function planTest({ appId, packageId }: AppVersion, world: VersionWorld, groupIds: readonly string[]) {
  const { version } = await world.console.invoke(versionCalls['versions.app-version.create'], {
    ...{ appId, packageId: packageId ?? '', releaseType: 6 },
  })
  const now = world.clock.now()
  return world.update(version, {
    privacyPolicy: 'https://northwind.example/privacy',
    testInfo: {
      testType: 3,
      testDesc: 'Does it stay connected?',
      startTime: now,
      endTime: now + 30 * day,
      displayArea: ['DE'],
      groupInfos: groupIds.map((groupId) => ({ groupId, bind: true })),
    },
  })
}

export const breaches: Breaches = {
  'beta.groups': {
    break: async (draft, world) => planTest(draft, world, ['gone', await newTestGroup(world.console, 'Friends')]),
    field: 'testInfo.groupInfos',
    sample: 'gone',
  },
  'beta.testers': {
    async break(draft, world) {
      const group = { groupName: 'No testers yet' }
      const { groupId } = await world.console.invoke(calls['beta.test-user-group.create'], group)
      return planTest(draft, world, [groupId])
    },
    field: 'testInfo.groupInfos',
    sample: 'No testers yet',
  },
}
