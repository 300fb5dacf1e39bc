import { permissions } from '@console-widgets/remote-config/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { deleteConfigOf } from './delete-config.ts'
import { experimentAnswers, experimentEvents } from './experiments.ts'
import { flagRoutes } from './flag-routes.ts'
import { remoteConfigImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { issues } from './issues.ts'
import * as notices from './notices.ts'
import { definePlanActor } from './plan-rows.ts'
import { reasons } from './refuse.ts'
import { historyOfConfig, seedConfig } from './seed.ts'
import * as tables from './tables.ts'
import { watchedMetrics } from './watched-metrics.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'remote-config',
  implementation: remoteConfigImplementation,
  permissions,
  metrics: watchedMetrics,
  reasons,
  issues,
  notices,
  tables,
  migrations,
  actors: definePlanActor,
  answers: { ...workspaceAnswers, ...experimentAnswers },
  seed: { after: ['projects', 'apps'], fill: seedConfig, history: historyOfConfig },
  clientRoutes: flagRoutes,
  on: { ...experimentEvents, 'projects.deleting': ({ projectId }, { db }) => deleteConfigOf(db, projectId) },
})
