import * as schemas from '@console-widgets/reports/schemas'
import { implement } from '../../http/handler.ts'

/** Answers the calls of the area `reports`. */
export const reportsImplementation = implement({}, schemas, {})
