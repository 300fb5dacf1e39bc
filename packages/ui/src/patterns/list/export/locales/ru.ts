import type { Translation } from '../../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of exports, in Russian. */
const ru: Translation<typeof en> = {
  'ui.export.csv': 'Скачать CSV',
  'ui.export.excel': 'Скачать Excel',
  'ui.export.limit': 'В файле не больше {most} записей',
  'ui.export.reading': 'Экспорт {total, plural, one {# записи} few {# записей} many {# записей} other {# записи}}',
  'ui.export.done': 'Экспортировано записей: {count, number}',
  'ui.export.cut':
    '{rest, plural, one {Ещё # запись не вошла} few {Ещё # записи не вошли} many {Ещё # записей не вошло} other {Ещё # записи не вошло}} в файл. Отфильтруйте список, чтобы скачать остальное.',
}

export default ru
