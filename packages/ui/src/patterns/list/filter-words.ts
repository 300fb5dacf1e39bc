import type { FilterOperator, FilterToken } from '@console-widgets/data'
import type { UiText } from '../../text/ui-text.ts'
import type { FilterChoice, FieldColumn } from './list-types.ts'

/** Field that a column filters by. */
export function filterField<Item>(column: FieldColumn<Item>): string {
  return column.filter?.field ?? column.id
}

/** Column of a filter, if the list has one. */
export function columnOfFilter<Item>(
  columns: readonly FieldColumn<Item>[],
  { field }: FilterToken,
): FieldColumn<Item> | undefined {
  return columns.find((column) => column.filter && filterField(column) === field)
}

/** Name of an operator, which depends on the type of the field. */
export function operatorWord(operator: FilterOperator, kind: string, text: UiText): string {
  if (kind === 'time') {
    if (operator === '>' || operator === '>=') return text('ui.filter.after')
    if (operator === '<' || operator === '<=') return text('ui.filter.before')
  }
  switch (operator) {
    case '=':
      return text('ui.filter.is')
    case '!=':
      return text('ui.filter.isNot')
    case '~':
      return text('ui.filter.contains')
    case '<=':
      return '≤'
    case '>=':
      return '≥'
    default:
      return operator
  }
}

/** Text of a filter's value. */
export function valueWord<Item>(
  column: FieldColumn<Item> | undefined,
  value: string,
  text: UiText,
  timeWord: (time: number) => string,
  loaded?: readonly FilterChoice[],
): string {
  const filter = column?.filter
  if (!filter) return value
  if (filter.kind === 'choice') {
    const choices = loaded ?? (typeof filter.choices === 'function' ? [] : filter.choices)
    return choices.find((choice) => String(choice.value) === value)?.label ?? value
  }
  if (filter.kind === 'boolean') return text(value === 'true' ? 'ui.yes' : 'ui.no')
  if (filter.kind === 'time') return timeWord(Number(value)) || value
  return value
}
