import type { Translation } from '../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the code editor, in Russian. */
const ru: Translation<typeof en> = {
  'code.position': 'Строка {line}, столбец {column}',
  'code.selected':
    '{count, plural, one {Выделен # символ} few {Выделено # символа} many {Выделено # символов} other {Выделено # символа}}',
  'code.leave': 'Чтобы выйти из редактора, нажмите Esc, затем Tab.',
  'code.keys': '{run} — выполнить, {search} — найти, Esc, затем Tab — выйти',
  'code.keysWithoutRun': '{search} — найти, Esc, затем Tab — выйти',
  'code.wrap': 'Переносить строки',
  'code.problems': 'Проблемы',
  'code.problem': 'Строка {line}, столбец {column}: {message}',
  'code.error': 'Ошибка',
  'code.warning': 'Предупреждение',
  'code.info': 'Примечание',
  'code.find': 'Найти',
  'code.replace': 'Заменить на',
  'code.next': 'Следующее',
  'code.previous': 'Предыдущее',
  'code.all': 'Все',
  'code.matchCase': 'С учётом регистра',
  'code.regexp': 'Регулярное выражение',
  'code.byWord': 'Слово целиком',
  'code.replaceOne': 'Заменить',
  'code.replaceAll': 'Заменить все',
  'code.close': 'Закрыть',
  'code.currentMatch': 'текущее совпадение',
  'code.onLine': 'в строке',
  'code.replacedOnLine': 'заменено в строке $',
  'code.replacedMatches': 'заменено совпадений: $',
  'code.goToLine': 'Перейти к строке',
  'code.go': 'Перейти',
  'code.completions': 'Подсказки',
  'code.noProblems': 'Проблем нет',
  'code.controlCharacter': 'Управляющий символ',
  'code.selectionDeleted': 'Выделенное удалено',
}

export default ru
