import { formatNumber, ResourceList, useData, useLocale } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { editorData, historyData } from '../data.ts'
import { runKinds, runStates } from '../model.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { RunStatus } from './state-words.tsx'
import { PaneList } from './pane-list.tsx'
import { useDuration } from './use-duration.ts'

interface RunHistoryProps {
  name: string
  /** Called when SQL is opened in a new draft. */
  onOpen: (sql: string) => void
}

/** History of a database: user, account, time, duration, and outcome of each run. */
export function RunHistory({ name, onOpen }: RunHistoryProps) {
  const text = useRelationalDatabaseText()
  const locale = useLocale()
  const duration = useDuration()
  const { history } = useData(historyData, name)
  const { script } = useData(editorData, name)
  return (
    <PaneList>
      {(maxHeight) => (
        <ResourceList
          list={history}
          title={text('relational-database.history')}
          maxHeight={maxHeight}
          columns={[
            {
              id: 'sql',
              header: text('relational-database.sql'),
              cell: ({ sql, fileName }) => (
                <code className="text-sm">{fileName ?? sql.replaceAll(/\s+/g, ' ').slice(0, 160)}</code>
              ),
              primary: true,
            },
            {
              id: 'state',
              header: text('relational-database.state'),
              cell: ({ state }) => <RunStatus state={state} />,
              filter: {
                kind: 'choice',
                choices: runStates.map((state) => ({ value: state, label: text(`relational-database.run.${state}`) })),
              },
              width: 136,
            },
            {
              id: 'userName',
              header: text('relational-database.who'),
              cell: ({ userName }) => userName || '–',
              width: 140,
            },
            {
              id: 'accountName',
              header: text('relational-database.account'),
              code: true,
              width: 120,
            },
            {
              id: 'rowCount',
              header: text('relational-database.rowCount'),
              cell: ({ rowCount }) => formatNumber(rowCount, locale),
              align: 'end',
              width: 90,
            },
            {
              id: 'durationMs',
              header: text('relational-database.duration'),
              cell: ({ durationMs }) => (durationMs === null ? '–' : duration(durationMs)),
              align: 'end',
              width: 100,
            },
            {
              id: 'error',
              header: text('relational-database.error'),
              cell: ({ error, errorLine }) =>
                error === null ? '–' : `${errorLine === null ? '' : `${errorLine}: `}${error}`,
              width: 200,
              hidden: true,
            },
            {
              id: 'kind',
              header: text('relational-database.runKind'),
              cell: ({ kind }) => text(`relational-database.runKind.${kind}`),
              filter: {
                kind: 'choice',
                choices: runKinds.map((kind) => ({ value: kind, label: text(`relational-database.runKind.${kind}`) })),
              },
              hidden: true,
            },
            {
              id: 'startTime',
              header: text('relational-database.when'),
              width: 136,
            },
          ]}
          rowActions={[
            {
              id: 'open',
              label: text('relational-database.openAgain'),
              icon: 'arrow-end',
              hidden: ({ kind }) => kind === 'script',
              run: ({ sql }) => onOpen(sql),
            },
            {
              id: 'progress',
              label: text('relational-database.showProgress'),
              call: calls['relational-database.sql-script-progress.get'],
              hidden: ({ taskId }) => taskId === null,
              run: ({ taskId }) => script.follow(taskId as string),
            },
          ]}
          empty={{ title: text('relational-database.noHistory'), body: text('relational-database.noHistory.body') }}
          onOpen={({ sql, kind, taskId }) =>
            kind === 'script' && taskId !== null ? script.follow(taskId) : onOpen(sql)
          }
        />
      )}
    </PaneList>
  )
}
