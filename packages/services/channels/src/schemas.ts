import * as v from 'valibot'
import { id, listInput, nameText, optionalText, page, time } from '@console-widgets/core/schemas'
import { channelIdForm, channelLimits } from './model.ts'

const channelId = v.pipe(
  v.string(),
  v.trim(),
  v.regex(channelIdForm, `must have 1 to ${channelLimits.channelId} letters, digits, - and _`),
)
const channelName = nameText(channelLimits.channelName)
const contact = optionalText(channelLimits.contact)

/** A channel of an app, as the platform returns it. */
export const channelConfig = v.object({
  configId: id,
  appId: id,
  channelId: v.string(),
  channelName: v.string(),
  contact: v.string(),
  createTime: time,
  updateTime: time,
})
export const channelConfigPage = page(channelConfig)
export const configListInput = v.object({ appId: id, ...listInput })
export const configIdInput = v.object({ appId: id, configId: id })
/** What a form asks for. */
export const channelForm = v.object({ channelName, channelId, contact })
export const createConfigInput = v.object({ appId: id, ...channelForm.entries })
/** A channel ID is in packages that were built: it can't change. */
export const updateConfigInput = v.object({ appId: id, configId: id, channelName: v.optional(channelName), contact })
