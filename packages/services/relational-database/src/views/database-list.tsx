import { lazyFormDialog, RelativeTime, ResourceList, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { relationalDatabaseData } from '../data.ts'
import { useRelationalDatabaseText } from '../text.ts'

const CreateDatabase = lazyFormDialog(() => import('./create-database.tsx').then((module) => module.CreateDatabase))

/** The relational database of a team. */
export default function DatabaseList() {
  const text = useRelationalDatabaseText()
  const [creating, setCreating] = useState(false)
  const { relationalDatabase, remove } = useData(relationalDatabaseData)
  return (
    <>
      <ResourceList
        list={relationalDatabase}
        title={text('relational-database.title')}
        columns={[
          { id: 'name', header: text('relational-database.name'), cell: (database) => database.name, primary: true, sort: 'name', filter: { kind: 'text' } },
          { id: 'createTime', header: text('relational-database.created'), cell: (database) => <RelativeTime time={database.createTime} />, sort: 'createTime', filter: { kind: 'time' } },
          { id: 'updateTime', header: text('relational-database.updated'), cell: (database) => <RelativeTime time={database.updateTime} />, sort: 'updateTime', filter: { kind: 'time' } },
        ]}
        actions={[{ id: 'create', label: text('relational-database.create'), icon: 'add', call: calls['relational-database.database.create'], primary: true, shortcut: 'c', run: () => setCreating(true), prepare: CreateDatabase.prepare }]}
        rowActions={[
          {
            id: 'delete',
            label: text('relational-database.delete'),
            icon: 'trash',
            danger: true,
            call: calls['relational-database.database.delete'],
            run: ({ name }) => remove.run({ name }),
            confirm: ({ name }) => ({ title: text('relational-database.delete.title', { name }), description: text('relational-database.delete.body') }),
          },
        ]}
        empty={{ title: text('relational-database.empty'), body: text('relational-database.emptyBody'), action: 'create' }}
      />
      <CreateDatabase open={creating} onOpenChange={setCreating} />
    </>
  )
}
