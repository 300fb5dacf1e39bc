import { Segmented, Select } from '@console-widgets/ui'
import { useState } from 'react'
import { addKeySql, type DeleteRule, deleteRules } from '../structure/structure-sql.ts'
import { keyColumns, type ShownTable, tableSqlName } from '../tables/table-sql.ts'
import { useStructureText } from '../generated/text.ts'
import { OptionalNameField } from './name-fields.tsx'
import { type ChosenColumn, ColumnList } from './column-list.tsx'
import { StructureDialog } from './structure-dialog.tsx'

interface KeyDialogProps {
  name: string
  account: string
  table: ShownTable
  /** Tables that a foreign key can refer to. */
  tables: readonly ShownTable[]
  onClose: () => void
}

const ruleNames = {
  'NO ACTION': 'noAction',
  RESTRICT: 'restrict',
  CASCADE: 'cascade',
  'SET NULL': 'setNull',
  'SET DEFAULT': 'setDefault',
} as const satisfies Record<DeleteRule, string>

/** Form that adds a primary key, a unique key, or a foreign key. */
export function KeyDialog({ name, account, table, tables, onClose }: KeyDialogProps) {
  const text = useStructureText()
  const columns = table.relation.columns.map((column) => column.name)
  const hasPrimary = keyColumns(table).length > 0
  const [kind, setKind] = useState<'primary-key' | 'unique' | 'foreign-key'>(hasPrimary ? 'foreign-key' : 'primary-key')
  const [keyName, setKeyName] = useState('')
  const [target, setTarget] = useState(() => tables.find((each) => each !== table) ?? table)
  const [onDelete, setOnDelete] = useState<DeleteRule>('NO ACTION')
  const targets = target.relation.columns.map((column) => column.name)
  const [chosen, setChosen] = useState<readonly ChosenColumn[]>([
    { name: columns[0] ?? '', target: firstKeyOf(target) },
  ])
  const common = { name: keyName, columns: chosen.map((column) => column.name) }
  const isForeign = kind === 'foreign-key'
  return (
    <StructureDialog
      name={name}
      account={account}
      title={text('relational-database.structure.addKey')}
      sql={addKeySql(
        table,
        isForeign
          ? {
              ...common,
              kind,
              target: {
                schema: target.schema,
                table: target.relation.name,
                columns: chosen.map((column) => column.target),
              },
              onDelete,
            }
          : { ...common, kind },
      )}
      action={text('relational-database.structure.addKey')}
      done={text('relational-database.structure.done')}
      onClose={onClose}
    >
      <Segmented
        label={text('relational-database.structure.key')}
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'primary-key', label: text('relational-database.structure.primaryKey'), disabled: hasPrimary },
          { value: 'unique', label: text('relational-database.structure.unique') },
          { value: 'foreign-key', label: text('relational-database.structure.foreignKey') },
        ]}
      />
      {isForeign ? (
        <Select
          label={text('relational-database.structure.target')}
          value={tableSqlName(target)}
          onChange={(wanted) => {
            const next = tables.find((each) => tableSqlName(each) === wanted) ?? table
            setTarget(next)
            setChosen(chosen.map((column) => ({ ...column, target: firstKeyOf(next) })))
          }}
          choices={tables.map((each) => ({
            value: tableSqlName(each),
            label: each.relation.name,
            group: each.schema,
          }))}
        />
      ) : null}
      <ColumnList columns={columns} targets={isForeign ? targets : undefined} value={chosen} onChange={setChosen} />
      {isForeign ? (
        <Select
          label={text('relational-database.structure.onDelete')}
          value={onDelete}
          onChange={setOnDelete}
          choices={deleteRules.map((rule) => ({
            value: rule,
            label: text(`relational-database.structure.onDelete.${ruleNames[rule]}`),
          }))}
        />
      ) : null}
      <OptionalNameField value={keyName} onChange={setKeyName} />
    </StructureDialog>
  )
}

/** Column that a foreign key usually refers to. */
function firstKeyOf(table: ShownTable): string {
  return keyColumns(table)[0] ?? table.relation.columns[0]?.name ?? ''
}
