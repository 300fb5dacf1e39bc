import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a comparison line by line, in Russian. */
const ru: Translation<typeof en> = {
  'lines.label': 'Построчно: {field}',
  'lines.added': 'Добавленная строка',
  'lines.removed': 'Удалённая строка',
  'lines.same':
    '{count, plural, one {# строка без изменений} few {# строки без изменений} many {# строк без изменений} other {# строки без изменений}}',
}

export default ru
