import { permissions } from '@console-widgets/channels/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { allPackagesPlane } from './all-packages.ts'
import { channelsImplementation } from './handlers.ts'
import { installEvents } from './installs.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfChannels, seedChannels } from './seed.ts'
import { defineChannelBuilder } from './build-job.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'channels',
  implementation: channelsImplementation,
  permissions,
  reasons,
  issues,
  tables,
  migrations,
  actors: defineChannelBuilder,
  planes: [{ origins: 'any', routes: allPackagesPlane }],
  on: installEvents,
  answers: workspaceAnswers,
  seed: { after: ['apps', 'app-packages'], fill: seedChannels, history: historyOfChannels },
})
