import { FormDialog, QueryView, useData, useToast } from '@console-widgets/ui'
import { type Account, accountsData, choicesData, type Database, databasesData } from '../data.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { type Privilege, PrivilegesField } from './privileges-field.tsx'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for the accounts that can use a database. */
export function DatabasePrivileges({ database, ...dialog }: DialogProps & { database: Database }) {
  const text = useRelationalDatabaseText()
  const toasts = useToast()
  const { setPrivileges } = useData(databasesData)
  const { accounts } = useData(choicesData)
  return (
    <FormDialog<{ accounts: readonly Privilege[] }>
      {...dialog}
      title={text('relational-database.privileges.ofDatabase', { name: database.name })}
      description={text('relational-database.privileges.help')}
      defaults={{ accounts: database.accounts }}
      draft={false}
      onSubmit={(values) => setPrivileges.run({ name: database.name, accounts: [...values.accounts] })}
      onDone={() => toasts.show({ tone: 'success', title: text('relational-database.privileges.done') })}
    >
      <QueryView query={accounts}>
        {({ items }) => (
          <PrivilegesField
            name="accounts"
            label={text('relational-database.accounts')}
            names={items.map(({ name }) => name)}
            none={text('relational-database.noAccounts.yet')}
          />
        )}
      </QueryView>
    </FormDialog>
  )
}

/** Dialog for the databases that an account can use. */
export function AccountPrivileges({ account, ...dialog }: DialogProps & { account: Account }) {
  const text = useRelationalDatabaseText()
  const toasts = useToast()
  const { setPrivileges } = useData(accountsData)
  const { databases } = useData(choicesData)
  return (
    <FormDialog<{ databases: readonly Privilege[] }>
      {...dialog}
      title={text('relational-database.privileges.ofAccount', { name: account.name })}
      description={text('relational-database.privileges.help')}
      defaults={{ databases: account.databases }}
      draft={false}
      onSubmit={(values) => setPrivileges.run({ name: account.name, databases: [...values.databases] })}
      onDone={() => toasts.show({ tone: 'success', title: text('relational-database.privileges.done') })}
    >
      <QueryView query={databases}>
        {({ items }) => (
          <PrivilegesField
            name="databases"
            label={text('relational-database.databases')}
            names={items.map(({ name }) => name)}
            none={text('relational-database.noDatabases.yet')}
          />
        )}
      </QueryView>
    </FormDialog>
  )
}
