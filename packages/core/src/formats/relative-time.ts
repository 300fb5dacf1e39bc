import dayjs from 'dayjs'
import chinese from 'dayjs/locale/zh-cn.js'
import russian from 'dayjs/locale/ru.js'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import type { Language } from '../language.ts'
import type { Time } from './dates.ts'

dayjs.extend(relativeTime)

const locales = { cn: chinese, en: 'en', ru: russian } as const

/** Formats a relative time in words, such as "2 hours ago". */
export function formatRelative(time: Time, language: Language, now: Time = Date.now()): string {
  const point = dayjs(time)
  return point.isValid() ? point.locale(locales[language]).from(dayjs(now)) : ''
}
