import { lazyFormDialog, RelativeTime, ResourceList, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { teamsData } from '../data.ts'
import { useTeamsText } from '../text.ts'

const CreateMember = lazyFormDialog(() => import('./create-member.tsx').then((module) => module.CreateMember))

/** The teams of a team. */
export default function MemberList() {
  const text = useTeamsText()
  const [creating, setCreating] = useState(false)
  const { members, remove } = useData(teamsData)
  return (
    <>
      <ResourceList
        list={members}
        title={text('teams.title')}
        columns={[
          { id: 'userName', header: text('teams.name'), cell: (member) => member.userName, primary: true, sort: 'userName', filter: { kind: 'text' } },
          { id: 'updateTime', header: text('teams.updated'), cell: (member) => <RelativeTime time={member.updateTime} />, sort: 'updateTime', filter: { kind: 'time' } },
        ]}
        actions={[{ id: 'create', label: text('teams.create'), icon: 'add', call: calls['teams.invitation.create'], primary: true, shortcut: 'c', run: () => setCreating(true), prepare: CreateMember.prepare }]}
        rowActions={[
          {
            id: 'delete',
            label: text('teams.delete'),
            icon: 'trash',
            danger: true,
            call: calls['teams.member.remove'],
            run: ({ memberId }) => remove.run({ memberId }),
            confirm: ({ userName }) => ({ title: text('teams.delete.title', { name: userName }), description: text('teams.delete.body') }),
          },
        ]}
        empty={{ title: text('teams.empty'), body: text('teams.emptyBody'), action: 'create' }}
      />
      <CreateMember open={creating} onOpenChange={setCreating} />
    </>
  )
}
