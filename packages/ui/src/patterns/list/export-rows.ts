import { toCsv } from '@console-widgets/core/formats'
import type { FieldColumn } from './list-types.ts'

/** Records as CSV that is safe to open in a spreadsheet: values that look like formulas become text. */
export function writeCsv<Item>(items: readonly Item[], columns: readonly FieldColumn<Item>[]): string {
  return toCsv([
    columns.map(({ header }) => header),
    ...items.map((item) => columns.map((column) => valueOf(item, column))),
  ])
}

function valueOf<Item>(item: Item, column: FieldColumn<Item>): string {
  const value = column.value ? column.value(item) : (item as Record<string, unknown>)[column.id]
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Downloads a text as a file. */
export function saveText(text: string, name: string, document: Document): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
