import { Badge, Button, IconButton, withText, useFileSize } from '@console-widgets/ui'
import { useState } from 'react'
import type { DatabaseSchema, Relation } from '../data.ts'
import type { DropTarget } from '../structure/structure-sql.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { structureLocales } from '../generated/locales.ts'
import { useStructureText } from '../generated/text.ts'
import { ColumnDialog } from './column-dialog.tsx'
import { DropDialog } from './drop-dialog.tsx'
import { EditTable } from './edit-table.tsx'
import { IndexDialog } from './index-dialog.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { RowPolicies } from './row-policies.tsx'
import type { RunnableAccount } from './runnable-account.ts'
import { StructureSection } from './structure-section.tsx'
import { StructureTable } from './structure-table.tsx'

interface TableStructureProps {
  name: string
  account: string
  /** Accounts that the user can use. */
  accounts: readonly RunnableAccount[]
  schema: DatabaseSchema
  table: ShownTable
  /** Tables of the database. */
  tables: readonly ShownTable[]
  /** Whether the account can change it. */
  isEditable: boolean
  /** Called with the name of the table after a change, or undefined once it is dropped. */
  onTable: (sqlName: string | undefined) => void
}

type Opened =
  | { kind: 'table' | 'key' | 'index' }
  | { kind: 'column'; column: Relation['columns'][number] | undefined }
  | { kind: 'drop'; target: DropTarget }

/** Structure of a table: columns, keys, constraints, indexes, and row policies, with forms that change them. */
function TableStructureView({
  name,
  account,
  accounts,
  schema,
  table,
  tables,
  isEditable,
  onTable,
}: TableStructureProps) {
  const fileSize = useFileSize()
  const text = useStructureText()
  const [opened, setOpened] = useState<Opened>()
  const { relation } = table
  const { columns, constraints, indexes } = relation
  const size = fileSize(relation.sizeBytes)
  const isTable = relation.kind === 'table' || relation.kind === 'partitioned-table'
  const changes = isEditable && isTable
  const close = () => setOpened(undefined)
  const common = { name, account, table, onClose: close }
  const definedBy = new Set(constraints.map((constraint) => constraint.name))
  const drop = (target: DropTarget & { part: string }) => (
    <IconButton
      size="small"
      icon="trash"
      label={text('relational-database.structure.drop', { name: target.part })}
      onClick={() => setOpened({ kind: 'drop', target })}
    />
  )
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 text-muted">
          {relation.comment ? <p className="[overflow-wrap:anywhere]">{relation.comment}</p> : null}
          {relation.kind.endsWith('view') ? null : (
            <p className="text-sm">
              {relation.rowEstimate === null
                ? text('relational-database.structure.size', { size })
                : text('relational-database.structure.size.rows', { size, count: relation.rowEstimate })}
            </p>
          )}
        </div>
        {isEditable ? (
          <span className="ms-auto flex flex-wrap gap-2">
            {isTable ? (
              <Button icon="edit" onClick={() => setOpened({ kind: 'table' })}>
                {text('relational-database.structure.editTable')}
              </Button>
            ) : null}
            <Button icon="trash" onClick={() => setOpened({ kind: 'drop', target: { kind: 'table' } })}>
              {text('relational-database.structure.drop.table')}
            </Button>
          </span>
        ) : null}
      </div>
      <StructureSection
        title={text('relational-database.structure.columns')}
        actions={
          changes ? (
            <Button size="small" icon="add" onClick={() => setOpened({ kind: 'column', column: undefined })}>
              {text('relational-database.structure.addColumn')}
            </Button>
          ) : null
        }
      >
        <StructureTable
          label={text('relational-database.structure.columns')}
          headers={[
            text('relational-database.structure.name'),
            text('relational-database.structure.type'),
            text('relational-database.structure.default'),
          ]}
          rows={columns.map((column) => ({
            id: column.name,
            name: column.name,
            note: column.comment,
            marks: (
              <>
                {column.primaryKey ? <Badge>{text('relational-database.structure.primaryKey')}</Badge> : null}
                {column.nullable || column.primaryKey ? null : <Badge>NOT NULL</Badge>}
              </>
            ),
            cells: [column.type, column.generated === 'identity' ? 'IDENTITY' : (column.default ?? '')],
            actions: changes ? (
              <>
                <IconButton
                  size="small"
                  icon="edit"
                  label={text('relational-database.structure.edit', { name: column.name })}
                  onClick={() => setOpened({ kind: 'column', column })}
                />
                {drop({ kind: 'column', part: column.name })}
              </>
            ) : null,
          }))}
        />
      </StructureSection>
      {isTable ? (
        <>
          <StructureSection
            title={text('relational-database.structure.keys')}
            actions={
              changes ? (
                <Button size="small" icon="add" onClick={() => setOpened({ kind: 'key' })}>
                  {text('relational-database.structure.addKey')}
                </Button>
              ) : null
            }
          >
            <StructureTable
              label={text('relational-database.structure.keys')}
              headers={[text('relational-database.structure.name'), text('relational-database.structure.definition')]}
              none={text('relational-database.structure.keys.none')}
              rows={constraints.map((constraint) => ({
                id: constraint.name,
                name: constraint.name,
                cells: [constraint.definition],
                actions: changes ? drop({ kind: 'constraint', part: constraint.name }) : null,
              }))}
            />
          </StructureSection>
          <StructureSection
            title={text('relational-database.structure.indexes')}
            actions={
              changes ? (
                <Button size="small" icon="add" onClick={() => setOpened({ kind: 'index' })}>
                  {text('relational-database.structure.addIndex')}
                </Button>
              ) : null
            }
          >
            <StructureTable
              label={text('relational-database.structure.indexes')}
              headers={[text('relational-database.structure.name'), text('relational-database.structure.definition')]}
              none={text('relational-database.structure.indexes.none')}
              rows={indexes.map((index) => ({
                id: index.name,
                name: index.name,
                cells: [index.definition.replace(/^.* USING /, '')],
                // The index of a key is dropped with the key.
                actions: changes && !definedBy.has(index.name) ? drop({ kind: 'index', part: index.name }) : null,
              }))}
            />
          </StructureSection>
        </>
      ) : null}
      {isTable ? (
        <RowPolicies
          name={name}
          account={account}
          accounts={accounts}
          schema={schema}
          table={table}
          isEditable={isEditable}
        />
      ) : null}
      {opened?.kind === 'table' ? <EditTable {...common} onRenamed={onTable} /> : null}
      {opened?.kind === 'column' ? <ColumnDialog {...common} schema={schema} column={opened.column} /> : null}
      {opened?.kind === 'key' ? <KeyDialog {...common} tables={tables} /> : null}
      {opened?.kind === 'index' ? <IndexDialog {...common} /> : null}
      {opened?.kind === 'drop' ? (
        <DropDialog
          {...common}
          target={opened.target}
          onClose={(hasRun) => {
            close()
            if (hasRun && opened.target.kind === 'table') onTable(undefined)
          }}
        />
      ) : null}
    </div>
  )
}

const WithWords = withText(structureLocales, TableStructureView)

/** Structure of a table: columns, keys, constraints, indexes, and row policies, with forms that change them. */
export function TableStructure(props: TableStructureProps) {
  return <WithWords {...props} />
}
