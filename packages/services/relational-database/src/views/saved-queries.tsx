import { ResourceList, useData } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { historyData, type SavedQuery } from '../data.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { PaneList } from './pane-list.tsx'

interface SavedQueriesProps {
  name: string
  /** Called when a query is opened in a new draft. */
  onOpen: (sql: string, more: { title: string; saved: { queryId: string; sql: string } }) => void
}

/** Saved queries of the team for a database. */
export function SavedQueries({ name, onOpen }: SavedQueriesProps) {
  const text = useRelationalDatabaseText()
  const { queries, removeQuery } = useData(historyData, name)
  const open = ({ queryId, queryName, sql }: SavedQuery) => onOpen(sql, { title: queryName, saved: { queryId, sql } })
  return (
    <PaneList>
      {(maxHeight) => (
        <ResourceList
          list={queries}
          title={text('relational-database.queries')}
          maxHeight={maxHeight}
          columns={[
            {
              id: 'queryName',
              header: text('relational-database.name'),
              cell: ({ queryName }) => queryName,
              primary: true,
            },
            {
              id: 'sql',
              header: text('relational-database.sql'),
              cell: ({ sql }) => <code className="text-sm">{sql.replaceAll(/\s+/g, ' ').slice(0, 160)}</code>,
              width: 320,
            },
            { id: 'userName', header: text('relational-database.who'), cell: ({ userName }) => userName, width: 140 },
            {
              id: 'updateTime',
              header: text('relational-database.updated'),
              width: 136,
            },
          ]}
          rowActions={[
            { id: 'open', label: text('relational-database.openQuery'), icon: 'arrow-end', run: open },
            {
              id: 'delete',
              label: text('relational-database.delete'),
              icon: 'trash',
              danger: true,
              call: calls['relational-database.query.delete'],
              run: ({ queryId }) => removeQuery.run({ name, queryId }),
              done: text('relational-database.deleteQuery.done'),
            },
          ]}
          empty={{ title: text('relational-database.noQueries'), body: text('relational-database.noQueries.body') }}
          onOpen={open}
        />
      )}
    </PaneList>
  )
}
