import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a comparison, in Russian. */
const ru: Translation<typeof en> = {
  'lines.label': 'Построчно: {field}',
  'lines.added': 'Добавленная строка',
  'lines.removed': 'Удалённая строка',
  'lines.same':
    '{count, plural, one {# строка без изменений} few {# строки без изменений} many {# строк без изменений} other {# строки без изменений}}',
  'compare.field': 'Поле',
  'compare.changed': 'Изменено',
  'compare.created': 'Создано',
  'compare.deleted': 'Удалено',
  'compare.before': 'Было',
  'compare.after': 'Стало',
  'compare.yes': 'Да',
  'compare.no': 'Нет',
  'compare.secret': 'Не записывается',
}

export default ru
