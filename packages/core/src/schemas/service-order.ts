import * as v from 'valibot'
import { serviceOrderStates, suspensionReasons } from '../model.ts'

/** Whether the team can use a cloud service, as the service's own pages show it. */
export const serviceOrder = v.object({
  state: v.picklist([...serviceOrderStates, 'none']),
  /** Why the platform has suspended it. Null in other states. */
  suspension: v.nullable(v.picklist(suspensionReasons)),
  /** Project that has ordered it, if any. */
  projectId: v.nullable(v.string()),
})
