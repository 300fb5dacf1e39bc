import { Button, IconButton, Select } from '@console-widgets/ui'
import { useStructureText } from '../generated/text.ts'

/** A chosen column, with the column that it refers to in a foreign key. */
export interface ChosenColumn {
  name: string
  target: string
}

interface ColumnListProps {
  /** Names of the table's columns. */
  columns: readonly string[]
  /** Names of the referenced table's columns, for a foreign key. */
  targets?: readonly string[] | undefined
  value: readonly ChosenColumn[]
  onChange: (value: readonly ChosenColumn[]) => void
}

/** Columns of a key or an index, in their order. */
export function ColumnList({ columns, targets, value, onChange }: ColumnListProps) {
  const text = useStructureText()
  const left = columns.filter((column) => value.every(({ name }) => name !== column))
  const set = (at: number, change: Partial<ChosenColumn>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...change } : each)))
  return (
    <div className="flex flex-col gap-2">
      {value.map(({ name, target }, index) => (
        <div key={name} className="flex flex-wrap items-end gap-2">
          <div className="w-56 max-w-full">
            <Select
              label={text('relational-database.structure.column.number', { number: index + 1 })}
              value={name}
              onChange={(chosen) => set(index, { name: chosen })}
              choices={columns
                .filter((column) => column === name || left.includes(column))
                .map((column) => ({ value: column, label: column }))}
            />
          </div>
          {targets ? (
            <div className="w-56 max-w-full">
              <Select
                label={text('relational-database.structure.target.column')}
                value={target}
                onChange={(chosen) => set(index, { target: chosen })}
                choices={targets.map((column) => ({ value: column, label: column }))}
              />
            </div>
          ) : null}
          <IconButton
            icon="trash"
            label={text('relational-database.structure.removeColumn', { name })}
            disabled={value.length === 1}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {left[0] === undefined ? null : (
        <span>
          <Button
            size="small"
            icon="add"
            onClick={() => onChange([...value, { name: left[0] as string, target: targets?.[0] ?? '' }])}
          >
            {text('relational-database.structure.addColumn')}
          </Button>
        </span>
      )}
    </div>
  )
}
