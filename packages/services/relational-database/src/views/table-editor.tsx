import { Button, Callout, EmptyState, icons, QueryView, Select, useData, withText } from '@console-widgets/ui'
import { useState } from 'react'
import { type DatabaseSchema, schemaData } from '../data.ts'
import { tablesLocales } from '../generated/locales.ts'
import { useTablesText } from '../generated/text.ts'
import { keyColumns, type ShownTable, tableSqlName } from '../tables/table-sql.ts'
import type { RunnableAccount } from './runnable-account.ts'
import { TableRows } from './table-rows.tsx'

interface TableEditorProps {
  name: string
  /** Accounts that the user can use, read-only ones first. */
  accounts: readonly RunnableAccount[]
}

/** Editor of a database's tables: an account, a table, and its rows. */
function TableEditorView({ name, accounts }: TableEditorProps) {
  const text = useTablesText()
  const [chosen, setChosen] = useState(accounts[0]?.name)
  const account = accounts.find((each) => each.name === chosen) ?? (accounts[0] as RunnableAccount)
  const { schema } = useData(schemaData, name, account.name)
  const [tableName, setTableName] = useState<string>()
  return (
    <QueryView query={schema}>
      {(known) => (
        <OfSchema
          {...{ name, accounts, account, schema: known, tableName }}
          onTable={setTableName}
          onAccount={setChosen}
          label={text('relational-database.tables.title')}
        />
      )}
    </QueryView>
  )
}

interface OfSchemaProps extends TableEditorProps {
  label: string
  account: RunnableAccount
  schema: DatabaseSchema
  tableName: string | undefined
  onTable: (name: string) => void
  onAccount: (name: string) => void
}

function OfSchema(props: OfSchemaProps) {
  const { name, label, accounts, account, schema, tableName, onTable, onAccount } = props
  const text = useTablesText()
  const [hasChanges, setChanged] = useState(false)
  const tables = tablesOf(schema)
  const table = tables.find((each) => tableSqlName(each) === tableName) ?? tables[0]
  if (!table)
    return (
      <EmptyState
        icon={icons.table}
        title={text('relational-database.tables.none')}
        body={text('relational-database.tables.none.body')}
      />
    )
  const { relation } = table
  const reason = hasChanges ? text('relational-database.tables.applyFirst') : undefined
  const isTable = relation.kind === 'table' || relation.kind === 'partitioned-table'
  const hasKey = keyColumns(table).length > 0
  const writer = accounts.find(({ readonly }) => !readonly)
  const enums = new Map(
    schema.schemas.flatMap((each) =>
      each.enums.flatMap((type) => [
        [type.name, type.values] as const,
        [`${each.name}.${type.name}`, type.values] as const,
      ]),
    ),
  )
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-64 max-w-full">
          <Select
            label={text('relational-database.tables.table')}
            value={tableSqlName(table)}
            reason={reason}
            onChange={onTable}
            choices={tables.map((each) => ({
              value: tableSqlName(each),
              label: each.relation.name,
              group: each.schema,
            }))}
          />
        </div>
        <div className="w-48 max-w-full">
          <Select
            label={text('relational-database.tables.account')}
            value={account.name}
            reason={reason}
            onChange={onAccount}
            choices={accounts.map((each) => ({ value: each.name, label: each.name }))}
          />
        </div>
      </div>
      {!isTable ? (
        <Callout tone="info">{text('relational-database.tables.noTable')}</Callout>
      ) : !hasKey ? (
        <Callout tone="info">{text('relational-database.tables.noKey')}</Callout>
      ) : relation.writable ? null : (
        <Callout
          tone="info"
          action={
            writer && writer.name !== account.name ? (
              <Button size="small" onClick={() => onAccount(writer.name)}>
                {text('relational-database.tables.useAccount', { account: writer.name })}
              </Button>
            ) : undefined
          }
        >
          {text('relational-database.tables.readonly', { account: account.name })}
        </Callout>
      )}
      <TableRows
        key={`${account.name} ${tableSqlName(table)}`}
        name={name}
        account={account.name}
        table={table}
        enums={enums}
        onChanged={setChanged}
        isEditable={isTable && hasKey && relation.writable}
      />
    </section>
  )
}

/** Relations with rows that the account can read, those of the search path first. */
function tablesOf({ schemas, searchPath }: DatabaseSchema): ShownTable[] {
  const rank = (schema: string) => (searchPath.includes(schema) ? 0 : 1)
  return schemas
    .toSorted((one, other) => rank(one.name) - rank(other.name))
    .flatMap(({ name, relations }) =>
      relations
        .filter(({ kind, readable }) => kind !== 'sequence' && readable)
        .map((relation) => ({ schema: name, relation })),
    )
}

const WithWords = withText(tablesLocales, TableEditorView)

/** Editor of a database's tables: an account, a table, and its rows. */
export function TableEditor(props: TableEditorProps) {
  return <WithWords {...props} />
}
