import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the list of shortcuts, in Russian. */
const ru: Translation<typeof en> = {
  'shortcuts.page': 'На этой странице',
  'shortcuts.general': 'Общие',
  'shortcuts.list': 'В списке',
  'shortcuts.list.down': 'Следующая строка',
  'shortcuts.list.up': 'Предыдущая строка',
  'shortcuts.list.first': 'Первая строка',
  'shortcuts.list.last': 'Последняя строка',
  'shortcuts.list.pageDown': 'На экран вниз',
  'shortcuts.list.pageUp': 'На экран вверх',
  'shortcuts.list.open': 'Открыть строку',
  'shortcuts.list.select': 'Выбрать строку',
  'shortcuts.list.selectAll': 'Выбрать все строки',
  'shortcuts.list.clear': 'Снять выделение',
  'shortcuts.list.menu': 'Действия со строкой',
}

export default ru
