import { permissions } from '@console-widgets/app-messaging/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { messageRoutes } from './client-routes.ts'
import { defineMessageActors } from './end-messages.ts'
import { experimentAnswers, experimentEvents } from './experiments.ts'
import { messagingImplementation } from './handlers.ts'
import { journeyAnswers } from './journeys.ts'
import { migrations } from './migrations.generated.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { historyOfMessages, prepareMessages, seedMessages } from './seed.ts'
import * as tables from './tables.ts'
import { trafficEvents } from './traffic.ts'
import { watchedMetrics } from './watched-metrics.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'app-messaging',
  implementation: messagingImplementation,
  permissions,
  metrics: watchedMetrics,
  reasons,
  issues,
  tables,
  migrations,
  actors: defineMessageActors,
  answers: { ...workspaceAnswers, ...experimentAnswers, ...journeyAnswers },
  on: { ...trafficEvents, ...experimentEvents },
  clientRoutes: messageRoutes,
  seed: { after: ['apps', 'reports'], prepare: prepareMessages, fill: seedMessages, history: historyOfMessages },
})
