import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the widgets of `relational-database`, in Chinese. */
const cn: Translation<typeof en> = {
  'relational-database.title': '条目',
  'relational-database.name': '名称',
  'relational-database.created': '创建时间',
  'relational-database.updated': '更新时间',
  'relational-database.create': '创建条目',
  'relational-database.name.help': '在团队内唯一，最多 64 个字符。',
  'relational-database.delete': '删除',
  'relational-database.delete.title': '删除“{name}”？',
  'relational-database.delete.body': '删除后无法恢复。',
  'relational-database.empty': '您的条目将显示在这里',
  'relational-database.emptyBody': '创建第一个条目即可开始。',
}

export default cn
