import type { AppVersion } from '@console-widgets/versions/schemas'
import { day } from '@console-widgets/platform/clock/durations'
import { newId } from '@console-widgets/platform/database/ids'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import type { Breaches } from '../../../versions/platform/testing/breach.ts'
import type { VersionWorld } from '../../../versions/platform/testing/world.ts'
import { permissionRequests } from '../tables.ts'

const requestIn = ({ packageId }: AppVersion, world: VersionWorld, permission: string) =>
  world.forcePackage(packageId ?? '', { permissions: [permission] })

export const breaches: Breaches = {
  'provisioning.granted': {
    break: (draft, world) => requestIn(draft, world, 'ohos.permission.FILE_ACCESS_PERSIST'),
    field: 'packageId',
    sample: 'ohos.permission.FILE_ACCESS_PERSIST',
  },
  'provisioning.expiring': {
    async break(draft, world) {
      const now = world.clock.now()
      const permission = 'ohos.permission.WRITE_AUDIO'
      await world.asPlatform((db) =>
        db.insert(permissionRequests).values({
          ...{ teamId: demoTeamId, requestId: newId(), permission, scene: 'Records a log by voice.', materials: [] },
          ...{ state: 'granted', expireTime: now + 20 * day, createTime: now, updateTime: now },
        }),
      )
      await requestIn(draft, world, permission)
    },
    field: 'packageId',
    sample: 'ohos.permission.WRITE_AUDIO 2026-03-22',
    level: 'warning',
  },
}
