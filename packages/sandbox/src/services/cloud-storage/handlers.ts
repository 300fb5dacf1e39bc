import { serviceCalls } from '@console-widgets/cloud-storage/contract'
import * as schemas from '@console-widgets/cloud-storage/schemas'
import { implement } from '../../http/handler.ts'
import { serviceHandlers } from './service-handlers.ts'

/** Answers the calls of the area `cloud-storage`. */
export const cloudStorageImplementation = implement(serviceCalls, schemas, serviceHandlers)
