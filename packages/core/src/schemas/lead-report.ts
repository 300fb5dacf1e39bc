import * as v from 'valibot'
import { leadDataTypes } from '../model.ts'
import { id } from './parts.ts'

/** What was visited, and which of three types of visit it was (R168, R169). */
export const leadBehaviourInput = v.object({
  dataType: v.picklist(leadDataTypes),
  detail: v.object({ serviceId: id, serviceCode: id, menuId: v.optional(id) }),
})
