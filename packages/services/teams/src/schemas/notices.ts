import * as v from 'valibot'
import { noticeChannels, noticeGroups, noticeTopics } from '../model.ts'

const channel = v.picklist(noticeChannels)

/** Notification settings of the caller in this team. */
export const noticeSetting = v.object({
  topics: v.array(
    v.object({
      topic: v.picklist(noticeTopics),
      group: v.picklist(noticeGroups),
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
  switches: v.pipe(
    v.array(v.object({ topic: v.picklist(noticeTopics), channel, on: v.boolean() })),
    v.minLength(1, 'must name at least one switch'),
    v.maxLength(noticeTopics.length * noticeChannels.length),
  ),
})
