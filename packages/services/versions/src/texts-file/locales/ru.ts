import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of a file with the texts of all languages, in Russian. */
const ru: Translation<typeof en> = {
  'versions.texts.file.body':
    'В файле по строке на каждый язык. Измените или переведите тексты и загрузите файл снова: до сохранения будут показаны все изменения.',
  'versions.texts.file.asCsv': 'Экспорт в CSV',
  'versions.texts.file.asExcel': 'Экспорт в Excel',
  'versions.texts.file.import': 'Файл для импорта',
  'versions.texts.file.import.help':
    'CSV в кодировке UTF-8 или Excel. Языки и столбцы, которых нет в файле, и пустые ячейки ничего не меняют.',
  'versions.texts.file.noLanguages': 'В первой строке должны быть названия столбцов, и среди них «lang».',
  'versions.texts.file.tooMany': 'В версии стало бы {count} языков, а может быть не больше {most}.',
  'versions.texts.file.problems':
    '{count, plural, one {# ячейку нельзя импортировать} few {# ячейки нельзя импортировать} many {# ячеек нельзя импортировать} other {# ячейки нельзя импортировать}}. Исправьте файл и выберите его снова.',
  'versions.texts.file.place': 'Строка {row}, {column}',
  'versions.texts.file.fault.no-language': 'Не указан язык.',
  'versions.texts.file.fault.unknown-language': 'В магазине нет такого языка: {sample}',
  'versions.texts.file.fault.repeated-language': 'Строка для этого языка уже есть: {sample}',
  'versions.texts.file.fault.no-name': 'Для нового языка нужно название приложения: {sample}',
  'versions.texts.file.fault.too-long':
    '{count, plural, one {# символ} few {# символа} many {# символов} other {# символа}}, а можно не больше {most}: {sample}',
  'versions.texts.file.fault.characters':
    'В тексте есть невидимые или управляющие символы либо перенос строки в названии: {sample}',
  'versions.texts.file.fault.extra-cell': 'Для ячейки нет столбца: {sample}',
  'versions.texts.file.unused': 'Столбцы, которые не импортируются: {names}',
  'versions.texts.file.unchanged':
    'Без изменений: {count, plural, one {# язык} few {# языка} many {# языков} other {# языка}}',
  'versions.texts.file.none': 'В файле нет изменений.',
  'versions.texts.file.run':
    '{count, plural, =0 {Импортировать} one {Изменить # язык} few {Изменить # языка} many {Изменить # языков} other {Изменить # языка}}',
  'versions.texts.file.close': 'Закрыть',
}

export default ru
