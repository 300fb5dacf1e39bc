import { calls } from '@console-widgets/cloud-storage/contract'
import * as schemas from '@console-widgets/cloud-storage/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { fileHandlers } from './file-handlers.ts'
import { hostingHandlers } from './hosting-handlers.ts'
import { securityHandlers } from './security-handlers.ts'
import { serviceHandlers } from './service-handlers.ts'
import { usageHandlers } from './usage-handlers.ts'

/** Handles the calls of the area `cloud-storage`. */
export const cloudStorageImplementation = implement(calls, schemas, {
  ...serviceHandlers,
  ...fileHandlers,
  ...usageHandlers,
  ...securityHandlers,
  ...hostingHandlers,
})
