import { formatUtcDate } from '@console-widgets/core/formats'
import { formatNumber, formatValue, useLanguage, useKnownText, useLocale, type ValueFormat } from '@console-widgets/ui'
import { useCallback } from 'react'
import type { ReportRow } from '../data.ts'
import { dayTime, type DimensionId, isAdditive, type MetricId, metricOf, type Unit } from '../model.ts'
import { useReportsText } from '../generated/text.ts'

const FORMATS: Record<Unit, ValueFormat> = {
  count: {},
  people: {},
  share: { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 },
  money: { style: 'currency', currency: 'CNY' },
  milliseconds: { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 },
  seconds: { style: 'unit', unit: 'second', maximumFractionDigits: 0 },
  frames: { maximumFractionDigits: 1, style: 'decimal' },
}

const moneyFormats = new Map<string, ValueFormat>()

/** Number format of a metric; money in its currency. Returns the same object for the same currency. */
export function metricFormat(id: MetricId, currency: string | null | undefined): ValueFormat {
  const { unit } = metricOf(id)
  if (unit !== 'money' || !currency) return FORMATS[unit]
  const known = moneyFormats.get(currency) ?? { style: 'currency', currency }
  moneyFormats.set(currency, known)
  return known
}

/** A metric's value in display units: money and frame rates are stored in hundredths. */
export function shownValue(id: MetricId, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null
  const { unit } = metricOf(id)
  return unit === 'money' || unit === 'frames' ? value / 100 : value
}

/** Chart value of a row: without a row, counts are 0 and shares are undefined. */
export function drawnValue(
  id: MetricId,
  row: { values: Readonly<Record<string, number | null>> } | undefined,
): number | null {
  return row ? shownValue(id, row.values[id]) : isAdditive(id) ? 0 : null
}

/** Formats a metric. */
export function useMetricWriter(
  currency: string | null | undefined,
): (id: MetricId, value: number | null | undefined) => string {
  const locale = useLocale()
  return useCallback(
    (id, value) => formatValue(shownValue(id, value), locale, metricFormat(id, currency)),
    [locale, currency],
  )
}

/** Formats a share of a total. */
export function useShareWriter(): (share: number) => string {
  const locale = useLocale()
  return useCallback((share) => formatNumber(share, locale, FORMATS.share), [locale])
}

const WORDS: Partial<Record<string, string>> = {
  businessType: 'source',
  reason: 'reason',
  messageType: 'message',
  variantId: 'variant',
  deviceType: 'device',
  useDays: 'useDays',
}

const noNames: Readonly<Record<string, string>> = {}

/** Label of a dimension's value in the current language; names given by users stay unchanged. */
export function useValueNames({
  appNames = noNames,
  variantNames = noNames,
}: { appNames?: Readonly<Record<string, string>>; variantNames?: Readonly<Record<string, string>> } = {}): (
  dimension: DimensionId | 'useDays',
  value: string,
) => string {
  const text = useReportsText()
  const known = useKnownText()
  const language = useLanguage()
  const locale = useLocale()
  return useCallback(
    (dimension, value) => {
      if (value === '') return text('reports.unknownValue')
      if (dimension === 'appId') return appNames[value] ?? value
      if (dimension === 'variantId' && variantNames[value] !== undefined) return variantNames[value]
      if (dimension === 'countryId') return countryName(value, locale)
      if (dimension === 'date' || dimension === 'week') return formatUtcDate(dayTime(value), language)
      if (dimension === 'month')
        return language === 'ru'
          ? `${value.slice(4, 6)}.${value.slice(0, 4)}`
          : `${value.slice(0, 4)}-${value.slice(4, 6)}`
      if (dimension === 'hour') return hourName(value, language)
      const words = WORDS[dimension]
      // Unknown values are shown as they are.
      return (words && known(`reports.${words}.${value}`)) ?? value
    },
    [appNames, variantNames, text, known, language, locale],
  )
}

/** Label of a row's value in a dimension, which says of a product if it is no longer for sale. */
export function useRowNames(
  answer: Parameters<typeof useValueNames>[0],
): (dimension: DimensionId, row: Pick<ReportRow, 'keys' | 'offSale'>) => string {
  const text = useReportsText()
  const nameOf = useValueNames(answer)
  return useCallback(
    (dimension, { keys, offSale }) => {
      const name = nameOf(dimension, keys[dimension] ?? '')
      return dimension === 'productId' && offSale ? text('reports.offSale', { product: name }) : name
    },
    [nameOf, text],
  )
}

/** Formats an hour of a day (`2026030114`) or of any day (`14`). */
function hourName(value: string, language: Parameters<typeof formatUtcDate>[1]): string {
  return value.length === 10
    ? `${formatUtcDate(dayTime(value.slice(0, 8)), language)} ${value.slice(8)}:00`
    : `${value.padStart(2, '0')}:00`
}

const countryNames = new Map<string, Intl.DisplayNames>()

function countryName(code: string, locale: string): string {
  const names = countryNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  countryNames.set(locale, names)
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
