import * as v from 'valibot'
import { id, listInput, page, text } from '@console-widgets/core/schemas'
import { memberLimits } from './model.ts'

/** One of the teams as the platform answers it. */
export const member = v.object({
  memberId: v.string(),
  memberName: v.string(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const memberPage = page(member)
export const memberListInput = v.object(listInput)
export const memberIdInput = v.object({ memberId: id })
export const createMemberInput = v.object({ memberName: text(memberLimits.memberName) })
