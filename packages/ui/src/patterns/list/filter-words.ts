import type { FilterOperator } from '@console-widgets/data'
import type { ListText } from './list-text.ts'
import type { FilterChoice, FieldColumn } from './list-types.ts'

/** Name of an operator, which depends on the type of the field. */
export function operatorWord(operator: FilterOperator, kind: string, text: ListText): string {
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
  text: ListText,
  timeWord: (time: number) => string,
  loaded?: readonly FilterChoice[],
): string {
  const filter = column?.filter
  if (!filter) return value
  if (filter.kind === 'choice') {
    const choices = loaded ?? (typeof filter.choices === 'function' ? [] : filter.choices)
    return choices.find((choice) => String(choice.value) === value)?.label ?? value
  }
  if (filter.kind === 'boolean') return text(value === 'true' ? 'ui.filter.yes' : 'ui.filter.no')
  if (filter.kind === 'time') return timeWord(Number(value)) || value
  return value
}
