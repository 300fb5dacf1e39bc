import type { Language } from '@console-widgets/core'
import { formatNumber, formatUtc, formatUtcDate } from '@console-widgets/core/formats'
import type { TimeUnit, ValueFormat } from './chart-types.ts'

/** Formats a value in full, for tooltips and tables. */
export function formatValue(value: number | null | undefined, locale: string, format: ValueFormat = {}): string {
  return value === null || value === undefined ? '–' : formatNumber(value, locale, format)
}

/** Formats a value in short form, for axes and tiles: 12.4K. An amount of money has no cents, or all of them: €1.50. */
export function formatShort(value: number, locale: string, format: ValueFormat = {}): string {
  const isWhole = Number.isInteger(value)
  const short = Math.abs(value) >= 10_000 && format.style !== 'percent'
  return formatNumber(
    value,
    locale,
    short
      ? { ...format, notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }
      : isWhole || format.style !== 'currency'
        ? { ...format, minimumFractionDigits: 0 }
        : format,
  )
}

/** Formats a point in time in full. */
export function formatPoint(
  time: number,
  unit: TimeUnit,
  language: Language,
  nameOf?: (step: number) => string,
): string {
  if (unit === 'step') return nameOf?.(time) ?? String(time)
  return unit === 'day' ? formatUtcDate(time, language) : `${formatUtcDate(time, language)} ${formatUtc(time, 'HH:mm')}`
}

/** Formats a point in time for an axis: the day without its year, or the hour if it isn't midnight. */
export function formatTick(time: number, unit: TimeUnit, language: Language): string {
  if (unit === 'step') return String(time)
  if (unit === 'hour' && time % 86_400_000 !== 0) return formatUtc(time, 'HH:mm')
  return formatUtc(time, language === 'ru' ? 'DD.MM' : 'MM-DD')
}
