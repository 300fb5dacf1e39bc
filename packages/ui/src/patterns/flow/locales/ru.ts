import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the checklist, of steps, and of the wizard, in Russian. */
const ru: Translation<typeof en> = {
  'check.count': 'Пройдено {passed} из {total}',
  'check.passed': 'пройдено',
  'check.failed': 'не пройдено',
  'check.warning': 'предупреждение',
  'check.running': 'проверяется',
  'check.waiting': 'ещё не проверено',
  'check.fix': 'Исправить',
  'step.done': 'готово',
  'step.current': 'сейчас',
  'step.waiting': 'ещё не начато',
  'step.failed': 'ошибка',
  'wizard.next': 'Далее',
  'wizard.back': 'Назад',
}

export default ru
