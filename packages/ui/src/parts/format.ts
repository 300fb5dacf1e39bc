import type { Language } from '@console-widgets/core'

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats a number with the language's grouping. Formatters are cached, because creating one is slow and a table needs
 * it in every row.
 */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options)
  const format = formatters.get(key) ?? new Intl.NumberFormat(locale, options)
  formatters.set(key, format)
  return format.format(value)
}

const two = (part: number) => String(part).padStart(2, '0')

/**
 * Formats a date and time: DD.MM.YYYY in Russian, else YYYY-MM-DD (R113). The core has the same function, but on a date
 * library that would add a twentieth to the size of the first widget.
 */
export function formatMoment(time: number, language: Language, seconds = false): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return ''
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())]
  const hours = [two(date.getHours()), two(date.getMinutes()), ...(seconds ? [two(date.getSeconds())] : [])]
  return `${language === 'ru' ? day.reverse().join('.') : day.join('-')} ${hours.join(':')}`
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Infinity],
]

const relative = new Map<string, Intl.RelativeTimeFormat>()

/** Formats a relative time: "3 days ago". Less than ten seconds is now. */
export function formatAgo(time: number, now: number, locale: string): string {
  const format = relative.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  relative.set(locale, format)
  let amount = (time - now) / 1000
  if (Number.isNaN(amount)) return ''
  if (Math.abs(amount) < 10) return format.format(0, 'second')
  for (const [unit, size] of steps) {
    if (Math.abs(Math.round(amount)) < size) return format.format(Math.round(amount), unit)
    amount /= unit === 'day' ? 30.44 : size
  }
  return ''
}
