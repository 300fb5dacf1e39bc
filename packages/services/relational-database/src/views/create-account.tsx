import { FormDialog, QueryView, TextArea, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { accountsData, choicesData } from '../data.ts'
import { databaseLimits } from '../model.ts'
import { createAccountInput } from '../schemas.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { hostsText, splitHosts } from './hosts.ts'
import { PasswordField } from './password-field.tsx'
import { type Privilege, PrivilegesField } from './privileges-field.tsx'

const schema = v.object({ ...createAccountInput.entries, hosts: hostsText })

interface Values {
  name: string
  password: string
  comment?: string | null
  hosts: string
  databases: readonly Privilege[]
}

/** Dialog for creating an account. The page never stores its password, not even in a draft. */
export function CreateAccount({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const text = useRelationalDatabaseText()
  const toasts = useToast()
  const { create } = useData(accountsData)
  const { databases } = useData(choicesData)
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('relational-database.createAccount')}
      submitLabel={text('relational-database.createAccount')}
      schema={schema}
      draft={false}
      messages={{
        name: text('relational-database.accountName.wrong'),
        password: text('relational-database.password.wrong'),
        hosts: text('relational-database.hosts.wrong'),
      }}
      defaults={{ hosts: '%' }}
      onSubmit={async ({ hosts, databases: chosen, ...values }) => {
        await create.run({ ...values, hosts: splitHosts(hosts), databases: [...chosen] })
        toasts.show({ tone: 'success', title: text('relational-database.createAccount.done', { name: values.name }) })
      }}
    >
      {({ name, password }) => (
        <>
          <TextField
            name="name"
            label={text('relational-database.name')}
            help={text('relational-database.accountName.help')}
            maxLength={databaseLimits.accountName}
            mono
          />
          <PasswordField
            name="password"
            label={text('relational-database.password')}
            password={password}
            accountName={name}
          />
          <QueryView query={databases}>
            {({ items }) => (
              <PrivilegesField
                name="databases"
                label={text('relational-database.databases')}
                help={text('relational-database.privileges.help')}
                names={items.map((database) => database.name)}
                none={text('relational-database.noDatabases.yet')}
              />
            )}
          </QueryView>
          <TextArea
            name="hosts"
            label={text('relational-database.hosts')}
            help={text('relational-database.hosts.help')}
          />
          <TextField name="comment" label={text('relational-database.comment')} />
        </>
      )}
    </FormDialog>
  )
}
