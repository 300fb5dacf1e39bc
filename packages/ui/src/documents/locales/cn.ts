import type { Translation } from '../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a comparison word by word, in Chinese. */
const cn: Translation<typeof en> = {
  'words.same': '两个文本相同',
  'words.added': '新增',
  'words.removed': '删除',
}

export default cn
