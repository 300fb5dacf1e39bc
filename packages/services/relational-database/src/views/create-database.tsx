import { FormDialog, QueryView, Select, TextField, useData, useToast } from '@console-widgets/ui'
import { choicesData, databasesData } from '../data.ts'
import { type CharacterSet, characterSets, databaseLimits } from '../model.ts'
import { createDatabaseInput } from '../schemas.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { type Privilege, PrivilegesField } from './privileges-field.tsx'

interface Values {
  name: string
  characterSet: CharacterSet
  comment?: string | null
  accounts: readonly Privilege[]
}

/** Dialog for creating a database. */
export function CreateDatabase({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const text = useRelationalDatabaseText()
  const toasts = useToast()
  const { create } = useData(databasesData)
  const { accounts } = useData(choicesData)
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('relational-database.createDatabase')}
      submitLabel={text('relational-database.createDatabase')}
      schema={createDatabaseInput}
      messages={{ name: text('relational-database.databaseName.wrong') }}
      onSubmit={async ({ accounts: chosen, ...values }) => {
        await create.run({ ...values, accounts: [...chosen] })
        toasts.show({ tone: 'success', title: text('relational-database.createDatabase.done', { name: values.name }) })
      }}
    >
      <TextField
        name="name"
        label={text('relational-database.name')}
        help={text('relational-database.databaseName.help')}
        maxLength={databaseLimits.databaseName}
        mono
      />
      <Select
        name="characterSet"
        label={text('relational-database.characterSet')}
        help={text('relational-database.characterSet.help')}
        choices={characterSets.map((set) => ({ value: set, label: text(`relational-database.characterSet.${set}`) }))}
      />
      <TextField name="comment" label={text('relational-database.comment')} />
      <QueryView query={accounts}>
        {({ items }) => (
          <PrivilegesField
            name="accounts"
            label={text('relational-database.accounts')}
            help={text('relational-database.accounts.help')}
            names={items.map(({ name }) => name)}
            none={text('relational-database.noAccounts.yet')}
          />
        )}
      </QueryView>
    </FormDialog>
  )
}
