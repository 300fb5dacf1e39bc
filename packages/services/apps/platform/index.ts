import help from '@console-widgets/apps/help'
import { permissions } from '@console-widgets/apps/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { nameEvents } from './app-names.ts'
import { auditCodeAnswers } from './audit-codes.ts'
import { appsImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfApps } from './demo-history.ts'
import { seedApps } from './seed.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { releaseChecks } from './release-checks.ts'
import { seriesAnswers } from './series.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'apps',
  help,
  implementation: appsImplementation,
  permissions,
  reasons,
  issues,
  tables,
  migrations,
  seed: { after: ['projects'], fill: seedApps, history: historyOfApps },
  releaseChecks,
  on: nameEvents,
  answers: { ...seriesAnswers, ...workspaceAnswers, ...auditCodeAnswers },
})
