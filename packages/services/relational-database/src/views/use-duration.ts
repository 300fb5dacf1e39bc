import { formatNumber, useLocale } from '@console-widgets/ui'

/** Formats a duration in milliseconds or seconds, in the current language. */
export function useDuration() {
  const locale = useLocale()
  return (milliseconds: number) =>
    milliseconds < 1000
      ? formatNumber(Math.round(milliseconds), locale, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' })
      : formatNumber(milliseconds / 1000, locale, {
          style: 'unit',
          unit: 'second',
          unitDisplay: 'short',
          maximumFractionDigits: milliseconds < 10_000 ? 2 : 1,
        })
}
