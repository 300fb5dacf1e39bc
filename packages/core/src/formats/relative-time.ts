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

const formats = new Map<Language, Intl.RelativeTimeFormat>()

/**
 * Formats a relative time in words, such as "2 hours ago" or "yesterday". Less than ten seconds is now. Empty for an
 * invalid time. Chinese has a space after the number, as everywhere in the console; `Intl` sets none.
 */
export function formatRelative(time: Time, language: Language, now: Time = Date.now()): string {
  const format = formats.get(language) ?? new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' })
  formats.set(language, format)
  const said = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
    language === 'cn' ? format.format(amount, unit).replace(/\d+/, '$& ') : format.format(amount, unit)
  let amount = (Number(new Date(time)) - Number(new Date(now))) / 1000
  if (Number.isNaN(amount)) return ''
  if (Math.abs(amount) < 10) return said(0, 'second')
  for (const [unit, size] of units) {
    if (Math.abs(Math.round(amount)) < size) return said(Math.round(amount), unit)
    amount /= unit === 'day' ? 30.44 : size
  }
  return ''
}
