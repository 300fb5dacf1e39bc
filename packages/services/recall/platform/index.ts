import { permissions } from '@console-widgets/recall/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineEngine } from './flows.ts'
import { recallImplementation } from './handlers.ts'
import { messageStepAnswers, messageStepEvents } from './message-steps.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import * as options from './options.ts'
import { optOutPlane } from './public/opt-out-plane.ts'
import { reasons } from './refuse.ts'
import { defineReviewer } from './reviewer.ts'
import { historyOfRecall, prepareRecall, seedRecall } from './seed.ts'
import * as tables from './tables.ts'
import { trafficEvents } from './traffic.ts'
import { watchedMetrics } from './watched-metrics.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'recall',
  implementation: recallImplementation,
  permissions,
  metrics: watchedMetrics,
  reasons,
  tables,
  migrations,
  options,
  planes: [{ origins: 'any', routes: optOutPlane }],
  notices,
  actors(services) {
    defineReviewer(services)
    defineEngine(services)
  },
  answers: { ...workspaceAnswers, ...messageStepAnswers },
  on: { ...trafficEvents, ...messageStepEvents },
  seed: { after: ['apps', 'reports'], prepare: prepareRecall, fill: seedRecall, history: historyOfRecall },
})
