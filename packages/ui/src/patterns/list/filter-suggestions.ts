import { parseDateInput } from '@console-widgets/core/formats'
import type { FilterOperator, FilterToken } from '@console-widgets/data'
import type { Tone } from '../../parts/status.tsx'
import { filterField } from './filter-columns.ts'
import { operatorWord } from './filter-words.ts'
import type { ListText } from './list-text.ts'
import type { FilterChoice, FieldColumn } from './list-types.ts'

/** A suggestion of the filter input. */
export interface Suggestion {
  key: string
  /** Heading of the suggestion's group. */
  group: string
  label: string
  /** Muted text before the label. */
  before?: string
  tone?: Tone
  /** A complete condition, or a column whose values follow. */
  chosen: FilterToken | { column: string }
}

type Column = FieldColumn<unknown>

const day = 86_400_000

/** Suggestions for a query: conditions of the selected column, or columns and likely conditions. */
export function suggestFilters(
  columns: readonly Column[],
  column: Column | undefined,
  choices: readonly FilterChoice[],
  typed: string,
  now: number,
  text: ListText,
): Suggestion[] {
  const wanted = typed.trim()
  if (column) return conditions(column, choices, wanted, now, text)
  const filtered = columns.filter((each) => each.filter)
  const names = filtered
    .filter((each) => matches(each.header, wanted))
    .map((each): Suggestion => ({
      key: filterField(each),
      group: text('ui.filter.fields'),
      label: each.header,
      chosen: { column: filterField(each) },
    }))
  if (!wanted) return names
  const searched = filtered
    .filter((each) => each.filter?.kind === 'text')
    .map((each) => condition(each, '~', wanted, `“${wanted}”`, text('ui.filter.search'), text))
  const values = filtered.flatMap((each) => {
    const filter = each.filter
    if (filter?.kind !== 'choice' || typeof filter.choices === 'function') return []
    return filter.choices
      .filter(({ label }) => matches(label, wanted))
      .map((choice) => ofChoice(each, '=', choice, text('ui.filter.values'), text))
  })
  return [...searched.slice(0, 2), ...values.slice(0, 6), ...names]
}

function conditions(
  column: Column,
  choices: readonly FilterChoice[],
  wanted: string,
  now: number,
  text: ListText,
): Suggestion[] {
  const group = column.header
  switch (column.filter?.kind) {
    case 'choice': {
      const fitting = choices.filter(({ label }) => matches(label, wanted))
      return [
        ...fitting.map((choice) => ofChoice(column, '=', choice, group, text)),
        ...fitting.map((choice) => ofChoice(column, '!=', choice, text('ui.filter.except'), text)),
      ]
    }
    case 'boolean':
      return ['true', 'false'].map((value) =>
        condition(column, '=', value, text(value === 'true' ? 'ui.filter.yes' : 'ui.filter.no'), group, text),
      )
    case 'time':
      return times(column, wanted, now, text)
    case 'number': {
      const number = wanted.replace(/^[<>=≤≥!\s]+/, '').replace(',', '.')
      if (number === '' || !Number.isFinite(Number(number))) return []
      return (['>=', '<=', '=', '>', '<', '!='] as const).map((operator) =>
        condition(column, operator, number, number, group, text),
      )
    }
    default:
      if (!wanted) return []
      return (['~', '=', '!='] as const).map((operator) =>
        condition(column, operator, wanted, `“${wanted}”`, group, text),
      )
  }
}

function times(column: Column, wanted: string, now: number, text: ListText): Suggestion[] {
  const typedTime = parseDateInput(wanted)
  if (!Number.isNaN(typedTime)) {
    return (['>=', '<'] as const).map((operator) =>
      condition(column, operator, String(typedTime), wanted, column.header, text),
    )
  }
  return [1, 7, 30, 90]
    .map((days) => ({
      ...condition(column, '>=', String(now - days * day), '', column.header, text),
      before: undefined,
      label: text('ui.filter.lastDays', { count: days }),
    }))
    .filter(({ label }) => matches(label, wanted))
}

function ofChoice(
  column: Column,
  operator: FilterOperator,
  choice: FilterChoice,
  group: string,
  text: ListText,
): Suggestion {
  return { ...condition(column, operator, String(choice.value), choice.label, group, text), tone: choice.tone }
}

function condition(
  column: Column,
  operator: FilterOperator,
  value: string,
  label: string,
  group: string,
  text: ListText,
): Suggestion {
  const field = filterField(column)
  const before = `${column.header} ${operatorWord(operator, column.filter?.kind ?? 'text', text)}`
  return { key: `${field}:${operator}:${value}`, group, before, label, chosen: { field, operator, value } }
}

function matches(label: string, wanted: string): boolean {
  return label.toLocaleLowerCase().includes(wanted.toLocaleLowerCase())
}
