const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats a number as the language writes it. Formatters are cached, because creating one is slow and a table needs it
 * in every row.
 */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options)
  const format = formatters.get(key) ?? new Intl.NumberFormat(locale, options)
  formatters.set(key, format)
  return typeset(format.format(value), value, locale, options)
}

/** What `Intl` leaves to typography: a space before a Chinese unit, and elsewhere a minus sign rather than a hyphen. */
function typeset(text: string, value: number, locale: string, { style }: Intl.NumberFormatOptions): string {
  if (locale.startsWith('zh')) return style === 'unit' ? text.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ') : text
  return value < 0 ? text.replace('-', '−') : text
}
