import { type Language, languageTag } from '../language.ts'
import type { Time } from './dates.ts'

/** Units, each with the number of them from which the next is used. */
const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Infinity],
]

const formats = new Map<string, Intl.RelativeTimeFormat>()

/** Units whose Russian words are longer than a column of times: they are abbreviated, as in “2 мес. назад”. */
const abbreviated: readonly Intl.RelativeTimeFormatUnit[] = ['second', 'minute', 'hour', 'month']

function formatOf(language: Language, amount: number, unit: Intl.RelativeTimeFormatUnit): Intl.RelativeTimeFormat {
  const isShort = language === 'ru' && amount !== 0 && abbreviated.includes(unit)
  const key = `${language} ${isShort}`
  const options = isShort ? ({ style: 'short' } as const) : ({ numeric: 'auto' } as const)
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(languageTag(language), options)
  formats.set(key, format)
  return format
}

/**
 * Formats a relative time in words, such as "2 hours ago" or "yesterday". Less than ten seconds is now. Empty for an
 * invalid time. Chinese has a space after the number, as everywhere in the console; `Intl` sets none.
 */
export function formatRelative(time: Time, language: Language, now: Time = Date.now()): string {
  const said = (amount: number, unit: Intl.RelativeTimeFormatUnit) => {
    const words = formatOf(language, amount, unit).format(amount, unit)
    return language === 'cn' ? words.replace(/\d+/, '$& ') : words
  }
  let amount = (Number(new Date(time)) - Number(new Date(now))) / 1000
  if (Number.isNaN(amount)) return ''
  if (Math.abs(amount) < 10) return said(0, 'second')
  for (const [unit, size] of units) {
    if (Math.abs(Math.round(amount)) < size) return said(Math.round(amount), unit)
    amount /= unit === 'day' ? 30.44 : size
  }
  return ''
}
