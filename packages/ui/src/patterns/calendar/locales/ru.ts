import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of calendars, in Russian. */
const ru: Translation<typeof en> = {
  'calendar.previous': 'Предыдущий месяц',
  'calendar.next': 'Следующий месяц',
  'calendar.today': 'Этот месяц',
  'calendar.month':
    '{month, select, 1 {Январь} 2 {Февраль} 3 {Март} 4 {Апрель} 5 {Май} 6 {Июнь} 7 {Июль} 8 {Август} 9 {Сентябрь} 10 {Октябрь} 11 {Ноябрь} other {Декабрь}} {year}',
  'calendar.weekdays': 'Пн Вт Ср Чт Пт Сб Вс',
  'calendar.none': 'В этом месяце ничего нет',
  'calendar.days': '{from} — {to}',
  'calendar.since': 'С {from}',
}

export default ru
