import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the matrix, in Russian. */
const ru: Translation<typeof en> = {
  'matrix.show': 'Показать',
  'matrix.show.all': 'Все',
  'matrix.show.differences': 'Отличия',
  'matrix.show.unsaved': 'Не сохранено',
  'matrix.given': 'Дано дополнительно',
  'matrix.withdrawn': 'Отозвано',
  'matrix.unsaved': 'Ещё не сохранено',
  'matrix.legend': 'Обозначения',
  'matrix.count': '{on} из {of}',
  'matrix.all': '{group}: все',
  'matrix.none': 'Ничего не найдено',
  'matrix.reset': 'Вернуть по умолчанию',
}

export default ru
