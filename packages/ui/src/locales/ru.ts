import type { Translation } from './catalogue.ts'
import type en from './en.ts'

/** Messages of the parts and patterns, in Russian. */
const ru: Translation<typeof en> = {
  'ui.close': 'Закрыть',
  'ui.cancel': 'Отмена',
  'ui.retry': 'Повторить',
}

export default ru
