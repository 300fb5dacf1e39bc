import type { Translation } from '../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a comparison word by word, in Russian. */
const ru: Translation<typeof en> = {
  'words.same': 'Тексты совпадают',
  'words.added': 'Добавлено',
  'words.removed': 'Удалено',
}

export default ru
