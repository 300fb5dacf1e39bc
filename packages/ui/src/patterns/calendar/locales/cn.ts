import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of calendars, in Chinese. */
const cn: Translation<typeof en> = {
  'calendar.previous': '上个月',
  'calendar.next': '下个月',
  'calendar.today': '本月',
  'calendar.month': '{year} 年 {month} 月',
  'calendar.weekdays': '一 二 三 四 五 六 日',
  'calendar.none': '本月没有安排',
  'calendar.days': '{from} 至 {to}',
  'calendar.since': '{from} 起',
}

export default cn
