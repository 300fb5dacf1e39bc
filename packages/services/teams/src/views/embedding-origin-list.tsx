import { icons, lazyFormDialog, RelativeTime, ResourceList, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { embeddingOriginsData } from '../data.ts'
import { useTeamsText } from '../generated/text.ts'

const EmbeddingOriginForm = lazyFormDialog(() =>
  import('./embedding-origin-form.tsx').then((module) => module.EmbeddingOriginForm),
)

/** Origins whose pages may embed the team's widgets and act with the session of a member. */
export default function EmbeddingOriginList() {
  const text = useTeamsText()
  const { origins, remove } = useData(embeddingOriginsData)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ResourceList
        list={origins}
        title={text('teams.origins')}
        description={text('teams.origins.body')}
        columns={[
          {
            id: 'origin',
            header: text('teams.origin'),
            cell: ({ origin }) => <code className="text-sm">{origin}</code>,
            primary: true,
          },
          { id: 'note', header: text('teams.note'), cell: ({ note }) => note || '–' },
          {
            id: 'createTime',
            header: text('teams.origin.added'),
            cell: ({ createTime }) => <RelativeTime time={createTime} />,
          },
        ]}
        actions={[
          {
            id: 'add',
            label: text('teams.origin.add'),
            icon: 'add',
            call: calls['teams.embedding-origin.add'],
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
            prepare: EmbeddingOriginForm.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('teams.delete'),
            icon: 'trash',
            danger: true,
            call: calls['teams.embedding-origin.delete'],
            run: ({ originId }) => remove.run({ originId }),
            confirm: ({ origin }) => ({
              title: text('teams.origin.delete.title', { origin }),
              body: text('teams.origin.delete.body'),
              action: text('teams.delete'),
            }),
            done: text('teams.origin.deleted'),
          },
        ]}
        empty={{
          title: text('teams.origins.empty'),
          body: text('teams.origins.emptyBody'),
          icon: icons.globe,
          action: 'add',
        }}
      />
      {open ? <EmbeddingOriginForm open onOpenChange={setOpen} /> : null}
    </>
  )
}
