import { Checkbox, TextField } from '@console-widgets/ui'
import { canNumber, type OfferedType } from '../structure/column-type.ts'
import type { NewColumnDraft } from '../structure/structure-sql.ts'
import { useStructureText } from '../generated/text.ts'
import { NameField } from './name-fields.tsx'
import { TypeField } from './type-field.tsx'

interface ColumnFieldsProps {
  types: readonly OfferedType[]
  column: NewColumnDraft
  /** Keys that can be made of the column alone. */
  keys: readonly ('primaryKey' | 'unique')[]
  hasComment?: boolean
  onChange: (column: NewColumnDraft) => void
}

/** Fields of one column. */
export function ColumnFields({ types, column, keys, hasComment = false, onChange }: ColumnFieldsProps) {
  const text = useStructureText()
  const set = (change: Partial<NewColumnDraft>) => onChange({ ...column, ...change })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-56 max-w-full">
          <NameField value={column.name} onChange={(name) => set({ name })} />
        </div>
        <TypeField
          types={types}
          value={column.type}
          onChange={(type) => set({ type, numbered: column.numbered && canNumber(type) })}
        />
      </div>
      {column.numbered ? null : (
        <TextField
          label={text('relational-database.structure.default')}
          help={text('relational-database.structure.default.help')}
          value={column.default}
          onChange={(expression) => set({ default: expression })}
          mono
        />
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {keys.map((key) => (
          <Checkbox
            key={key}
            label={text(`relational-database.structure.${key}`)}
            value={column[key]}
            onChange={(isKey) => set({ [key]: isKey, ...(key === 'primaryKey' && isKey ? { nullable: false } : {}) })}
          />
        ))}
        <Checkbox
          label={text('relational-database.structure.required')}
          value={!column.nullable}
          disabled={column.primaryKey || column.numbered}
          onChange={(isRequired) => set({ nullable: !isRequired })}
        />
        <Checkbox
          label={text('relational-database.structure.array')}
          value={column.type.array}
          onChange={(array) => set({ type: { ...column.type, array }, numbered: column.numbered && !array })}
        />
        {canNumber(column.type) ? (
          <Checkbox
            label={text('relational-database.structure.numbered')}
            value={column.numbered}
            onChange={(numbered) => set({ numbered, ...(numbered ? { nullable: false } : {}) })}
          />
        ) : null}
      </div>
      {hasComment ? (
        <TextField
          label={text('relational-database.structure.comment')}
          value={column.comment}
          onChange={(comment) => set({ comment })}
        />
      ) : null}
    </div>
  )
}
