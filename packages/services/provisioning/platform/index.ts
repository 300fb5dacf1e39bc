import { permissions } from '@console-widgets/provisioning/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { provisioningImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import * as options from './options.ts'
import { defineRequestReviewer } from './reviewer.ts'
import { historyOfRequests, seedRequests } from './seed.ts'
import { permissionRequests } from './tables.ts'

export const half = definePlatformHalf({
  area: 'provisioning',
  implementation: provisioningImplementation,
  permissions,
  options,
  tables: { permissionRequests },
  migrations,
  actors: defineRequestReviewer,
  seed: { fill: seedRequests, history: historyOfRequests },
})
