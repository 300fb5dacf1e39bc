import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the checklist, in Russian. */
const ru: Translation<typeof en> = {
  'check.count': 'Пройдено {passed} из {total}',
  'check.passed': 'пройдено',
  'check.failed': 'не пройдено',
  'check.warning': 'предупреждение',
  'check.running': 'проверяется',
  'check.waiting': 'ещё не проверено',
  'check.fix': 'Исправить',
}

export default ru
