import {
  Button,
  EmptyState,
  icons,
  lazyDialog,
  QueryView,
  Segmented,
  Select,
  useData,
  withText,
} from '@console-widgets/ui'
import { useState } from 'react'
import { type DatabaseSchema, schemaData } from '../data.ts'
import { tablesLocales } from '../generated/locales.ts'
import { useTablesText } from '../generated/text.ts'
import { type ShownTable, tableSqlName } from '../tables/table-sql.ts'
import type { RunnableAccount } from './runnable-account.ts'
import { type TableAspect, TableView } from './table-view.tsx'

const CreateTable = lazyDialog(() => import('./create-table.tsx').then((module) => module.CreateTable))

interface TableEditorProps {
  name: string
  /** Accounts that the user can use, read-only ones first. */
  accounts: readonly RunnableAccount[]
}

/** Editor of a database's tables: an account, a table, and its rows or its structure. */
function TableEditorView({ name, accounts }: TableEditorProps) {
  const text = useTablesText()
  const [chosen, setChosen] = useState(accounts[0]?.name)
  const account = accounts.find((each) => each.name === chosen) ?? (accounts[0] as RunnableAccount)
  const { schema } = useData(schemaData, name, account.name)
  const [tableName, setTableName] = useState<string>()
  // Not of the schema, which is another one after a change of the account.
  const [view, setView] = useState<TableAspect>('rows')
  return (
    <QueryView query={schema}>
      {(known) => (
        <OfSchema
          {...{ name, accounts, account, schema: known, tableName, view }}
          onTable={setTableName}
          onView={setView}
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
  view: TableAspect
  onTable: (name: string | undefined) => void
  onView: (view: TableAspect) => void
  onAccount: (name: string) => void
}

function OfSchema(props: OfSchemaProps) {
  const { name, label, accounts, account, schema, tableName, view, onTable, onView, onAccount } = props
  const text = useTablesText()
  const [hasChanges, setChanged] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const tables = tablesOf(schema)
  const table = tables.find((each) => tableSqlName(each) === tableName) ?? tables[0]
  const writer = accounts.find(({ readonly }) => !readonly)
  const reason = hasChanges ? text('relational-database.tables.applyFirst') : undefined
  const newTable = (
    <Button
      icon="add"
      reason={reason ?? (writer ? undefined : text('relational-database.tables.noWriter'))}
      onClick={() => setCreating(true)}
      onPointerEnter={CreateTable.prepare}
      onFocus={CreateTable.prepare}
    >
      {text('relational-database.tables.newTable')}
    </Button>
  )
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-4">
      {table ? (
        <>
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
            {/* Level with the fields, whose labels are above them. */}
            <span className="@md:pt-6">
              <Segmented
                label={text('relational-database.tables.view')}
                value={view}
                onChange={onView}
                choices={[
                  { value: 'rows', label: text('relational-database.tables.rows') },
                  {
                    value: 'structure',
                    label: text('relational-database.tables.structure'),
                    disabled: hasChanges,
                  },
                ]}
              />
            </span>
            <span className="ms-auto @md:pt-6">{newTable}</span>
          </div>
          <TableView
            key={`${account.name} ${tableSqlName(table)}`}
            {...{ name, account, accounts, writer, schema, table, tables, view, onTable, onAccount }}
            onChanged={setChanged}
          />
        </>
      ) : (
        <EmptyState
          icon={icons.table}
          title={text('relational-database.tables.none')}
          body={text('relational-database.tables.none.body')}
          action={newTable}
        />
      )}
      <CreateTable
        name={name}
        account={account.readonly ? (writer?.name ?? account.name) : account.name}
        schema={schema}
        open={isCreating}
        onOpenChange={setCreating}
        onCreated={(created) => {
          onTable(created)
          onView('structure')
          if (account.readonly && writer) onAccount(writer.name)
        }}
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

/** Editor of a database's tables: an account, a table, and its rows or its structure. */
export function TableEditor(props: TableEditorProps) {
  return <WithWords {...props} />
}
