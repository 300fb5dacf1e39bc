import type { Translation } from '../../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of files with tables that can't be read, in Russian. */
const ru: Translation<typeof en> = {
  'tableFile.too-large': 'Файл больше {most}. Разделите его на несколько.',
  'tableFile.unpacks-to-too-much': 'В распакованном виде книга больше {most}. Скопируйте нужные строки в новую книгу.',
  'tableFile.too-many-cells':
    'На листе слишком много ячеек, считая пустые: можно не больше {most, number}. Удалите то, что далеко под таблицей или справа от неё.',
  'tableFile.encrypted': 'Книга защищена паролем. Сохраните её без пароля.',
  'tableFile.old-workbook': 'Книга в старом формате Excel. Сохраните её как XLSX.',
  'tableFile.not-a-workbook': 'Это не книга Excel. Сохраните файл как XLSX или как CSV в UTF-8.',
  'tableFile.damaged': 'Книга повреждена. Откройте её в табличном редакторе и сохраните заново.',
  'tableFile.not-utf8': 'Текст не в кодировке UTF-8. Сохраните файл как CSV в UTF-8 или как книгу Excel.',
  'tableFile.open-quote': 'Кавычка в строке {line, number} не закрыта.',
}

export default ru
