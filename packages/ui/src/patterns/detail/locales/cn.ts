import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a comparison line by line, in Chinese. */
const cn: Translation<typeof en> = {
  'lines.label': '逐行对比：{field}',
  'lines.added': '新增行',
  'lines.removed': '删除行',
  'lines.same': '{count, plural, other {# 行相同}}',
}

export default cn
