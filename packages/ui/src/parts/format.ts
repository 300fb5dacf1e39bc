const formatters = new Map<string, Intl.NumberFormat>()

/** A number, grouped as the language does. Formatters are kept: making one is dear, and a table needs it in every row. */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options)
  const format = formatters.get(key) ?? new Intl.NumberFormat(locale, options)
  formatters.set(key, format)
  return format.format(value)
}
