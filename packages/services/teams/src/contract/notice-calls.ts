import { defineCalls } from '@console-widgets/contract'
import type * as schemas from '../schemas.ts'

const base = '/ups/user-notice-service/v1'

/** Calls of the area `notices`. */
export const noticeCalls = defineCalls<typeof schemas>()({
  'notices.user-notice-setting.get': {
    method: 'GET',
    path: `${base}/user-notice-setting`,
    title: 'Get user notice setting',
    spec: 'named',
    personal: true,
    input: 'noticeSettingInput',
    output: 'noticeSetting',
  },
  'notices.user-notice-setting.update': {
    method: 'PUT',
    path: `${base}/user-notice-setting`,
    title: 'Update user notice setting',
    spec: 'named',
    input: 'updateNoticeSettingInput',
    output: 'noticeSetting',
  },
  'notices.notice.list': {
    method: 'GET',
    path: `${base}/notice-list`,
    title: 'List the notices to a user',
    spec: 'ours',
    personal: true,
    input: 'noticeListInput',
    output: 'noticePage',
  },
  'notices.notice.read': {
    method: 'POST',
    path: `${base}/notice-read`,
    title: 'Mark notices as read',
    spec: 'ours',
    input: 'readNoticesInput',
    output: 'unreadNotices',
  },
})
