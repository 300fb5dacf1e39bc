import { useState } from 'react'
import type { DatabaseSchema, Relation } from '../data.ts'
import { readType } from '../structure/column-type.ts'
import { addColumnSql, changeColumnSql, newColumn } from '../structure/structure-sql.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { useStructureText } from '../generated/text.ts'
import { ColumnFields } from './column-fields.tsx'
import { StructureDialog } from './structure-dialog.tsx'

interface ColumnDialogProps {
  name: string
  account: string
  table: ShownTable
  schema: DatabaseSchema
  /** The column to change; undefined for a new one. */
  column: Relation['columns'][number] | undefined
  onClose: () => void
}

/** Form that adds a column or changes one. */
export function ColumnDialog({ name, account, table, schema, column, onClose }: ColumnDialogProps) {
  const text = useStructureText()
  const [before] = useState(() =>
    newColumn(
      column && {
        name: column.name,
        type: readType(column.type),
        nullable: column.nullable,
        default: column.generated === null ? (column.default ?? '') : '',
        numbered: column.generated === 'identity',
        comment: column.comment ?? '',
        primaryKey: column.primaryKey,
      },
    ),
  )
  const [draft, setDraft] = useState(before)
  const isComplete = draft.name.trim() !== ''
  return (
    <StructureDialog
      name={name}
      account={account}
      title={
        column
          ? text('relational-database.structure.editColumn', { name: column.name })
          : text('relational-database.structure.addColumn')
      }
      sql={!isComplete ? [] : column ? changeColumnSql(table, before, draft) : addColumnSql(table, draft)}
      action={text(column ? 'relational-database.structure.change' : 'relational-database.structure.addColumn')}
      done={text('relational-database.structure.done')}
      onClose={onClose}
    >
      <ColumnFields
        types={schema.types}
        column={draft}
        keys={column ? [] : ['unique']}
        hasComment
        onChange={setDraft}
      />
    </StructureDialog>
  )
}
