import { Button, IconButton, Popover, PopoverContent, PopoverTrigger, Select, TextField } from '@console-widgets/ui'
import { useState } from 'react'
import {
  type FilterOperator,
  filterOperators,
  type ShownTable,
  type TableFilter,
  valuelessOperators,
} from '../tables/table-sql.ts'
import { useTablesText } from '../generated/text.ts'

interface TableFiltersProps {
  table: ShownTable
  filters: readonly TableFilter[]
  onChange: (filters: readonly TableFilter[]) => void
}

/** Names of the operators among the messages. */
const operatorNames = {
  '=': 'equal',
  '<>': 'unequal',
  contains: 'contains',
  '<': 'less',
  '<=': 'atMost',
  '>': 'greater',
  '>=': 'atLeast',
  null: 'null',
  'not-null': 'notNull',
} as const satisfies Record<FilterOperator, string>

/** Filters of a table, and a form to add one. */
export function TableFilters({ table, filters, onChange }: TableFiltersProps) {
  const text = useTablesText()
  const { columns } = table.relation
  const [open, setOpen] = useState(false)
  const [column, setColumn] = useState(columns[0]?.name ?? '')
  const [operator, setOperator] = useState<FilterOperator>('=')
  const [value, setValue] = useState('')
  const needsValue = !valuelessOperators.has(operator)
  const words = (filter: TableFilter) => {
    const parts = {
      column: filter.column,
      operator: text(`relational-database.tables.operator.${operatorNames[filter.operator]}`),
    }
    return valuelessOperators.has(filter.operator)
      ? text('relational-database.tables.filter.condition', parts)
      : text('relational-database.tables.filter.comparison', { ...parts, value: filter.value })
  }
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger>
          <Button icon="filter">{text('relational-database.tables.filter')}</Button>
        </PopoverTrigger>
        <PopoverContent label={text('relational-database.tables.filter')}>
          <form
            className="flex w-64 flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              onChange([...filters, { column, operator, value }])
              setValue('')
              setOpen(false)
            }}
          >
            <Select
              label={text('relational-database.tables.filter.column')}
              value={column}
              onChange={setColumn}
              choices={columns.map(({ name }) => ({ value: name, label: name }))}
            />
            <Select
              label={text('relational-database.tables.filter.operator')}
              value={operator}
              onChange={setOperator}
              choices={filterOperators.map((each) => ({
                value: each,
                label: text(`relational-database.tables.operator.${operatorNames[each]}`),
              }))}
            />
            {needsValue ? (
              <TextField
                label={text('relational-database.tables.filter.value')}
                value={value}
                onChange={setValue}
                mono
              />
            ) : null}
            <Button type="submit" tone="primary">
              {text('relational-database.tables.filter.add')}
            </Button>
          </form>
        </PopoverContent>
      </Popover>
      {filters.map((filter, index) => (
        <span
          key={`${index} ${words(filter)}`}
          className="inline-flex items-center gap-1 rounded-md border border-line ps-2 text-sm"
        >
          {words(filter)}
          <IconButton
            icon="close"
            size="small"
            label={text('relational-database.tables.filter.remove', { filter: words(filter) })}
            onClick={() => onChange(filters.filter((_, at) => at !== index))}
          />
        </span>
      ))}
    </>
  )
}
