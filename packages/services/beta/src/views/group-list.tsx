import { icons, lazyFormDialog, ResourceList, useData, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { groupsData, type TestGroup } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'
import { groupTypes } from '../model.ts'
import { routes } from '../routes.ts'

const GroupForm = lazyFormDialog(() => import('./group-form.tsx').then((module) => module.GroupForm))

/** The team’s groups of testers, for tests of one app or of all. */
export default function GroupList() {
  const text = useGroupsText()
  const routeTo = useRoutes(routes)
  const { groups, remove } = useData(groupsData)
  const [form, setForm] = useState<TestGroup | 'new'>()
  return (
    <>
      <ResourceList
        list={groups}
        title={text('beta.groups.title')}
        description={text('beta.groups.body')}
        columns={[
          {
            id: 'groupName',
            header: text('beta.groups.name'),
            primary: true,
            href: (group) => routeTo('beta.group', group),
          },
          {
            id: 'groupType',
            header: text('beta.groups.type'),
            cell: ({ groupType }) => text(`beta.groups.type.${groupType}`),
            filter: {
              kind: 'choice',
              choices: groupTypes.map((value) => ({ value, label: text(`beta.groups.type.${value}`) })),
            },
            width: 140,
          },
          {
            id: 'appName',
            header: text('beta.groups.app'),
            cell: ({ appName }) => appName ?? text('beta.groups.app.all'),
            width: 180,
          },
          { id: 'addedTestersNum', header: text('beta.groups.testers'), align: 'end', width: 140 },
          {
            id: 'createTime',
            header: text('beta.groups.created'),
            width: 160,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('beta.groups.create'),
            icon: 'add',
            call: calls['beta.test-user-group.create'],
            primary: true,
            shortcut: 'c',
            run: () => setForm('new'),
            prepare: GroupForm.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'rename',
            label: text('beta.groups.rename'),
            icon: 'edit',
            call: calls['beta.test-user-group.update'],
            run: setForm,
          },
          {
            id: 'delete',
            label: text('beta.groups.delete'),
            icon: 'trash',
            danger: true,
            call: calls['beta.test-user-group.delete'],
            run: ({ groupId }) => remove.run({ groupId }),
            confirm: ({ groupName }) => ({
              title: text('beta.groups.delete.title', { name: groupName }),
              description: text('beta.groups.delete.body'),
              action: text('beta.groups.delete'),
            }),
            done: text('beta.groups.delete.done'),
          },
        ]}
        empty={{
          title: text('beta.groups.empty'),
          body: text('beta.groups.emptyBody'),
          icon: icons.users,
          action: 'create',
        }}
      />
      {form ? (
        <GroupForm open onOpenChange={() => setForm(undefined)} group={form === 'new' ? undefined : form} />
      ) : null}
    </>
  )
}
