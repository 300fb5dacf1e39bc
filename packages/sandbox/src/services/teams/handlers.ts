import * as schemas from '@console-widgets/teams/schemas'
import { implement } from '../../http/handler.ts'

/** Answers the calls of the area `teams`. */
export const teamsImplementation = implement({}, schemas, {})
