import { Segmented, Select, TextField } from '@console-widgets/ui'
import { useState } from 'react'
import { addKeySql, type DeleteRule, deleteRules, type KeyDraft } from '../structure/structure-sql.ts'
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

/** Form that adds a primary key, a unique key, a foreign key, or a check. */
export function KeyDialog({ name, account, table, tables, onClose }: KeyDialogProps) {
  const text = useStructureText()
  const columns = table.relation.columns.map((column) => column.name)
  const hasPrimary = keyColumns(table).length > 0
  const [kind, setKind] = useState<KeyDraft['kind']>(hasPrimary ? 'foreign-key' : 'primary-key')
  const [keyName, setKeyName] = useState('')
  const [condition, setCondition] = useState('')
  const [target, setTarget] = useState(() => usualTarget(table, tables))
  const [onDelete, setOnDelete] = useState<DeleteRule>('NO ACTION')
  const targets = target.relation.columns.map((column) => column.name)
  const [chosen, setChosen] = useState<readonly ChosenColumn[]>([
    { name: usualColumn(table, target), target: firstKeyOf(target) },
  ])
  const isForeign = kind === 'foreign-key'
  const isCheck = kind === 'check'
  const draft = (): KeyDraft => {
    if (isCheck) return { kind, name: keyName, condition }
    const common = { name: keyName, columns: chosen.map((column) => column.name) }
    if (!isForeign) return { ...common, kind }
    const { schema, relation } = target
    return {
      ...{ ...common, kind, onDelete },
      target: { schema, table: relation.name, columns: chosen.map((column) => column.target) },
    }
  }
  return (
    <StructureDialog
      name={name}
      account={account}
      title={text('relational-database.structure.addKey')}
      sql={isCheck && !condition.trim() ? [] : addKeySql(table, draft())}
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
          { value: 'check', label: text('relational-database.structure.check') },
        ]}
      />
      {isForeign ? (
        <Select
          label={text('relational-database.structure.target')}
          value={tableSqlName(target)}
          onChange={(wanted) => {
            const next = tables.find((each) => tableSqlName(each) === wanted) ?? table
            setTarget(next)
            setChosen([{ name: usualColumn(table, next), target: firstKeyOf(next) }])
          }}
          choices={tables.map((each) => ({
            value: tableSqlName(each),
            label: each.relation.name,
            group: each.schema,
          }))}
        />
      ) : null}
      {isCheck ? (
        <TextField
          label={text('relational-database.structure.check.condition')}
          help={text('relational-database.structure.check.condition.help')}
          value={condition}
          onChange={setCondition}
          required
          mono
        />
      ) : (
        <ColumnList columns={columns} targets={isForeign ? targets : undefined} value={chosen} onChange={setChosen} />
      )}
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

/** The table that a column seems to refer to, since it has the name of that table's key; else any other table. */
function usualTarget(table: ShownTable, tables: readonly ShownTable[]): ShownTable {
  const others = tables.filter((each) => each !== table)
  return others.find((each) => usualColumn(table, each) === firstKeyOf(each)) ?? others[0] ?? table
}

/** The column that seems to refer to a table. */
function usualColumn({ relation: { columns } }: ShownTable, target: ShownTable): string {
  const wanted = firstKeyOf(target)
  return (columns.find(({ name, primaryKey }) => name === wanted && !primaryKey) ?? columns[0])?.name ?? ''
}

/** Column that a foreign key usually refers to. */
function firstKeyOf(table: ShownTable): string {
  return keyColumns(table)[0] ?? table.relation.columns[0]?.name ?? ''
}
