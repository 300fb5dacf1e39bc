import * as schemas from '@console-widgets/relational-database/schemas'
import { implement } from '../../http/handler.ts'

/** Answers the calls of the area `relational-database`. */
export const relationalDatabaseImplementation = implement({}, schemas, {})
