import { formatList, formatZonedTime } from '@console-widgets/core/formats'
import type { ListFields } from '@console-widgets/contract'
import type { Language } from '@console-widgets/core'
import type { FieldColumn } from '../list-types.ts'

/** A value in a file: numbers stay numbers in a workbook. */
export type ExportCell = string | number

/** Labels of a column's values, by value. */
type Labels = ReadonlyMap<string, string>

/**
 * Returns the cells of a record, in the order of the columns, as the list shows them: a state by its name, a text as it
 * is worded. Numbers stay numbers, and times are exact, with the time zone.
 */
export async function cellsOf<Item>(
  columns: readonly FieldColumn<Item>[],
  fields: ListFields,
  language: Language,
): Promise<(item: Item) => ExportCell[]> {
  const labels = await Promise.all(columns.map(labelsOf))
  return (item) =>
    columns.map((column, index) => {
      const value = column.value ? column.value(item) : (item as Record<string, unknown>)[column.id]
      const label = column.value ? undefined : labelOf(value, labels[index], language)
      if (label !== undefined) return label
      if (typeof value === 'number' && fields[column.id] === 'time') return formatZonedTime(value, language)
      if (column.value || typeof value === 'number') return plain(value)
      const shown = column.cell(item)
      return typeof shown === 'string' && shown !== noValue ? shown : plain(value)
    })
}

/** What lists show where there is no value. */
const noValue = '–'

/** A column whose values can be chosen as a filter has a word for each. */
async function labelsOf<Item>({ id, filter }: FieldColumn<Item>): Promise<Labels | undefined> {
  if (filter?.kind !== 'choice' || (filter.field ?? id) !== id) return undefined
  const choices = typeof filter.choices === 'function' ? await filter.choices() : filter.choices
  return new Map(choices.map(({ value, label }) => [String(value), label]))
}

function labelOf(value: unknown, labels: Labels | undefined, language: Language): string | undefined {
  if (!labels) return undefined
  if (!Array.isArray(value)) return labels.get(String(value))
  return formatList(
    value.map((each) => labels.get(String(each)) ?? String(each)),
    language,
  )
}

function plain(value: unknown): ExportCell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
