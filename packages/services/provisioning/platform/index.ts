import { permissions } from '@console-widgets/provisioning/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { provisioningImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import * as options from './options.ts'
import { releaseChecks } from './release-checks.ts'
import { defineRequestReviewer } from './reviewer.ts'
import { historyOfRequests, seedRequests } from './seed.ts'
import { permissionRequests } from './tables.ts'
import { defineValidity } from './validity.ts'
import { issues } from './issues.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'provisioning',
  implementation: provisioningImplementation,
  permissions,
  issues,
  options,
  tables: { permissionRequests },
  migrations,
  actors(services) {
    defineRequestReviewer(services)
    defineValidity(services)
  },
  notices,
  releaseChecks,
  answers: { ...workspaceAnswers },
  seed: { fill: seedRequests, history: historyOfRequests },
})
