import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the save bar, in Chinese. */
const cn: Translation<typeof en> = {
  'unsaved.title': '有修改尚未保存',
  'unsaved.changes': '{count, plural, other {# 项修改未保存}}',
  'unsaved.saveAll': '全部保存',
  'unsaved.saved': '修改已保存',
  'unsaved.failure': '{section}：{reason}',
}

export default cn
