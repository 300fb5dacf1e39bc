import { ExactTime, ResourceList, useData, useRoutes } from '@console-widgets/ui'
import { backupsData } from '../backups/backups-data.ts'
import { useBackupsText } from '../generated/text.ts'
import { restoreStates } from '../model.ts'
import { routes } from '../routes.ts'
import { BackupStatus } from './backup-status.tsx'

/** Restores of the backups of a database. */
export function RestoreList({ name }: { name: string }) {
  const text = useBackupsText()
  const routeTo = useRoutes(routes)
  const { restores } = useData(backupsData, name)
  return (
    <ResourceList
      list={restores}
      title={text('relational-database.backups.restores')}
      columns={[
        {
          id: 'targetName',
          header: text('relational-database.backups.restores.target'),
          cell: ({ targetName, isReplacing }) =>
            isReplacing
              ? text('relational-database.backups.restores.target.replaced', { name: targetName })
              : targetName,
          href: ({ targetName, state }) =>
            state === 'succeeded' ? routeTo('relational-database.editor', { name: targetName }) : undefined,
          primary: true,
        },
        {
          id: 'state',
          header: text('relational-database.backups.state'),
          cell: ({ state }) => <BackupStatus state={state} />,
          filter: {
            kind: 'choice',
            choices: restoreStates.map((state) => ({
              value: state,
              label: text(`relational-database.backups.state.${state}`),
            })),
          },
          width: 130,
        },
        {
          id: 'time',
          header: text('relational-database.backups.time'),
          cell: ({ time }) => <ExactTime time={time} />,
          width: 240,
        },
        {
          id: 'startTime',
          header: text('relational-database.backups.restores.started'),
          width: 150,
        },
        {
          id: 'error',
          header: text('relational-database.backups.error'),
          cell: ({ error }) => error ?? '–',
          width: 150,
        },
        { id: 'userName', header: text('relational-database.backups.user'), width: 130, hidden: true },
      ]}
      empty={{
        title: text('relational-database.backups.restores.empty'),
        body: text('relational-database.backups.restores.empty.body'),
      }}
    />
  )
}
