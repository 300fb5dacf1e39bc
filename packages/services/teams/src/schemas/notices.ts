import * as v from 'valibot'
import { noticeChannels, noticeGroups, noticeTopics } from '../model.ts'

const channel = v.picklist(noticeChannels)

/** Which notices reach the caller in this team, by which ways. */
export const noticeSetting = v.object({
  topics: v.array(
    v.object({
      topic: v.picklist(noticeTopics),
      group: v.picklist(noticeGroups),
      /** The ways that are on. */
      channels: v.array(channel),
      byDefault: v.array(channel),
      /** The ways that cannot be switched off. */
      mandatory: v.array(channel),
    }),
  ),
  updateTime: v.nullable(v.number()),
})
/** Switches that change, all or none. */
export const updateNoticeSettingInput = v.object({
  switches: v.pipe(
    v.array(v.object({ topic: v.picklist(noticeTopics), channel, on: v.boolean() })),
    v.minLength(1, 'must name at least one switch'),
    v.maxLength(noticeTopics.length * noticeChannels.length),
  ),
})
