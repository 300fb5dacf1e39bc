/** One measured value. */
export interface Row {
  name: string
  value: string
}

/** A value with its unit, in whole numbers with separators; seconds have one decimal. */
export function row(name: string, value: number, unit: 'bytes' | 'ms' | 's' | 'MB' | ''): Row {
  const digits = unit === 's' ? 1 : 0
  const written = value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits })
  return { name, value: `${written} ${unit}`.trimEnd() }
}

/** A table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  return ['| measured | value |', '|---|---|', ...rows.map(({ name, value }) => `| ${name} | ${value} |`)].join('\n')
}
