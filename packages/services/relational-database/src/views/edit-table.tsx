import { TextField } from '@console-widgets/ui'
import { useState } from 'react'
import { qualifiedSqlName } from '../model.ts'
import { changeTableSql } from '../structure/structure-sql.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { useStructureText } from '../generated/text.ts'
import { NameField } from './name-fields.tsx'
import { StructureDialog } from './structure-dialog.tsx'

interface EditTableProps {
  name: string
  account: string
  table: ShownTable
  onClose: () => void
  /** Called with the name that the table then has in SQL. */
  onRenamed: (sqlName: string) => void
}

/** Form for the name and the description of a table. */
export function EditTable({ name, account, table, onClose, onRenamed }: EditTableProps) {
  const text = useStructureText()
  const [tableName, setTableName] = useState(table.relation.name)
  const [comment, setComment] = useState(table.relation.comment ?? '')
  return (
    <StructureDialog
      name={name}
      account={account}
      title={text('relational-database.structure.editTable')}
      sql={tableName.trim() === '' ? [] : changeTableSql(table, { name: tableName, comment })}
      action={text('relational-database.structure.change')}
      done={text('relational-database.structure.done')}
      onClose={(hasRun) => {
        onClose()
        if (hasRun) onRenamed(qualifiedSqlName(table.schema, tableName))
      }}
    >
      <NameField value={tableName} onChange={setTableName} />
      <TextField label={text('relational-database.structure.comment')} value={comment} onChange={setComment} />
    </StructureDialog>
  )
}
