import {
  Button,
  Callout,
  DetailPage,
  EmptyState,
  lazyDialog,
  lazyPart,
  Loading,
  QueryView,
  useAllows,
  useConsole,
  useData,
  usePlace,
  useRoutes,
  useFileSize,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { writePlace } from '@console-widgets/data'
import { calls } from '../contract.ts'
import { type Account, choicesData, type Database } from '../data.ts'
import { mayRunAs } from '../model.ts'
import { routes } from '../routes.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { EditorWorkspace } from './editor-workspace.tsx'
import { DatabaseStatus } from './state-words.tsx'
import type { RunnableAccount } from './runnable-account.ts'

const ConnectDialog = lazyDialog(() => import('./connect-dialog.tsx').then((module) => module.ConnectDialog))

const TableEditor = lazyPart(() => import('./table-editor.tsx').then((module) => module.TableEditor))

export interface SqlEditorProps {
  /** Name of the database. */
  name: string
}

/** SQL editor of a database: drafts, results, schema, history, saved queries, and scripts. */
export default function SqlEditor({ name }: SqlEditorProps) {
  const { databases, accounts } = useData(choicesData)
  return (
    <QueryView query={databases}>
      {({ items }) => (
        <QueryView query={accounts}>
          {(known) => (
            <OfDatabase
              name={name}
              database={items.find((database) => database.name === name)}
              accounts={known.items}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

function OfDatabase({
  name,
  database,
  accounts,
}: SqlEditorProps & { database: Database | undefined; accounts: readonly Account[] }) {
  const text = useRelationalDatabaseText()
  const fileSize = useFileSize()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const allows = useAllows()
  const runnable = useRunnableAccounts(name, accounts)
  const [connecting, setConnecting] = useState(false)
  const toList = (
    <Button onClick={() => place.go(routeTo('relational-database.service'))}>
      {text('relational-database.toList')}
    </Button>
  )
  if (!database)
    return (
      <EmptyState
        icon="folder"
        title={text('relational-database.noSuchDatabase', { name })}
        body={text('relational-database.noSuchDatabase.body')}
        action={toList}
      />
    )
  const isOpen =
    allows(calls['relational-database.sql.execute']) &&
    runnable.length > 0 &&
    database.state !== 'creating' &&
    database.state !== 'deleting'
  return (
    <DetailPage
      title={<code>{name}</code>}
      parents={[{ label: text('relational-database.databases'), to: routeTo('relational-database.service') }]}
      status={<DatabaseStatus state={database.state} />}
      meta={[
        database.characterSet,
        ...(database.sizeBytes === null ? [] : [fileSize(database.sizeBytes)]),
        ...(database.comment ? [database.comment] : []),
      ]}
      tabs={
        isOpen
          ? [
              {
                id: 'sql',
                label: text('relational-database.tab.sql'),
                content: () => <EditorWorkspace key={name} name={name} accounts={runnable} />,
              },
              {
                id: 'tables',
                label: text('relational-database.tab.tables'),
                content: () => (
                  <Suspense fallback={<Loading />}>
                    <TableEditor key={name} name={name} accounts={runnable} />
                  </Suspense>
                ),
              },
            ]
          : undefined
      }
      actions={[
        {
          label: text('relational-database.toBackups'),
          call: calls['relational-database.backup.list'],
          run: () => place.go(routeTo('relational-database.backups', { name })),
        },
        {
          label: text('relational-database.connect'),
          run: () => setConnecting(true),
          onPointerEnter: ConnectDialog.prepare,
          onFocus: ConnectDialog.prepare,
        },
      ]}
    >
      <ConnectDialog name={name} open={connecting} onOpenChange={setConnecting} />
      {!allows(calls['relational-database.sql.execute']) ? (
        <EmptyState
          icon="lock"
          title={text('relational-database.mayNotRun')}
          body={text('relational-database.mayNotRun.body')}
          action={toList}
        />
      ) : runnable.length === 0 ? (
        <EmptyState
          icon="lock"
          title={text('relational-database.noAccount')}
          body={text('relational-database.noAccount.body', { name })}
          action={
            <Button
              tone="primary"
              onClick={() =>
                place.go(writePlace(routeTo('relational-database.service'), new URLSearchParams({ tab: 'accounts' })))
              }
            >
              {text('relational-database.toAccounts')}
            </Button>
          }
        />
      ) : database.state === 'creating' || database.state === 'deleting' ? (
        <Callout tone="info">{text('relational-database.notRunning')}</Callout>
      ) : null}
    </DetailPage>
  )
}

/**
 * Accounts that this user can run SQL as in a database, read-only ones first, so that nothing is destroyed by accident.
 */
function useRunnableAccounts(database: string, accounts: readonly Account[]): readonly RunnableAccount[] {
  const { permissions } = useConsole()
  const held = new Set(
    ['relational-database.manage', 'relational-database.query'].filter((permission) => permissions.allows(permission)),
  )
  return accounts
    .flatMap(({ name, databases }) =>
      databases.filter((privilege) => privilege.name === database).map(({ readonly }) => ({ name, readonly })),
    )
    .filter((account) => mayRunAs(held, account))
    .sort((one, other) => Number(other.readonly) - Number(one.readonly))
}
