import * as v from 'valibot'
import { id, listInput, nameText, optionalText, page, text, time } from '@console-widgets/core/schemas'
import { testUserLimits, testUserStates } from '../model.ts'

const fields = { account: text(testUserLimits.account), nickName: nameText(testUserLimits.nickName), validUntil: time }

/** An account that signs in and makes purchases for testing the team's apps. */
export const testUser = v.object({
  testUserId: v.string(),
  account: v.string(),
  nickName: v.string(),
  note: v.string(),
  state: v.picklist(testUserStates),
  validUntil: v.number(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const testUserPage = page(testUser)
export const testUserListInput = v.object(listInput)
export const testUserIdInput = v.object({ testUserId: id })
export const addTestUserInput = v.object({ ...fields, note: optionalText(testUserLimits.note) })
export const updateTestUserInput = v.object({
  testUserId: id,
  ...v.partial(v.object(fields)).entries,
  note: optionalText(testUserLimits.note),
})
