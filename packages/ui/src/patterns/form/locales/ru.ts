import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** What is wrong with a value in a form, in Russian. */
const ru: Translation<typeof en> = {
  'issue.required': 'Заполните это поле',
  'issue.minLength':
    '{count, plural, one {Введите не меньше # символа} few {Введите не меньше # символов} many {Введите не меньше # символов} other {Введите не меньше # символа}}',
  'issue.maxLength':
    '{count, plural, one {Введите не больше # символа} few {Введите не больше # символов} many {Введите не больше # символов} other {Введите не больше # символа}}',
  'issue.minValue': 'Введите число не меньше {value}',
  'issue.maxValue': 'Введите число не больше {value}',
  'issue.integer': 'Введите целое число',
  'issue.date': 'Введите существующую дату',
  'issue.email': 'Введите адрес почты, например name@example.com',
}

export default ru
