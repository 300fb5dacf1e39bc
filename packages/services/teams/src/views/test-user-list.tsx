import { icons, lazyFormDialog, ResourceList, Status, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type TestUser, testUsersData } from '../data.ts'
import { testUserStates } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'

const TestUserForm = lazyFormDialog(() => import('./test-user-form.tsx').then((module) => module.TestUserForm))

const TONES = { active: 'success', expired: 'warning' } as const

/** Accounts that sign in and make test purchases in the team's apps until they expire. */
export default function TestUserList() {
  const text = useTeamsText()
  const { testUsers, remove } = useData(testUsersData)
  const [form, setForm] = useState<TestUser | 'new'>()
  return (
    <>
      <ResourceList
        list={testUsers}
        title={text('teams.testUsers')}
        description={text('teams.testUsers.body')}
        columns={[
          {
            id: 'nickName',
            header: text('teams.name'),
            cell: ({ nickName }) => nickName,
            primary: true,
          },
          {
            id: 'account',
            header: text('teams.account'),
            cell: ({ account }) => <code className="text-sm">{account}</code>,
            width: 220,
          },
          {
            id: 'state',
            header: text('teams.state'),
            cell: ({ state }) => <Status tone={TONES[state]}>{text(`teams.testUser.${state}`)}</Status>,
            filter: {
              kind: 'choice',
              choices: testUserStates.map((value) => ({
                value,
                label: text(`teams.testUser.${value}`),
                tone: TONES[value],
              })),
            },
            width: 132,
          },
          {
            id: 'validUntil',
            header: text('teams.validUntil'),
          },
          {
            id: 'note',
            header: text('teams.note'),
            cell: ({ note }) => note || '–',
            width: 200,
          },
          {
            id: 'updateTime',
            header: text('teams.updated'),
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'add',
            label: text('teams.testUser.add'),
            icon: 'add',
            call: calls['teams.test-user.add'],
            primary: true,
            shortcut: 'c',
            run: () => setForm('new'),
            prepare: TestUserForm.prepare,
          },
        ]}
        rowActions={[
          { id: 'edit', label: text('teams.edit'), icon: 'edit', call: calls['teams.test-user.update'], run: setForm },
          {
            id: 'delete',
            label: text('teams.delete'),
            icon: 'trash',
            danger: true,
            call: calls['teams.test-user.delete'],
            run: ({ testUserId }) => remove.run({ testUserId }),
            done: text('teams.testUser.deleted'),
          },
        ]}
        bulkActions={[
          {
            id: 'delete',
            label: text('teams.delete'),
            icon: 'trash',
            danger: true,
            call: calls['teams.test-user.delete'],
            run: async (users) => {
              for (const { testUserId } of users) await remove.run({ testUserId })
            },
            confirm: (users) => ({
              title: text('teams.testUser.delete.title', { count: users.length }),
              severity: 'dialog',
              dependents: users.map(({ nickName, account }) => ({ label: nickName, detail: account })),
            }),
          },
        ]}
        empty={{
          title: text('teams.testUsers.empty'),
          body: text('teams.testUsers.emptyBody'),
          icon: icons.users,
          action: 'add',
        }}
      />
      {form ? (
        <TestUserForm open onOpenChange={() => setForm(undefined)} user={form === 'new' ? undefined : form} />
      ) : null}
    </>
  )
}
