import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the widgets of `cloud-storage`, in Chinese. */
const cn: Translation<typeof en> = {
  'cloud-storage.title': '条目',
  'cloud-storage.name': '名称',
  'cloud-storage.created': '创建时间',
  'cloud-storage.updated': '更新时间',
  'cloud-storage.create': '创建条目',
  'cloud-storage.name.help': '在团队内唯一，最多 64 个字符。',
  'cloud-storage.delete': '删除',
  'cloud-storage.delete.title': '删除“{name}”？',
  'cloud-storage.delete.body': '删除后无法恢复。',
  'cloud-storage.empty': '您的条目将显示在这里',
  'cloud-storage.emptyBody': '创建第一个条目即可开始。',
}

export default cn
