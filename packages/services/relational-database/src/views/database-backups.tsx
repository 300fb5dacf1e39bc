import {
  Callout,
  DetailPage,
  FileSize,
  FormDialog,
  formatNumber,
  icons,
  lazyDialog,
  ResourceList,
  TextField,
  useData,
  useLocale,
  usePlace,
  useRoutes,
  useToast,
  withText,
} from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { type Backup, backupsData } from '../backups/backups-data.ts'
import { calls } from '../contract.ts'
import { backupsLocales } from '../generated/locales.ts'
import { useBackupsText } from '../generated/text.ts'
import { backupKinds, backupRules, backupStates, databaseLimits } from '../model.ts'
import { routes } from '../routes.ts'
import { createBackupInput } from '../schemas.ts'
import { BackupStatus } from './backup-status.tsx'
import { RestoreList } from './restore-list.tsx'

const RestoreDialog = lazyDialog(() => import('./restore-dialog.tsx').then((module) => module.RestoreDialog))

export interface DatabaseBackupsProps {
  /** Name of the database. */
  name: string
}

const schema = v.pick(createBackupInput, ['backupName'])

function DatabaseBackupsView({ name }: DatabaseBackupsProps) {
  const text = useBackupsText()
  const locale = useLocale()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const toasts = useToast()
  const { create } = useData(backupsData, name)
  const [creating, setCreating] = useState(false)
  const [restored, setRestored] = useState<{ time: number | undefined }>()
  return (
    <DetailPage
      title={text('relational-database.backups.title', { name })}
      parents={[{ label: name, to: routeTo('relational-database.editor', { name }) }]}
      next={{
        label: text('relational-database.backups.create'),
        call: calls['relational-database.backup.create'],
        run: () => setCreating(true),
      }}
      actions={[
        {
          label: text('relational-database.backups.restore'),
          call: calls['relational-database.database.restore-copy'],
          run: () => setRestored({ time: undefined }),
          onPointerEnter: RestoreDialog.prepare,
          onFocus: RestoreDialog.prepare,
        },
      ]}
      notice={
        <Callout tone="info">
          {text('relational-database.backups.rules', {
            rows: formatNumber(backupRules.rowsOfEachChange, locale),
            megabytes: backupRules.megabytesOfEachChange,
            minutes: backupRules.minutesAfterChange,
            first: backupRules.hoursOfEach,
            hours: backupRules.hoursOfAll,
            days: backupRules.days,
          })}
        </Callout>
      }
      tabs={[
        {
          id: 'backups',
          label: text('relational-database.backups.list'),
          content: () => <BackupList name={name} onRestore={({ time }) => setRestored({ time })} />,
        },
        {
          id: 'restores',
          label: text('relational-database.backups.restores'),
          content: () => <RestoreList name={name} />,
        },
      ]}
    >
      <FormDialog
        open={creating}
        onOpenChange={setCreating}
        title={text('relational-database.backups.create')}
        submitLabel={text('relational-database.backups.create')}
        schema={schema}
        onSubmit={(values) => create.run({ name, ...values })}
        onDone={() => toasts.show({ tone: 'success', title: text('relational-database.backups.create.done') })}
      >
        <TextField
          name="backupName"
          label={text('relational-database.backups.name')}
          help={text('relational-database.backups.name.help')}
          maxLength={databaseLimits.backupName}
        />
      </FormDialog>
      {restored ? (
        <RestoreDialog
          open
          name={name}
          time={restored.time}
          onOpenChange={() => setRestored(undefined)}
          onStarted={() =>
            place.go(`${routeTo('relational-database.backups', { name })}?${new URLSearchParams({ tab: 'restores' })}`)
          }
        />
      ) : null}
    </DetailPage>
  )
}

const WithWords = withText(backupsLocales, DatabaseBackupsView)

/** Backups of a database, which can be restored, and the restores so far. */
export default function DatabaseBackups(props: DatabaseBackupsProps) {
  return <WithWords {...props} />
}

function BackupList({ name, onRestore }: { name: string; onRestore: (backup: Backup) => void }) {
  const text = useBackupsText()
  const locale = useLocale()
  const { backups, remove } = useData(backupsData, name)
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, locale))
  return (
    <ResourceList
      list={backups}
      title={text('relational-database.backups.list')}
      columns={[
        {
          id: 'time',
          header: text('relational-database.backups.time'),
          primary: true,
          width: 150,
        },
        {
          id: 'backupName',
          header: text('relational-database.backups.name'),
          cell: ({ backupName }) => backupName ?? '–',
          width: 180,
        },
        {
          id: 'state',
          header: text('relational-database.backups.state'),
          cell: ({ state, error }) => (
            <span className="block min-w-0">
              <BackupStatus state={state} />
              {error === null ? null : (
                <span className="block truncate text-xs text-muted" title={error}>
                  {error}
                </span>
              )}
            </span>
          ),
          filter: {
            kind: 'choice',
            choices: backupStates.map((state) => ({
              value: state,
              label: text(`relational-database.backups.state.${state}`),
            })),
          },
          width: 170,
        },
        {
          id: 'kind',
          header: text('relational-database.backups.kind'),
          cell: ({ kind }) => text(`relational-database.backups.kind.${kind}`),
          filter: {
            kind: 'choice',
            choices: backupKinds.map((kind) => ({
              value: kind,
              label: text(`relational-database.backups.kind.${kind}`),
            })),
          },
          width: 140,
        },
        {
          id: 'rowCount',
          header: text('relational-database.backups.rows'),
          cell: ({ rowCount }) => number(rowCount),
          align: 'end',
          width: 80,
        },
        {
          id: 'sizeBytes',
          header: text('relational-database.backups.size'),
          cell: ({ sizeBytes }) => (sizeBytes === null ? '–' : <FileSize bytes={sizeBytes} />),
          align: 'end',
          width: 110,
        },
        {
          id: 'error',
          header: text('relational-database.backups.error'),
          cell: ({ error }) => error ?? '–',
          hidden: true,
        },
        {
          id: 'userName',
          header: text('relational-database.backups.user'),
          cell: ({ userName }) => userName || text('relational-database.backups.platform'),
          hidden: true,
        },
      ]}
      rowActions={[
        {
          id: 'restore',
          label: text('relational-database.backups.restore'),
          icon: icons.undo,
          call: calls['relational-database.database.restore-copy'],
          disabled: ({ state }) =>
            state === 'succeeded' ? undefined : text('relational-database.backups.notSucceeded'),
          run: onRestore,
        },
        {
          id: 'delete',
          label: text('relational-database.backups.delete'),
          icon: 'trash',
          danger: true,
          call: calls['relational-database.backup.delete'],
          disabled: ({ state }) =>
            state === 'planned' || state === 'running' ? text('relational-database.backups.notEnded') : undefined,
          run: ({ backupId }) => remove.run({ name, backupId }),
          done: text('relational-database.backups.delete.done'),
        },
      ]}
      empty={{
        title: text('relational-database.backups.empty'),
        body: text('relational-database.backups.empty.body'),
      }}
    />
  )
}
