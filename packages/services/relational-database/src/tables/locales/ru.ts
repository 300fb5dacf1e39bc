import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the table editor, in Russian. */
const ru: Translation<typeof en> = {
  'relational-database.tables.title': 'Редактор таблиц',
  'relational-database.tables.table': 'Таблица',
  'relational-database.tables.account': 'Учётная запись',
  'relational-database.tables.none': 'Таблиц пока нет',
  'relational-database.tables.none.body': 'Таблица состоит из столбцов с типами и строк.',
  'relational-database.tables.view': 'Вид',
  'relational-database.tables.rows': 'Строки',
  'relational-database.tables.structure': 'Структура',
  'relational-database.tables.newTable': 'Новая таблица',
  'relational-database.tables.noWriter': 'Ни одна из доступных вам учётных записей не может писать в эту базу данных',
  'relational-database.tables.refresh': 'Обновить',
  'relational-database.tables.insert': 'Добавить строку',
  'relational-database.tables.importCsv': 'Импорт CSV',
  'relational-database.tables.exportCsv': 'Скачать CSV',
  'relational-database.tables.exportCsv.truncated':
    '{count, plural, one {В файле первая # строка} few {В файле первые # строки} many {В файле первые # строк} other {В файле первые # строки}}. Чтобы экспортировать остальные, отфильтруйте таблицу.',
  'relational-database.tables.exportCsv.failed': 'Не удалось экспортировать строки',
  'relational-database.tables.filter': 'Фильтр',
  'relational-database.tables.filter.column': 'Столбец',
  'relational-database.tables.filter.operator': 'Условие',
  'relational-database.tables.filter.condition': '{column} {operator}',
  'relational-database.tables.filter.comparison': '{column} {operator} {value}',
  'relational-database.tables.filter.value': 'Значение',
  'relational-database.tables.filter.add': 'Добавить фильтр',
  'relational-database.tables.filter.remove': 'Убрать фильтр {filter}',
  'relational-database.tables.operator.equal': 'равно',
  'relational-database.tables.operator.unequal': 'не равно',
  'relational-database.tables.operator.contains': 'содержит',
  'relational-database.tables.operator.less': 'меньше',
  'relational-database.tables.operator.atMost': 'не больше',
  'relational-database.tables.operator.greater': 'больше',
  'relational-database.tables.operator.atLeast': 'не меньше',
  'relational-database.tables.operator.null': 'равно NULL',
  'relational-database.tables.operator.notNull': 'не равно NULL',
  'relational-database.tables.range': '{from}–{to} из {total}',
  'relational-database.tables.range.more': '{from}–{to}, всего больше {total}',
  'relational-database.tables.previous': 'Предыдущая страница',
  'relational-database.tables.next': 'Следующая страница',
  'relational-database.tables.noRows': 'Таблица пуста',
  'relational-database.tables.noMatch': 'Нет строк, подходящих под фильтры',
  'relational-database.tables.rowActions': 'Строка',
  'relational-database.tables.delete': 'Удалить строку',
  'relational-database.tables.keep': 'Оставить строку',
  'relational-database.tables.undo': 'Вернуть',
  'relational-database.tables.review': 'Показать SQL',
  'relational-database.tables.review.title':
    '{count, plural, one {# изменение} few {# изменения} many {# изменений} other {# изменения}}',
  'relational-database.tables.review.body':
    'Эти запросы выполняются в одной транзакции: все или ни один. Если строка изменилась после чтения, изменения не применяются.',
  'relational-database.tables.apply': 'Применить',
  'relational-database.tables.applyFirst': 'Сначала примените или отмените изменения',
  'relational-database.tables.applied': 'Изменения применены',
  'relational-database.tables.close': 'Закрыть',
  'relational-database.tables.fault.row': 'В строке с ключом {key}',
  'relational-database.tables.fault.newRow': 'В новой строке',
  'relational-database.tables.conflict': 'Строку уже изменил или удалил кто-то другой',
  'relational-database.tables.conflict.body':
    'Ничего не применено. Обновите строки, чтобы увидеть текущие значения: ваши изменения сохранятся и будут применены к ним.',
  'relational-database.tables.stored': 'Сохранённое значение: {value}',
  'relational-database.tables.setNull': 'Задать NULL',
  'relational-database.tables.invalid': 'Это не значение типа {type}',
  'relational-database.tables.noKey':
    'У таблицы нет первичного ключа: строки нельзя различить, поэтому здесь их нельзя изменить.',
  'relational-database.tables.noTable':
    'Представления здесь доступны только для чтения. Измените таблицы, из которых они читают.',
  'relational-database.tables.readonly': 'Учётная запись {account} может только читать эту таблицу.',
  'relational-database.tables.readonlyStructure':
    'Учётная запись {account} доступна только для чтения и не может менять структуру таблиц.',
  'relational-database.tables.useAccount': 'Использовать {account}',
  'relational-database.tables.keys':
    'Стрелки — переход, Enter — правка, Delete — NULL, Backspace — пустой текст, Ctrl+Z — отмена',
}

export default ru
