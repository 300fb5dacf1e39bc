import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a comparison, in Chinese. */
const cn: Translation<typeof en> = {
  'lines.label': '逐行对比：{field}',
  'lines.added': '新增行',
  'lines.removed': '删除行',
  'lines.same': '{count, plural, other {# 行相同}}',
  'compare.field': '字段',
  'compare.changed': '有变化',
  'compare.created': '已创建',
  'compare.deleted': '已删除',
  'compare.before': '变更前',
  'compare.after': '变更后',
  'compare.yes': '是',
  'compare.no': '否',
  'compare.secret': '不记录',
}

export default cn
