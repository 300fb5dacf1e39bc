import { Checkbox, Select, TextField } from '@console-widgets/ui'
import { useState } from 'react'
import { createIndexSql, type IndexMethod, indexMethods } from '../structure/structure-sql.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { useStructureText } from '../generated/text.ts'
import { OptionalNameField } from './name-fields.tsx'
import { type ChosenColumn, ColumnList } from './column-list.tsx'
import { StructureDialog } from './structure-dialog.tsx'

interface IndexDialogProps {
  name: string
  account: string
  table: ShownTable
  onClose: () => void
}

/** Form that creates an index. */
export function IndexDialog({ name, account, table, onClose }: IndexDialogProps) {
  const text = useStructureText()
  const columns = table.relation.columns.map((column) => column.name)
  const [chosen, setChosen] = useState<readonly ChosenColumn[]>([{ name: columns[0] ?? '', target: '' }])
  const [unique, setUnique] = useState(false)
  const [method, setMethod] = useState<IndexMethod>('btree')
  const [condition, setCondition] = useState('')
  const [indexName, setIndexName] = useState('')
  return (
    <StructureDialog
      name={name}
      account={account}
      title={text('relational-database.structure.addIndex')}
      sql={createIndexSql(table, {
        ...{ name: indexName, columns: chosen.map((column) => column.name) },
        ...{ unique, method, condition },
      })}
      action={text('relational-database.structure.addIndex')}
      done={text('relational-database.structure.done')}
      onClose={onClose}
    >
      <ColumnList columns={columns} value={chosen} onChange={setChosen} />
      <Select
        label={text('relational-database.structure.method')}
        value={method}
        onChange={setMethod}
        choices={indexMethods.map((each) => ({
          value: each,
          label: text(`relational-database.structure.method.${each}`),
        }))}
      />
      <Checkbox label={text('relational-database.structure.uniqueIndex')} value={unique} onChange={setUnique} />
      <TextField
        label={text('relational-database.structure.partial')}
        help={text('relational-database.structure.partial.help')}
        value={condition}
        onChange={setCondition}
        mono
      />
      <OptionalNameField value={indexName} onChange={setIndexName} />
    </StructureDialog>
  )
}
