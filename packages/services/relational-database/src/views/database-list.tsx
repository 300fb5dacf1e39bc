import {
  icons,
  lazyFormDialog,
  ResourceList,
  useData,
  useJoin,
  usePlace,
  useRoutes,
  useFileSize,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Database, databasesData } from '../data.ts'
import { characterSets, databaseStates } from '../model.ts'
import { routes } from '../routes.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { DatabaseStatus } from './state-words.tsx'

const CreateDatabase = lazyFormDialog(() => import('./create-database.tsx').then((module) => module.CreateDatabase))
const EditDatabase = lazyFormDialog(() => import('./edit-database.tsx').then((module) => module.EditDatabase))
const DatabasePrivileges = lazyFormDialog(() =>
  import('./privileges-dialog.tsx').then((module) => module.DatabasePrivileges),
)

export interface DatabaseListProps {
  /** Called when a database is opened. Default: navigates to its editor. */
  onOpen?: (detail: { name: string }) => void
}

/** List of a team's databases. */
export default function DatabaseList({ onOpen }: DatabaseListProps) {
  const fileSize = useFileSize()
  const text = useRelationalDatabaseText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { databases, remove } = useData(databasesData)
  const join = useJoin()
  const [creating, setCreating] = useState(false)
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'privileges'; database: Database }>()
  const open = ({ name }: Pick<Database, 'name'>) =>
    onOpen ? onOpen({ name }) : place.go(routeTo('relational-database.editor', { name }))
  const running = ({ state }: Database) => (state === 'running' ? undefined : text('relational-database.notRunning'))
  return (
    <>
      <ResourceList
        list={databases}
        title={text('relational-database.databases')}
        columns={[
          {
            id: 'name',
            header: text('relational-database.name'),
            code: true,
            primary: true,
            href: (database) => routeTo('relational-database.editor', database),
          },
          {
            id: 'state',
            header: text('relational-database.state'),
            cell: ({ state }) => <DatabaseStatus state={state} />,
            filter: {
              kind: 'choice',
              choices: databaseStates.map((state) => ({
                value: state,
                label: text(`relational-database.state.${state}`),
              })),
            },
            width: 120,
          },
          {
            id: 'accounts',
            header: text('relational-database.accounts'),
            cell: ({ accounts }) => join.names(accounts.map(({ name }) => name)) || '–',
            value: ({ accounts }) => join.names(accounts.map(({ name }) => name)),
            width: 180,
          },
          {
            id: 'sizeBytes',
            header: text('relational-database.size'),
            cell: ({ sizeBytes }) =>
              sizeBytes === null ? (
                <span title={text('relational-database.size.unknown')}>–</span>
              ) : (
                fileSize(sizeBytes)
              ),
            align: 'end',
            width: 96,
          },
          {
            id: 'characterSet',
            header: text('relational-database.characterSet'),
            cell: ({ characterSet }) => characterSet,
            filter: { kind: 'choice', choices: characterSets.map((set) => ({ value: set, label: set })) },
            width: 104,
          },
          {
            id: 'comment',
            header: text('relational-database.comment'),
            cell: ({ comment }) => comment ?? '–',
            value: ({ comment }) => comment,
            width: 150,
          },
          {
            id: 'createTime',
            header: text('relational-database.created'),
            hidden: true,
          },
          {
            id: 'updateTime',
            header: text('relational-database.updated'),
            width: 136,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('relational-database.createDatabase'),
            icon: 'add',
            call: calls['relational-database.database.create'],
            primary: true,
            shortcut: 'c',
            run: () => setCreating(true),
            prepare: CreateDatabase.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'open',
            label: text('relational-database.openEditor'),
            icon: 'arrow-end',
            call: calls['relational-database.sql.execute'],
            disabled: running,
            run: open,
          },
          {
            id: 'privileges',
            label: text('relational-database.privileges'),
            icon: 'lock',
            call: calls['relational-database.database-privileges.update'],
            disabled: running,
            run: (database) => setDialog({ kind: 'privileges', database }),
          },
          {
            id: 'backups',
            label: text('relational-database.toBackups'),
            icon: icons.history,
            call: calls['relational-database.backup.list'],
            run: ({ name }) => place.go(routeTo('relational-database.backups', { name })),
          },
          {
            id: 'edit',
            label: text('relational-database.editComment'),
            icon: 'edit',
            call: calls['relational-database.database-base-info.update'],
            disabled: running,
            run: (database) => setDialog({ kind: 'edit', database }),
          },
          {
            id: 'delete',
            label: text('relational-database.delete'),
            icon: 'trash',
            danger: true,
            call: calls['relational-database.database.delete'],
            disabled: ({ state }) =>
              state === 'running' || state === 'abnormal' ? undefined : text('relational-database.notRunning'),
            run: ({ name }) => remove.run({ name }),
            confirm: (database) => ({
              title: text('relational-database.deleteDatabase.title', { name: database.name }),
              description: text('relational-database.deleteDatabase.body', {
                size: database.sizeBytes === null ? '–' : fileSize(database.sizeBytes),
              }),
              dependents: database.accounts.map(({ name, readonly }) => ({
                label: name,
                detail: text(readonly ? 'relational-database.loses.readonly' : 'relational-database.loses.writable'),
              })),
              typed: database.name,
              action: text('relational-database.delete'),
            }),
            done: text('relational-database.deleteDatabase.done'),
          },
        ]}
        empty={{
          title: text('relational-database.noDatabases'),
          body: text('relational-database.noDatabases.body'),
          icon: 'folder',
          action: 'create',
        }}
        onOpen={onOpen && open}
      />
      <CreateDatabase open={creating} onOpenChange={setCreating} />
      {dialog ? (
        <>
          <EditDatabase
            key={`edit ${dialog.database.name}`}
            database={dialog.database}
            open={dialog.kind === 'edit'}
            onOpenChange={() => setDialog(undefined)}
          />
          <DatabasePrivileges
            key={`privileges ${dialog.database.name}`}
            database={dialog.database}
            open={dialog.kind === 'privileges'}
            onOpenChange={() => setDialog(undefined)}
          />
        </>
      ) : null}
    </>
  )
}
