import type { Language } from '@console-widgets/core'
import { formatNumber } from '../parts/format.ts'
import type { TimeUnit, ValueFormat } from './chart-types.ts'

/** Formats a value in full, for tooltips and tables. */
export function formatValue(value: number | null | undefined, locale: string, format: ValueFormat = {}): string {
  return value === null || value === undefined ? '–' : formatNumber(value, locale, format)
}

/** Formats a value in short form, for axes and tiles: 12.4K. */
export function formatShort(value: number, locale: string, format: ValueFormat = {}): string {
  const short = Math.abs(value) >= 10_000 && format.style !== 'percent'
  return formatNumber(
    value,
    locale,
    short
      ? { ...format, notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }
      : { ...format, minimumFractionDigits: 0 },
  )
}

/** Formats a day in UTC, the time zone of reports: DD.MM.YYYY in Russian, else YYYY-MM-DD (R113). */
export function formatDay(time: number, language: Language): string {
  const parts = new Date(time).toISOString().slice(0, 10).split('-')
  return language === 'ru' ? parts.reverse().join('.') : parts.join('-')
}

/** Formats a point in time in full. */
export function formatPoint(
  time: number,
  unit: TimeUnit,
  language: Language,
  nameOf?: (step: number) => string,
): string {
  if (unit === 'step') return nameOf?.(time) ?? String(time)
  return unit === 'day' ? formatDay(time, language) : `${formatDay(time, language)} ${hourOf(time)}`
}

/** Formats a point in time for an axis: the day without its year, or the hour if it isn't midnight. */
export function formatTick(time: number, unit: TimeUnit, language: Language): string {
  if (unit === 'step') return String(time)
  if (unit === 'hour' && time % 86_400_000 !== 0) return hourOf(time)
  const [, month, day] = new Date(time).toISOString().slice(0, 10).split('-')
  return language === 'ru' ? `${day}.${month}` : `${month}-${day}`
}

const hourOf = (time: number) => new Date(time).toISOString().slice(11, 16)
