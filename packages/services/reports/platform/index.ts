import help from '@console-widgets/reports/help'
import { permissions } from '@console-widgets/reports/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineReportActors } from './actors.ts'
import { reportsImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfReports } from './demo-history.ts'
import * as notices from './notices.ts'
import { audienceAnswers } from './audience.ts'
import { audiencesAnswers } from './audiences.ts'
import { eventRoutes } from './reported/events-route.ts'
import { phasedAnswers } from './phased-figures.ts'
import { seedReports } from './seed.ts'
import * as options from './options.ts'
import { storeVisitEvents } from './store-visits.ts'
import * as tables from './tables.ts'
import { watchedMetrics } from './watched-metrics.ts'
import { issues } from './issues.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'reports',
  help,
  implementation: reportsImplementation,
  permissions,
  issues,
  metrics: watchedMetrics,
  options,
  tables,
  migrations,
  actors: defineReportActors,
  notices,
  clientRoutes: eventRoutes,
  on: storeVisitEvents,
  answers: { ...phasedAnswers, ...audienceAnswers, ...audiencesAnswers, ...workspaceAnswers },
  seed: { after: ['versions'], fill: seedReports, history: historyOfReports },
})
