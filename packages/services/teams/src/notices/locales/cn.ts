import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

const cn: Translation<typeof en> = {
  'teams.inbox': '通知',
  'teams.inbox.unread': '未读',
  'teams.inbox.readOne': '标为已读：{title}',
  'teams.inbox.readAll': '全部标为已读',
  'teams.inbox.more': '查看更多',
  'teams.inbox.settings': '通知设置',
  'teams.inbox.empty': '暂无通知',
  'teams.inbox.emptyBody': '您会在这里收到审核结果、版本发布和权限变更的通知。',
}

export default cn
