import { permissions } from '@console-widgets/app-check/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { packageContentsAnswers } from './package-contents.ts'
import { sdkAnswers } from './sdks-of-packages.ts'
import { appCheckImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import { reasons } from './refuse.ts'
import { releaseChecks } from './release-checks.ts'
import { reportPlane } from './report-plane.ts'
import { defineCheckRunner } from './run-check.ts'
import { seedChecks } from './seed.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'app-check',
  implementation: appCheckImplementation,
  permissions,
  reasons,
  tables,
  migrations,
  actors: defineCheckRunner,
  notices,
  planes: [{ origins: 'own', routes: reportPlane }],
  seed: { after: ['versions', 'reports', 'provisioning'], fill: seedChecks },
  releaseChecks,
  answers: { ...sdkAnswers, ...packageContentsAnswers, ...workspaceAnswers },
})
