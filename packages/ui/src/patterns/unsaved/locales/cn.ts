import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the save bar, in Chinese. */
const cn: Translation<typeof en> = {
  'unsaved.title': '有修改尚未保存',
  'unsaved.changes': '{count, plural, other {# 项修改未保存}}',
  'unsaved.saveAll': '全部保存',
  'unsaved.saved': '修改已保存',
  'unsaved.failure': '{section}：{reason}',
  'unsaved.elsewhere': '以下内容已在别处保存，您的修改将覆盖它。',
  'unsaved.elsewhere.take': '采用已保存的内容',
}

export default cn
