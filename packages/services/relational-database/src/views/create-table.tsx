import { Button, IconButton, Select, TextField, withText } from '@console-widgets/ui'
import { useState } from 'react'
import type { DatabaseSchema } from '../data.ts'
import { qualifiedSqlName } from '../model.ts'
import { createTableSql, newColumn, type NewColumnDraft } from '../structure/structure-sql.ts'
import { structureLocales } from '../generated/locales.ts'
import { useStructureText } from '../generated/text.ts'
import { NameField } from './name-fields.tsx'
import { ColumnFields } from './column-fields.tsx'
import { StructureDialog } from './structure-dialog.tsx'

interface CreateTableProps {
  name: string
  account: string
  schema: DatabaseSchema
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the name of the new table in SQL. */
  onCreated: (sqlName: string) => void
}

/** A column among those of a new table; its number stays when others are removed. */
interface NumberedColumn {
  number: number
  column: NewColumnDraft
}

function CreateTableView({ name, account, schema, onOpenChange, onCreated }: CreateTableProps) {
  const text = useStructureText()
  const schemas = schema.schemas.map((each) => each.name)
  const [target, setTarget] = useState(schemas.find((each) => schema.searchPath.includes(each)) ?? schemas[0] ?? '')
  const [tableName, setTableName] = useState('')
  const [comment, setComment] = useState('')
  const [columns, setColumns] = useState<readonly NumberedColumn[]>(() => [
    {
      number: 1,
      column: newColumn({
        name: 'id',
        type: { base: 'bigint', modifier: '', array: false },
        nullable: false,
        numbered: true,
        primaryKey: true,
      }),
    },
  ])
  const isComplete = tableName.trim() !== '' && columns.every(({ column }) => column.name.trim() !== '')
  return (
    <StructureDialog
      name={name}
      account={account}
      size="large"
      title={text('relational-database.structure.newTable')}
      sql={
        isComplete
          ? createTableSql({ schema: target, name: tableName, comment, columns: columns.map(({ column }) => column) })
          : []
      }
      action={text('relational-database.structure.newTable.create')}
      done={text('relational-database.structure.newTable.done')}
      onClose={(hasRun) => {
        onOpenChange(false)
        if (hasRun) onCreated(qualifiedSqlName(target, tableName))
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-56 max-w-full">
          <NameField value={tableName} onChange={setTableName} />
        </div>
        <div className="w-48 max-w-full">
          <Select
            label={text('relational-database.structure.schema')}
            value={target}
            onChange={setTarget}
            choices={schemas.map((each) => ({ value: each, label: each }))}
          />
        </div>
        <div className="min-w-48 flex-1">
          <TextField label={text('relational-database.structure.comment')} value={comment} onChange={setComment} />
        </div>
      </div>
      <ol aria-label={text('relational-database.structure.columns')} className="flex flex-col gap-3">
        {columns.map(({ number, column }, index) => (
          <li
            key={number}
            aria-label={text('relational-database.structure.column.number', { number: index + 1 })}
            className="flex items-start gap-2 rounded-md border border-line p-3"
          >
            <div className="min-w-0 flex-1">
              <ColumnFields
                types={schema.types}
                column={column}
                keys={['primaryKey', 'unique']}
                onChange={(next) =>
                  setColumns(columns.map((each) => (each.number === number ? { number, column: next } : each)))
                }
              />
            </div>
            <IconButton
              icon="trash"
              label={text('relational-database.structure.removeColumn', { name: column.name || String(index + 1) })}
              disabled={columns.length === 1}
              onClick={() => setColumns(columns.filter((each) => each.number !== number))}
            />
          </li>
        ))}
      </ol>
      <span>
        <Button
          icon="add"
          onClick={() =>
            setColumns([
              ...columns,
              { number: Math.max(...columns.map((each) => each.number)) + 1, column: newColumn() },
            ])
          }
        >
          {text('relational-database.structure.addColumn')}
        </Button>
      </span>
    </StructureDialog>
  )
}

const WithWords = withText(structureLocales, CreateTableView, null)

/** Form that creates a table. */
export function CreateTable(props: CreateTableProps) {
  return <WithWords {...props} />
}
