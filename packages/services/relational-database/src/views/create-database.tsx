import { FormDialog, QueryView, Select, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { choicesData, databasesData } from '../data.ts'
import { type CharacterSet, characterSets, databaseLimits } from '../model.ts'
import { createDatabaseInput } from '../schemas.ts'
import { useDatabaseText } from '../text.ts'
import { commentText } from './comment-text.ts'
import { type Privilege, PrivilegesField } from './privileges-field.tsx'

const schema = v.object({ ...createDatabaseInput.entries, comment: commentText })
const defaults = { name: '', characterSet: 'UTF8' as CharacterSet, comment: '', accounts: [] as readonly Privilege[] }

/** The form for a new database. */
export function CreateDatabase({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const text = useDatabaseText()
  const toasts = useToast()
  const { create } = useData(databasesData)
  const { accounts } = useData(choicesData)
  return (
    <FormDialog<typeof defaults>
      open={open}
      onOpenChange={onOpenChange}
      title={text('relational-database.createDatabase')}
      submitLabel={text('relational-database.createDatabase')}
      schema={schema}
      messages={{ name: text('relational-database.databaseName.wrong') }}
      defaults={defaults}
      onSubmit={async ({ comment, accounts: chosen, ...values }) => {
        await create.run({ ...values, accounts: [...chosen], comment: comment || null })
        toasts.show({ tone: 'success', title: text('relational-database.createDatabase.done', { name: values.name }) })
      }}
    >
      <TextField
        name="name"
        label={text('relational-database.name')}
        help={text('relational-database.databaseName.help')}
        maxLength={databaseLimits.databaseName}
        mono
        required
      />
      <Select
        name="characterSet"
        label={text('relational-database.characterSet')}
        help={text('relational-database.characterSet.help')}
        choices={characterSets.map((set) => ({ value: set, label: text(`relational-database.characterSet.${set}`) }))}
      />
      <TextField name="comment" label={text('relational-database.comment')} maxLength={databaseLimits.comment} />
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
