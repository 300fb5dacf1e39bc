import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the widgets of `reports`, in Chinese. */
const cn: Translation<typeof en> = {
  'reports.title': '条目',
  'reports.name': '名称',
  'reports.created': '创建时间',
  'reports.updated': '更新时间',
  'reports.create': '创建条目',
  'reports.name.help': '在团队内唯一，最多 64 个字符。',
  'reports.delete': '删除',
  'reports.delete.title': '删除“{name}”？',
  'reports.delete.body': '删除后无法恢复。',
  'reports.empty': '您的条目将显示在这里',
  'reports.emptyBody': '创建第一个条目即可开始。',
}

export default cn
