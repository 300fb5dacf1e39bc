import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the import of CSV files, in Russian. */
const ru: Translation<typeof en> = {
  'relational-database.csv.title': 'Импорт CSV в таблицу {table}',
  'relational-database.csv.body':
    'Все строки вставляются в одной транзакции от имени учётной записи {account}. Если хотя бы одну вставить нельзя, не импортируется ничего.',
  'relational-database.csv.file': 'Файл CSV',
  'relational-database.csv.file.help':
    'В кодировке UTF-8, с именами полей в первой строке. Разделители: запятые, точки с запятой или табуляция.',
  'relational-database.csv.notText': 'Файл не в кодировке UTF-8. Сохраните его как CSV UTF-8 и выберите снова.',
  'relational-database.csv.noRows': 'После первой строки файла нет данных.',
  'relational-database.csv.openQuote': 'Кавычка, открытая в строке {line}, не закрыта.',
  'relational-database.csv.tooLarge':
    'Слишком много данных для одного импорта: {size} SQL при максимуме {limit}. Разделите файл.',
  'relational-database.csv.mapping': 'Столбцы и поля',
  'relational-database.csv.fieldOf': 'Поле для столбца {column}',
  'relational-database.csv.noField': 'Нет (значение по умолчанию)',
  'relational-database.csv.empty': 'Пустые поля становятся',
  'relational-database.csv.empty.null': 'NULL',
  'relational-database.csv.empty.default': 'Значением столбца по умолчанию',
  'relational-database.csv.empty.text': 'Пустым текстом',
  'relational-database.csv.empty.quoted': 'NULL, а "" — пустым текстом',
  'relational-database.csv.missing': 'Этим столбцам нужно значение. Выберите поле для каждого: {columns}',
  'relational-database.csv.preview': 'Предпросмотр',
  'relational-database.csv.preview.rows':
    'В файле {count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}',
  'relational-database.csv.preview.first':
    '{count, plural, one {Первая # строка} few {Первые # строки} many {Первые # строк} other {Первые # строки}}',
  'relational-database.csv.line': 'Строка',
  'relational-database.csv.faults':
    'В файле {count, plural, one {# ошибка} few {# ошибки} many {# ошибок} other {# ошибки}}. Ничего не импортировано.',
  'relational-database.csv.faults.most': 'Первые ошибки в файле ({count}). Ничего не импортировано.',
  'relational-database.csv.fault.at': 'Строка {line}, {column}',
  'relational-database.csv.fault.line': 'Строка {line}',
  'relational-database.csv.fault.fields': 'полей: {detail}, а должно быть {count}',
  'relational-database.csv.fault.type': 'это не значение типа {detail}',
  'relational-database.csv.fault.length': 'длиннее допустимого ({detail})',
  'relational-database.csv.fault.null': 'пусто, а столбцу нужно значение',
  'relational-database.csv.fault.zero': 'содержит символ U+0000',
  'relational-database.csv.run': 'Импортировать',
  'relational-database.csv.running': 'Импорт',
  'relational-database.csv.cancel': 'Отменить импорт',
  'relational-database.csv.cancelled': 'Импорт отменён. Ничего не импортировано.',
  'relational-database.csv.failed': 'Ничего не импортировано',
  'relational-database.csv.done': 'Импортировано строк: {count, number}',
  'relational-database.csv.close': 'Закрыть',
}

export default ru
