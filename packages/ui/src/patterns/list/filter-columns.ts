import type { FilterToken } from '@console-widgets/data'
import type { FieldColumn } from './list-types.ts'

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
