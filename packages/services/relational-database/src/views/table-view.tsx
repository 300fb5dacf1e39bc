import { Button, Callout, lazyPart, Loading } from '@console-widgets/ui'
import { Suspense } from 'react'
import type { DatabaseSchema } from '../data.ts'
import { keyColumns, type ShownTable } from '../tables/table-sql.ts'
import { useTablesText } from '../generated/text.ts'
import type { RunnableAccount } from './runnable-account.ts'
import { TableRows } from './table-rows.tsx'

const TableStructure = lazyPart(() => import('./table-structure.tsx').then((module) => module.TableStructure))

/** What is shown of a table. */
export type TableAspect = 'rows' | 'structure'

interface TableViewProps {
  name: string
  account: RunnableAccount
  accounts: readonly RunnableAccount[]
  /** An account that can write. */
  writer: RunnableAccount | undefined
  schema: DatabaseSchema
  table: ShownTable
  tables: readonly ShownTable[]
  view: TableAspect
  onTable: (name: string | undefined) => void
  onAccount: (name: string) => void
  onChanged: (hasChanges: boolean) => void
}

/** Rows or structure of a table, and why they can't be changed. */
export function TableView({ name, account, accounts, writer, schema, table, tables, view, ...on }: TableViewProps) {
  const text = useTablesText()
  const { relation } = table
  const isTable = relation.kind === 'table' || relation.kind === 'partitioned-table'
  const hasKey = keyColumns(table).length > 0
  const enums = new Map(
    schema.schemas.flatMap((each) =>
      each.enums.flatMap((type) => [
        [type.name, type.values] as const,
        [`${each.name}.${type.name}`, type.values] as const,
      ]),
    ),
  )
  const fault =
    view === 'structure'
      ? account.readonly
        ? 'readonlyStructure'
        : undefined
      : !isTable
        ? 'noTable'
        : !hasKey
          ? 'noKey'
          : relation.writable
            ? undefined
            : 'readonly'
  const isOfAccount = fault === 'readonly' || fault === 'readonlyStructure'
  return (
    <>
      {fault ? (
        <Callout
          tone="info"
          action={
            isOfAccount && writer && writer.name !== account.name ? (
              <Button size="small" onClick={() => on.onAccount(writer.name)}>
                {text('relational-database.tables.useAccount', { account: writer.name })}
              </Button>
            ) : undefined
          }
        >
          {text(`relational-database.tables.${fault}`, { account: account.name })}
        </Callout>
      ) : null}
      {view === 'rows' ? (
        <TableRows
          name={name}
          account={account.name}
          table={table}
          enums={enums}
          onChanged={on.onChanged}
          isEditable={isTable && hasKey && relation.writable}
          isInsertable={isTable && relation.writable}
        />
      ) : (
        <Suspense fallback={<Loading />}>
          <TableStructure
            name={name}
            account={account.name}
            accounts={accounts}
            schema={schema}
            table={table}
            tables={tables.filter(({ relation: each }) => each.kind === 'table' || each.kind === 'partitioned-table')}
            isEditable={!account.readonly}
            onTable={on.onTable}
          />
        </Suspense>
      )}
    </>
  )
}
