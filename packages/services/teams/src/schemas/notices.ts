import * as v from 'valibot'
import { languages } from '@console-widgets/core'
import { id, listInput, text } from '@console-widgets/core/schemas'
import { noticeChannels, noticeLimits } from '../model.ts'

const channel = v.picklist(noticeChannels)
/** Language of the reader, for texts that services write. */
const language = v.optional(v.picklist(languages), 'en')

export const noticeSettingInput = v.object({ language })
/** Notification settings of the caller in this team. */
export const noticeSetting = v.object({
  /** Channels that can reach the caller: text messages only with a phone number. */
  available: v.array(channel),
  topics: v.array(
    v.object({
      topic: v.string(),
      /** Area of the service that sends it. */
      area: v.string(),
      name: v.string(),
      help: v.string(),
      /** Enabled channels. */
      channels: v.array(channel),
      byDefault: v.array(channel),
      /** Mandatory channels, which can't be switched off. */
      mandatory: v.array(channel),
    }),
  ),
  updateTime: v.nullable(v.number()),
})
/** Changed settings; applied all or none. */
export const updateNoticeSettingInput = v.object({
  language,
  switches: v.pipe(
    v.array(v.object({ topic: text(100), channel, on: v.boolean() })),
    v.minLength(1, 'must name at least one switch'),
    v.maxLength(noticeLimits.switches),
  ),
})

export const noticeListInput = v.object({
  language,
  fromRecCount: listInput.fromRecCount,
  maxReqCount: listInput.maxReqCount,
})
/** Notices to the caller in this team, newest first. */
export const noticePage = v.object({
  items: v.array(
    v.object({
      noticeId: v.string(),
      topic: v.string(),
      /** Area of the service that sent it. */
      area: v.string(),
      title: v.string(),
      body: v.string(),
      appId: v.nullable(v.string()),
      appName: v.nullable(v.string()),
      /** Page where the caller can act on it, by the name of its route. */
      page: v.object({ id: v.string(), values: v.record(v.string(), v.string()) }),
      time: v.number(),
      isRead: v.boolean(),
    }),
  ),
  total: v.number(),
  unread: v.number(),
})
/** Notices to mark as read; without IDs, all of them. */
export const readNoticesInput = v.object({
  noticeIds: v.optional(
    v.pipe(v.array(id), v.minLength(1, 'must name at least one notice'), v.maxLength(noticeLimits.ids)),
  ),
})
export const unreadNotices = v.object({ unread: v.number() })
