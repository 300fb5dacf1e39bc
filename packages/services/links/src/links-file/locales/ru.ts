import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the import of links, in Russian. */
const ru: Translation<typeof en> = {
  'links.import.body':
    'В файле по строке на каждую ссылку. Порядок столбцов любой; обязательны только «name» и «target».',
  'links.import.template': 'Шаблон',
  'links.import.file': 'Файл для импорта',
  'links.import.file.help': 'CSV в UTF-8 или Excel, не больше {most} строк',
  'links.import.noRows': 'Под первой строкой файла ничего нет.',
  'links.import.tooMany':
    'В файле {count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}. Можно не больше {most}.',
  'links.import.noColumns': 'Первая строка должна содержать названия столбцов. Не хватает: {names}',
  'links.import.unused': 'Эти столбцы не импортируются: {names}',
  'links.import.rows': 'Строки файла',
  'links.import.row': 'Строка',
  'links.import.result': 'Результат',
  'links.import.ready': 'Готова',
  'links.import.created': 'Создана',
  'links.import.cell': '{column}: {problem}',
  'links.import.run':
    '{count, plural, =0 {Создать ссылки} one {Создать # ссылку} few {Создать # ссылки} many {Создать # ссылок} other {Создать # ссылки}}',
  'links.import.done':
    '{count, plural, one {Создана # ссылка} few {Созданы # ссылки} many {Создано # ссылок} other {Создано # ссылки}}',
  'links.import.save': 'Сохранить результаты',
  'links.import.close': 'Закрыть',
  'links.import.fault.not-an-address': 'Это не адрес: {sample}',
  'links.import.fault.too-long': 'Слишком длинный адрес: {sample}',
  'links.import.fault.scheme': 'Ссылка не может вести на такой адрес: {sample}',
  'links.import.fault.not-a-page': 'Адрес должен начинаться с http:// или https://: {sample}',
  'links.import.fault.credentials': 'В адресе есть логин или пароль: {sample}',
  'links.import.fault.loop': 'Цель сама является ссылкой: {sample}',
  'links.import.fault.empty': 'Ячейка пуста.',
  'links.import.fault.long-text': 'Текст длиннее 64 символов: {sample}',
  'links.import.fault.unknown-prefix': 'У приложения нет такого префикса: {sample}',
  'links.import.fault.suffix': 'Нужно от 4 до 32 латинских букв и цифр: {sample}',
  'links.import.fault.repeated-suffix': 'Этот суффикс есть в строке выше: {sample}',
  'links.import.fault.package': 'Это не имя пакета вида com.example.app: {sample}',
  'links.import.fault.yes-or-no': 'Укажите «yes» или «no»: {sample}',
  'links.import.fault.date': 'Укажите дату вида 2027-03-31: {sample}',
  'links.import.fault.past': 'Этот день уже прошёл: {sample}',
  'links.import.fault.nowhere':
    'Без приложения посетитель никуда не попадёт. Добавьте страницу для компьютеров или «yes» в столбце «store».',
  'links.import.fault.extra-cell': 'У ячейки нет столбца: {sample}',
  'links.import.refused.suffix-used': 'Этот суффикс уже использовался.',
  'links.import.refused.allowed-uri': 'Цель не подходит ни под один разрешённый URI приложения.',
  'links.import.refused.target': 'Цель не подходит: она ведёт на другую ссылку.',
  'links.import.refused.limit': 'У приложения уже наибольшее число ссылок.',
  'links.import.refused.other': 'Не удалось создать ссылку. Импортируйте строку ещё раз.',
}

export default ru
