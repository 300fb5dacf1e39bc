import help from '@console-widgets/cloud-storage/help'
import { bucketTag, permissions } from '@console-widgets/cloud-storage/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineStorageActors } from './actors.ts'
import { cloudService } from './cloud-service.ts'
import { cloudStorageImplementation } from './handlers.ts'
import { hostingPlane } from './hosting-plane.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfCloudStorage } from './demo-history.ts'
import { seedCloudStorage } from './seed.ts'
import { storagePlane } from './storage-plane.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import * as tables from './tables.ts'
import { watchedMetrics } from './watched-metrics.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'cloud-storage',
  help,
  implementation: cloudStorageImplementation,
  permissions,
  cloudService,
  reasons,
  issues,
  tables,
  migrations,
  actors: defineStorageActors,
  seed: { after: ['projects'], fill: seedCloudStorage, history: historyOfCloudStorage },
  anyFileTags: [bucketTag],
  // Pages of every origin come here, by the rules of each bucket.
  planes: [
    { origins: 'any', routes: storagePlane },
    { origins: 'any', routes: hostingPlane },
  ],
  metrics: watchedMetrics,
  answers: workspaceAnswers,
})
