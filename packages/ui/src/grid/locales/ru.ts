import type { Translation } from '../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the data grid, in Russian. */
const ru: Translation<typeof en> = {
  'grid.rowNumber': 'Строка',
  'grid.cells':
    '{rows, plural, one {# строка} few {# строки} many {# строк} other {# строки}} × {columns, plural, one {# столбец} few {# столбца} many {# столбцов} other {# столбца}}',
  'grid.copied':
    '{count, plural, one {Скопирована # ячейка} few {Скопировано # ячейки} many {Скопировано # ячеек} other {Скопировано # ячейки}}',
  'grid.notCopied': 'На этой странице копирование запрещено',
  'grid.copy': 'Копировать',
  'grid.value': 'Значение: столбец «{column}», строка {row}',
  'grid.close': 'Закрыть',
  'grid.help':
    'Стрелки — переход, Shift — выделение, Ctrl+C — копирование, Enter — значение целиком; в заголовке Enter — сортировка, Alt со стрелками — ширина столбца.',
  'grid.resize': 'Ширина столбца «{column}»',
  'grid.characters': '{count, plural, one {# символ} few {# символа} many {# символов} other {# символа}}',
}

export default ru
