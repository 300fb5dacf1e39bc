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
