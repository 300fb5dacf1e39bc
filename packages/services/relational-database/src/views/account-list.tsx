import { icons, lazyFormDialog, ResourceList, useData, useJoin } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Account, accountsData } from '../data.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

const CreateAccount = lazyFormDialog(() => import('./create-account.tsx').then((module) => module.CreateAccount))
const EditAccount = lazyFormDialog(() => import('./edit-account.tsx').then((module) => module.EditAccount))
const ResetPassword = lazyFormDialog(() => import('./reset-password.tsx').then((module) => module.ResetPassword))
const AccountPrivileges = lazyFormDialog(() =>
  import('./privileges-dialog.tsx').then((module) => module.AccountPrivileges),
)

type Dialog = { kind: 'edit' | 'password' | 'privileges'; account: Account }

/** Accounts that SQL runs as, with the databases that each can use. */
export default function AccountList() {
  const text = useRelationalDatabaseText()
  const join = useJoin()
  const { accounts, remove } = useData(accountsData)
  const [creating, setCreating] = useState(false)
  const [dialog, setDialog] = useState<Dialog>()
  const dialogOf = (kind: Dialog['kind']) => ({ open: dialog?.kind === kind, onOpenChange: () => setDialog(undefined) })
  const uses = ({ databases }: Account) =>
    join.names(
      databases.map(({ name, readonly }) => (readonly ? text('relational-database.uses.readonly', { name }) : name)),
    )
  return (
    <>
      <ResourceList
        list={accounts}
        title={text('relational-database.accounts')}
        columns={[
          {
            id: 'name',
            header: text('relational-database.name'),
            code: true,
            primary: true,
          },
          {
            id: 'databases',
            header: text('relational-database.databases'),
            cell: (account) => uses(account) || '–',
            value: uses,
            width: 260,
          },
          {
            id: 'hosts',
            header: text('relational-database.hosts'),
            cell: ({ hosts }) =>
              hosts.includes('%') ? text('relational-database.hosts.any') : <code>{join.names(hosts)}</code>,
            value: ({ hosts }) => join.names(hosts),
            width: 160,
          },
          {
            id: 'comment',
            header: text('relational-database.comment'),
            cell: ({ comment }) => comment ?? '–',
            width: 200,
          },
          {
            id: 'engineName',
            header: text('relational-database.engineName'),
            code: true,
            hidden: true,
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
            label: text('relational-database.createAccount'),
            icon: 'add',
            call: calls['relational-database.account.create'],
            primary: true,
            shortcut: 'c',
            run: () => setCreating(true),
            prepare: CreateAccount.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'privileges',
            label: text('relational-database.privileges'),
            icon: 'lock',
            call: calls['relational-database.account-privileges.update'],
            run: (account) => setDialog({ kind: 'privileges', account }),
          },
          {
            id: 'edit',
            label: text('relational-database.editAccount'),
            icon: 'edit',
            call: calls['relational-database.account-base-info.update'],
            run: (account) => setDialog({ kind: 'edit', account }),
          },
          {
            id: 'password',
            label: text('relational-database.resetPassword'),
            icon: icons.key,
            call: calls['relational-database.account-base-info.update'],
            run: (account) => setDialog({ kind: 'password', account }),
          },
          {
            id: 'delete',
            label: text('relational-database.delete'),
            icon: 'trash',
            danger: true,
            call: calls['relational-database.account.delete'],
            run: ({ name }) => remove.run({ name }),
            confirm: ({ name, databases }) => ({
              title: text('relational-database.deleteAccount.title', { name }),
              description: text('relational-database.deleteAccount.body'),
              dependents: databases.map((database) => ({
                label: database.name,
                detail: text('relational-database.deleteAccount.database'),
              })),
              action: text('relational-database.delete'),
            }),
            done: text('relational-database.deleteAccount.done'),
          },
        ]}
        empty={{
          title: text('relational-database.noAccounts'),
          body: text('relational-database.noAccounts.body'),
          icon: 'lock',
          action: 'create',
        }}
      />
      <CreateAccount open={creating} onOpenChange={setCreating} />
      {dialog ? (
        <>
          <EditAccount account={dialog.account} {...dialogOf('edit')} />
          <ResetPassword account={dialog.account} {...dialogOf('password')} />
          <AccountPrivileges account={dialog.account} {...dialogOf('privileges')} />
        </>
      ) : null}
    </>
  )
}
