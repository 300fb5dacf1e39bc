import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the widgets of `teams`, in Chinese. */
const cn: Translation<typeof en> = {
  'teams.title': '条目',
  'teams.name': '名称',
  'teams.created': '创建时间',
  'teams.updated': '更新时间',
  'teams.create': '创建条目',
  'teams.name.help': '在团队内唯一，最多 64 个字符。',
  'teams.delete': '删除',
  'teams.delete.title': '删除“{name}”？',
  'teams.delete.body': '删除后无法恢复。',
  'teams.empty': '您的条目将显示在这里',
  'teams.emptyBody': '创建第一个条目即可开始。',
}

export default cn
